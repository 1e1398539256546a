"""Kingdom Builder as a kernel: positions as arrays, actions as codes, playouts by the thousand."""
