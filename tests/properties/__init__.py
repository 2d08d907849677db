"""The shipped laws, held to every game that can be played, and to engines that break them."""
