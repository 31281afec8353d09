/** To-dos in more tradies' words: indirect, dictated, nouns only, with the point at the end. One request a line. */
export const TASKS_SAID = `
    put down that i have to {any} {date}
    put down that i need to {any}
    put me down to {any} {date} {time}
    put me down for {any} {date}
    put in a reminder that {supplier} is shut {date}
    put in a site visit with {client} {date} {time}
    put in a call with {client} {date}
    put a call with {any} on for {date} {time}
    put a reminder in {date} {any}
    put a task in so i {any}
    put a task on for {date} {any}
    put {any} in for {date}
    put {any} in the diary {date}
    put {any} on the list for {job} it needs doing {date}
    put order {any} on the list
    put on my list buy {any}
    put on the list {any} {date}
    put one in for jerry {any} {date}
    pop {any} on there
    just pop buy {any} on there no rush
    chuck down {any} for {date}
    chuck in michelles diary {any} {date} {time}
    {any} meeting {date} {time} chuck in michelles diary
    meeting with the {any} {date} {time} put it in
    meeting re {any} {date} {time}
    jot down {any} {date}
    new task call the council about the {any}
    new task ring {any} about {any} {date}
    gotta remember to grab {any} off {any} {date}
    got to remember to grab {any} off {any} {date}
    must remember to pick up {any} from {any} {date}
    ring {any} for a price
    ring {supplier} for a price
    call {any} for a price on {any}
    get onto {supplier} for a price
    jot down {any} {date} {time}
    jot down ask {any} if {any} {date}
    jot down ring {client} {date}
    scribble down order {any}
    scribble down {any}
    pencil in {any} {date} {time}
    pencil {any} in for {date} {time}
    pencil coffee with {any} in {date} {time}
    note for {date} {any}
    note to {any} {date}
    note for {date} bring the {any}
    i have the {any} {time} {date} please note it on my task list
    i have the dentist {date} {time} please put it on my list
    i have a {any} appointment {date} {time}
    i got a {any} {date} {time} stick it in
    i have an appointment {date} {time} at {any}
    ive got {any} {date} {time} put it in
    i need to see {any} {date} {time} put it in
    i have to go see {any} {date} {time} can you hold that
    {date} i have to go see the {any} {time}
    so {date} i have to {any} can you hold that
    i need to call the {any} {date} can you note that down
    i need remember to {any} {date}
    i need remember bring {any} {date}
    i have to remember {any}
    i keep forgetting to {any}
    i keep forgetting to ask {client} for {any} put it on for {date}
    i always forget {any} remind me
    i want the {any} swept {date}
    i want the {any} done {date} and the {any} binned
    i said id {any} {date} so remind me
    i promised {client} id {any} {date}
    id like a task {any} {date}
    id like a reminder for {date}
    need a to do for {date} {any}
    need a reminder {date} {any}
    need a task for {any}
    need {any} done by {date} remind me {date}
    we need to get a {any} done on {job} remind me {date}
    we need to get {any} tested {date}
    gonna need a {any} booked by {date} add to michelles list
    going to need {any} booked {date} add to the list
    cant forget to {any}
    cant forget {number} get the {any} recertified has to be before {date}
    cnt forget {any} {date}
    cnt forget {number} {any}
    cannot forget to {any} has to be before {date}
    must not forget {any} {date}
    do not let me forget to {any} {date}
    do not let me forget to pay the {any} {date}
    dont let me forget the {any} for {job} it has to be in {number} days before we start
    dont let me forget the {any} for {job}
    dont let me forget {any} it has to be in before we start
    dont let me forget to ring {client}
    remember to {any} {date}
    gotta remember {any} {date} {time} task it
    must phone {any} {date} {time}
    must {any} {date}
    give me a hoy {date} about {any}
    give me a hoy {date} {time} about the {any} at the {any} club
    give me a hoy to {any}
    give me a yell {date} about {any}
    give me a shout {date} {time} to {any}
    give me a buzz when its time to {any}
    give me a nudge {date} about {any}
    give us a poke {date} re {any}
    gimme a shout {date} about {any}
    poke me {date} about {any}
    poke me {number} days before {any}
    ping me {date} about {any}
    jog my memory {date} about {any}
    jog my memory about the {any} {date}
    can you remind me about {any} {date}
    would you mind reminding me to {any}
    would you mind reminding me to thank {client} for {any}
    could you set me a reminder for {any}
    could you add a to do to buy {any} for {any} by {date}
    could you schedule a {any} at our place for {date}
    any chance you could remind me to {any}
    can you book {any} for {any} by {date}
    can you put {any} on for {date} {time}
    can you put a reminder on to {any}
    can sarah get quotes on {any} due {date}
    can michelle {any} by {date}
    michelle can you book flights to {any} {date}
    michelle to {any} by {date}
    michelles to scan and file the {any} by {date}
    michelle has to {any} {date}
    michelle needs to {any} {date}
    jerry to {any} {date}
    jerry has to {any} {date}
    jerry get a skip to {job} {date}
    sarah to find {any} by {date}
    assign sarah to find {any} by {date}
    assign {any} to michelle {date}
    have michelle find the {any}
    have sarah compare prices on {any}
    get michelle to block out the whole day
    get michelle to print {any}
    get jerry to check {any}
    block out {date} for {any}
    block out the whole day
    block {date} off
    let michelle know she needs to print {any} {date} make it a task
    remind sarah to get {number} prices on {any} by {date}
    remind michelle to {any} {date}
    remind jerry {any}
    task for renea {any} by {date}
    task for sarah compare {any} {date}
    task for me pay the {any} {money} due {date}
    task for jerry {any}
    set a task for sarah {any} due {date}
    make a task for renea to {any} before {date}
    make it a task that i {any} every {any}
    make a task {any} for {date}
    make that a task for michelle {any}
    create a to do list item {any} due {date}
    create task {any} due {date}
    set one for {date} {any}
    set me one for {date} look for {any}
    new reminder {any} {time} every night
    new task {any} low priority
    new task buy a {any} for {any} {date}
    new task buy {any} {date}
    new task pick up {any} from {supplier}
    new task measure up the {any} {date} {time}
    new task restock {any}
    add task replace {any}
    add task {any} urgent
    add send the {any} to {client} to my tasks for {date}
    add order {any} to the todo for {date}
    add buy {any} to my to do list
    add ring {client} to my list
    add a to do ring {client} {date}
    urgent todo {any} {time} {date}
    todo ring {client} about the {any} {date}
    todo take photos of {any} for {job} before {date}
    to do order {any}
    reminder for {date} renew the {any}
    reminder {date} {any}
    reminder {any} for the team {date}
    reminder {date} {time} ring {any}
    reminder order {any}
    remind me please {date} {time} pay {any} {money}
    remind me to pay {any} {money} {date}
    remind me {date} pay the {any}
    remind me {date} {number} text the {any} bout the {any}
    remind me {date} {number} ring {any}
    remind me {number} {any}
    remind me the day before {job} starts to {any}
    remind me when i get home to {any}
    remind me before we start {job} to {any}
    remind us {date} {any}
    set a reminder {date} {time} load {any}
    set up a task that recurs {any}
    two things for {date} drop {any} back to {client} and pick up {any} from {any}
    two things for {date} {number} drop the {any} back to {client} {number} pick up {any}
    two things {date} ring {any} and {any}
    few things before i forget {date} ring {any} {date} drop {any} back to {any} by {date} i need {any}
    few things {date} ring the {any} {date} drop the {any}
    to do list {any} ring {client} book the {any}
    me to do {any} wash the {any} fix the {any}
    add three {any} ring the {any} and {date} hand in {any}
    jobs for jerry this arvo {any} and ring {any}
    {client} to go over {any} with us {date} {time} lock it in
    {client} says she can go over {any} with us {date} {time} lock it in
    {client} can meet {date} {time} lock it in
    {client} wants to meet {date} {time} put it in the diary
    catch up with {client} {date} {time} lock it in
    site meeting with {client} {date} {time} lock it in
    book me a site inspection at {client} place {date} {time}
    book me a measure up at {client} {date} {time}
    book the van in for its {any} {date}
    apprentice {any} starts {date} so the {any} has to be printed task pls
    {any} starts {date} so the {any} has to be cleared out task
    the {any} for {job} needs booking {date} make that a task for michelle
    the {any} inspection needs booking {number} days before we pour make that a task
    the {any} needs booking {date}
    the {any} inspection for the {job} needs booking {number} business days before we pour
    the {any} for {job} needs booking {number} days before we start
    the {any} has to be lodged by {date}
    {job} needs a {any} report task for jerry {date}
    {any} has to be done by {date} task pls
    {any} has to be {any} before {date} put it on my list
    {any} must be lodged by {date} stick it on my list
    {any} {date} can you remind me
    {any} {date} note that down for sarah
    ask {supplier} if {any} {date} note that down for sarah
    ask {client} for {any} put it on my list
    {any} {date} list it
    {any} {date} {time} add it
    {any} {date} {time} put it in
    {any} {date} lock it in
    {any} {date} {time} task it
    order the {any} before {date} for {job} task it
    order {any} {date} put it on my list
    {any} put it in
    {any} in the morning put it in the diary
    {any} trainings {date}
    {any} training {date} {time}
    {any} course {date}
    {any} runs out {date} poke me {number} days before
    {any} runs out {date}
    {any} ticket expires {date}
    {date} is the deadline to {any} stick it in
    {date} pick the kids up from {any} {time}
    {date} {time} {any} at {job} add it
    {any} to be sorted {date} renea
    {any} needs sorting {date}
    collect {any} from {any} {date}
    collect the {any} from {any} {date} {time} list it
    check delivery from {supplier} {date} {time}
    check the delivery from {supplier} {date}
    take the {any} to the tip {date}
    take the {any} back to {any} {date}
    take down the {any} {date}
    grab {any} for the site {date}
    swap the {any} {date}
    remove the {any} at {job} {date}
    pull the {any} out of {any} {date}
    work out how many {any} for {job}
    speak at {any} {date} {time}
    coffee with {any} {date} {time}
    water test at {any} {date} {time}
    flu shots for the team {date}
    electrical inspector at {job} {date} {time}
    last working day of every month i gotta {any}
    last {date} of every month i gotta do the {any} at the {any} {time}
    last working day of every month i got to do the {any} test at the {any} {number} {time} before they open first ones this month
    last {any} of every month i have to do the {any} {time}
    every fortnight {date} wash the {any} put it in
    every month {any} put it in
    evry fortnight {date} wash the {any}
    every {number} months {any} first one {date}
    every night charge the {any}
    oh and remind me to {any}
    also remind me {any} {date}
    and a reminder for {date} {any}
    this from council stick whats needed on my list {any} must be lodged {date}
    stick whats needed on my list {any}`;
