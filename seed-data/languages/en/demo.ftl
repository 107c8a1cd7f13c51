# Start page of the public demo.

demo-title = Try Stormsizer
demo-lead = Size storage for virtual desktops: see which storms of the week an array handles, what the bottleneck is, and what to buy. No account is needed.
demo-projects = Three projects to explore
demo-project-hospital = Hospital group: 2,500 desktops on a hybrid array. On Monday, a boot storm meets the early shift.
demo-project-bank = Bank: a hardware refresh with growth and a budget, compared across four array families.
demo-project-call-center = Call center: 1,800 agents move to session hosts in Azure, with profile containers on a file share.
demo-start = Open the demo
demo-privacy = Only you see what you enter. The customers are invented; do not enter real customer data.
demo-deleted = Everything you enter is deleted { $n } minutes after your last visit, and every day at { $reset }.
demo-install = Install your own copy
demo-preparing = The demo is being prepared. This takes a few minutes; the page reloads by itself.
demo-ended = Your last visit to the demo has ended, and its data was deleted. You can start again.
demo-full = All { $n } places in the demo are taken. Try again in a few minutes.
