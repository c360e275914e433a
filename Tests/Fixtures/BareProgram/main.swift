// The least that a static Swift program can do: what starting any of them costs.
print("hello")
