# How a list of things is said: "a, b and c".
list-none = none
list-last = { $items } and { $last }
