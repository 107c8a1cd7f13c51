# Banner of the public demo.

demo-label = Demo
demo-text = Demo: only you see your changes. They are deleted after { $idle } of inactivity, and no later than { $time }. Do not enter real customer data.
demo-install = Install your own copy
demo-hide = Hide notice
demo-no-account = No account
demo-no-account-hint = You don’t need an account in the demo. Accounts, members, and API keys are available when you install your own copy.
