# Banner of the public demo.

demo-label = Demo
demo-text = Demo: only you see your changes. They are deleted after { $idle } without activity, and at { $time } in any case. Do not enter real customer data.
demo-install = Install your own copy
demo-hide = Hide notice
demo-no-account = No account
demo-no-account-hint = Visitors of the demo need no account. Accounts, members, and API keys are available when you install your own copy.
