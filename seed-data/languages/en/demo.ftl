# Start page of the public demo.

demo-title = Try Stormsizer
demo-lead = Size storage for virtual desktops: see which of the week’s storms an array can handle, what the bottleneck is, and what to buy. No account is needed.
demo-projects = Three projects to explore
demo-project-hospital = Hospital group: 2,500 desktops on a hybrid array. On Mondays, the boot storm collides with the early shift.
demo-project-bank = Bank: a hardware refresh with growth and a budget, comparing four array families.
demo-project-call-center = Call center: 1,800 agents move to session hosts in Azure, with profile containers on a file share.
demo-start = Open the demo
demo-privacy = Only you see what you enter. The customers are invented; do not enter real customer data.
demo-deleted = Everything you enter is deleted after { $n } minutes of inactivity, and every day at { $reset }.
demo-install = Install your own copy
demo-preparing = The demo is being prepared. This takes a few minutes; the page reloads automatically.
demo-ended = Your previous demo session has ended, and its data has been deleted. You can start again.
demo-full = The demo has reached its maximum number of visitors ({ $n }). Try again in a few minutes.
