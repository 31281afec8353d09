/** How people have a job changed: its state, day, price, name, place and notes. */
export const CHANGES = `
  call it {any}
  call this one {any}
  {job} is complete
  {job} is done
  {job} is done and dusted
  {job} all done
  {job} done update it
  finished {job} today
  finished up at {job}
  just finished the {any} at {client}
  we wrapped up {job} {date}
  mark {job} as done
  mark {job} complete
  mark {job} in progress
  set {job} to pending
  close off {job}
  close out {job}
  {job} is underway
  {job} has started
  started {job} today
  kicked off {job} this morning
  cancel {job}
  {client} cancelled {job}
  {client} pulled the pin on {job}
  {job} has fallen through
  {job} is off
  bring {job} forward {date}
  bring {job} forward {number} days
  push {job} back {date}
  push {job} back a week
  move {job} to {date}
  put {number} hrs on that job
  chuck {number} hrs on that job
  whack another {number} hrs on {job}
  log {number} hours on {job}
  log {number} hrs on it
  chuck {number} hours on {job}
  move {client} to {date} same time
  can you move {client} to {date}
  shift {job} to {date} at {time}
  reschedule {job} for {date}
  {job} is now {date}
  {job} got moved to {date}
  {client} wants {job} done {date} now not {any}
  {client} needs {job} on {date} instead
  {job} starts {date} not {date}
  {job} wont start till {date}
  change the budget on {job} to {money}
  budget for {job} is now {money}
  {job} budget to {money}
  bump {job} up to {money}
  knock {money} off {job}
  knock {number} off the budget for this one
  take {money} off the budget
  add {money} to the budget for {job}
  {job} went up to {money}
  the price on {job} is {money} now
  rename {job} to {any}
  call {job} {any} instead
  update {job}
  change {job}
  add a note to {job} {any}
  add a note to this job {any}
  note on {job} {any}
  note for {job} the key is {any}
  put a note on {job} that {any}
  {job} is at {address}
  address for {job} is {address}
  actually {date}
  make it {date}
  make that {date} instead
  no {date}
  change it to {money}
  back to pending
  reopen {job}
  {job} back on
  {job} is on hold
  drop {job} to {money}
  drop {job} down to {number}
  {job} went up {money}
  {job} went up {number}
  {job} came down {money}
  {job} is going to be {money} now
  {job} is {money} now not {money}
  make {job} {money}
  make the budget {money}
  make the budget on {job} {money}
  up the budget on {job} to {money}
  up {job} by {percent}
  bump {job} up by {percent}
  bump the budget by {money}
  bump the price on {job} up {percent}
  take {percent} off {job}
  give {client} {percent} off {job}
  add {money} to {job}
  add {number} to {job} she wants {any}
  add {number} to the {any} job {client} wants extra {any}
  put another {money} on {job} for {any}
  knock {number} off {job} {any}
  take {number} off {job}
  shave {money} off {job}
  kicked off {job} {date}
  kicked off the {any} {date}
  we kicked off the {any} at {client} {date}
  started the {any} {date}
  finished the {any} {date}
  wrapped up the {any} {date}
  move the {any} from {date} to {date} at {time}
  move the {any} to {date}
  bring the {any} forward to {date}
  push the {any} back to {date}
  the {any} is done and dusted
  the {any} is off
  the {any} has been cancelled
  kicked off {job} {time}
  {job} kicked off {date}
  got stuck into {job} {date}
  made a start on {job}
  we are on site at {job} now
  on to {job} now
  {job} is on the go
  {job} is half done
  knocked over {job} {date}
  smashed out {job} {date}
  {job} all wrapped up
  {job} is in the bag
  {job} signed off
  {client} signed off on {job} all finished
  put {job} to bed
  thats {job} done
  thats {job} finished
  tick off {job}
  {job} called off
  {client} bailed on {job}
  {client} backed out of {job}
  {client} went with someone else for {job}
  {client} doesnt want {job} anymore
  {job} isnt going ahead
  kill {job}
  pull the pin on {job}
  pin pulled on {job}
  {job} is parked till {date}
  put {job} on hold
  put {job} on ice
  {job} is back on
  {job} isnt finished yet
  hold off on {job} till {date}
  gate code for {job} is {number}
  key for {job} is {any}
  dog at {job} {any}
  access to {job} is via {any}
  parking at {job} is {any}
  {client} says the key for {job} is under the mat
  note that {job} has {any}
  note that the dog bites
  note that the gate code is {number}
  for {job} note {any}
  chuck a note on {job} {any}
  stick a note on {job} saying {any}
  {job} is for {client} not {client}
  put {job} under {client}
  {job} should be for {client}
  rename {job} to {any} please
  {job} should be called {any}
  change the name of {job} to {any}
  change {job} start {date} {time} and make the budget {money}
  {job} now starts {date} at {time} and its {money}
  {job} {date} at {time} instead
  move {job} from {date} to {date}
  move {job} from {date} to {date} at {time}
  shift {job} out a week
  delay {job} a fortnight
  push {job} out {number} days
  {job} needs to move to {date}
  {job} needs to be moved to {date}
  {client} cant do {date} move {job} to {date}
  {client} asked to push {job} to {date}
  {client} wants {job} earlier {date}
  {client} wants {job} {date} not {date}
  swap {job} to {date}
  pull {job} forward to {date}
  bring {job} fwd to {date}
  bring it forward {number} days
  push it back a week
  mark this one done
  mark this one complete
  this ones done
  this one is finished
  this job is underway
  move this one to {date}
  push this one back a week
  knock {money} off this one
  bump this one up {money}
  actually make it {date}
  actually {date} {time}
  actually make that {money}
  sorry {date} not {date}
  change that to {date}
  nah make it {date}
  site address for {job} is {address}
  {job} is actually at {address}
  rename {job} to {any} and {any}
  rename {job} as {any}
  rename the {any} job to {any}
  can you rename {job} to {any}
  change {job} name to {any}
  rename this job to {any}
  rename this one {any}
  drop the budget on {job} to {money}
  drop the {any} budget to {money}
  {job} starts {date} now
  we started {job} {time}
  started on {job}
  drop the {job} to {number}
  drop the {job} to {money}
  drop the {job} down by {money}
  drop the {job} down to {money}
  the {job} went up {number}
  the {job} went up {money}
  the {job} has gone up {money}
  the {job} has gone up to {money}
  the {job} came in at {money}
  the {job} came down to {number}
  bump the {job} up to {number}
  bump the {job} by {number}
  kicked off the {job} {time}
  kicked off the {any} {time}
  we kicked off {job} {date}
  move the {job} to {date} {time}
  move the {any} to {date} {time}
  shift the {any} to {date}
  push the {any} to {date}
  rename the {job} to {any}
  rename the {any} to {any}
  rename {job} {any}
  make the {job} {money}
  make the {job} {date}
  make the {money} on the {job}
  the {money} on the {job} is now {money}
  gate code for the {job} is {number}
  gate code at {job} {number}
  the gate code for {job} is {number}
  lockbox code for {job} is {number}
  the key for the {job} is {any}
  the {job} is for {client} not {any}
  the {job} is for {client}
  that {job} is for {client} not {client}
  {job} needs to be moved {date}
  the {job} needs to be moved to {date}
  the {job} needs to be pushed back {date}
  the {job} has to move to {date}
  the {job} got pushed to {date}
  the {job} got cancelled
  the {job} is done
  the {job} is finished
  the {job} is all done
  the {job} has started
  the {job} starts {date}
  the {job} is starting {date} now
  the {job} is at {address}
  started the {job} {time}
  finished the {job} {time}
  wrapped up the {job}
  {client} {job} is done
  {client} {job} is all wrapped up
  {client} {job} is off
  just finished up at {client}
  finished up at {client} {date}
  all done at {client}
  done at {client}
  move the {job} {date}
  move the {job} {date} {time}
  move the {job} to {date}
  move {job} {date}
  move {job} {date} {time}
  move {job} to {date} {time}
  shift the {job} {date}
  shift the {job} {date} {time}
  shift the {job} to {date} {time}
  shift the {job} to {date}
  shift {job} {date}
  shift {job} {date} {time}
  shift {job} to {date} {time}
  shift {job} to {date}
  push the {job} {date}
  push the {job} {date} {time}
  push the {job} to {date} {time}
  push the {job} to {date}
  push {job} {date}
  push {job} {date} {time}
  push {job} to {date} {time}
  push {job} to {date}
  bring the {job} {date}
  bring the {job} {date} {time}
  bring the {job} to {date} {time}
  bring the {job} to {date}
  bring {job} {date}
  bring {job} {date} {time}
  bring {job} to {date} {time}
  bring {job} to {date}
  reschedule the {job} {date}
  reschedule the {job} {date} {time}
  reschedule the {job} to {date} {time}
  reschedule the {job} to {date}
  reschedule {job} {date}
  reschedule {job} {date} {time}
  reschedule {job} to {date} {time}
  reschedule {job} to {date}
  change the {job} {date}
  change the {job} {date} {time}
  change the {job} to {date} {time}
  change the {job} to {date}
  change {job} {date}
  change {job} {date} {time}
  change {job} to {date} {time}
  change {job} to {date}
  put the {job} {date}
  put the {job} {date} {time}
  put the {job} to {date} {time}
  put the {job} to {date}
  put {job} {date}
  put {job} {date} {time}
  put {job} to {date} {time}
  put {job} to {date}
  swap the {job} {date}
  swap the {job} {date} {time}
  swap the {job} to {date} {time}
  swap the {job} to {date}
  swap {job} {date}
  swap {job} {date} {time}
  swap {job} to {date} {time}
  pull the {job} {date}
  pull the {job} {date} {time}
  pull the {job} to {date} {time}
  pull the {job} to {date}
  pull {job} {date}
  pull {job} {date} {time}
  pull {job} to {date} {time}
  pull {job} to {date}
  drop the {job} {money}
  drop the {job} up to {money}
  drop {job} {money}
  drop {job} to {number}
  drop {job} up to {money}
  drop {job} down to {money}
  bump the {job} {money}
  bump the {job} to {number}
  bump the {job} up to {money}
  bump the {job} down to {money}
  bump {job} {money}
  bump {job} to {number}
  bump {job} down to {money}
  lift the {job} {money}
  lift the {job} to {number}
  lift the {job} up to {money}
  lift the {job} down to {money}
  lift {job} {money}
  lift {job} to {number}
  lift {job} up to {money}
  lift {job} down to {money}
  cut the {job} {money}
  cut the {job} to {number}
  cut the {job} up to {money}
  cut the {job} down to {money}
  cut {job} {money}
  cut {job} to {number}
  cut {job} up to {money}
  cut {job} down to {money}
  raise the {job} {money}
  raise the {job} to {number}
  raise the {job} up to {money}
  raise the {job} down to {money}
  raise {job} {money}
  raise {job} to {number}
  raise {job} up to {money}
  raise {job} down to {money}
  take the {job} to {number}
  take the {job} up to {money}
  take the {job} down to {money}
  take {job} to {number}
  take {job} up to {money}
  take {job} down to {money}
  bring the {job} to {number}
  bring the {job} up to {money}
  bring the {job} down to {money}
  bring {job} to {number}
  bring {job} up to {money}
  bring {job} down to {money}
  put the {job} to {number}
  put the {job} up to {money}
  put the {job} down to {money}
  put {job} to {number}
  put {job} up to {money}
  put {job} down to {money}
  the {job} is for {any} not {any}
  {job} is for {any} not {any}
  that job is for {client} not {any}`;
