# Banner of the public demo.

demo-label = Demo
demo-text = This is a demo, and only you see your changes. They are deleted after { $idle } without activity, and at { $time } in any case. The customers are invented; do not enter real customer data.
demo-install = Install your own copy
demo-hide = Hide notice
