#ifndef RH_WORLD_H
#define RH_WORLD_H

#include <sys/types.h>

/// Opens the sockets that the server answers on.
int rh_world_listen(void);

/// Starts the process that answers; returns its number, -1 on failure.
pid_t rh_world_serve(void);

/// A socket that is connected to the server's datagrams; -1 on failure.
int rh_world_datagram_socket(void);

#endif
