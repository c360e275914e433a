// The modules' declarations are in Swift; only their submodules' names are told here.
