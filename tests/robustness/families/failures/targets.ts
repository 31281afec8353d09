// "That", "it", "the other one", "wrong Dave": what a message is about.
import type { Draw, Person } from '../../draw.ts';
import { created, on, ref, rx, updated } from '../../family.ts';
import { type Failure, type Gold, type Turn, turn, typed } from '../../talk.ts';
import { addDays, calendarDay, laterDay, nearDay } from '../../values.ts';

/** Makes a task, under the key `it`. */
function taskMade(todo: string, found: string, iso: string): Turn {
  const task = { ...created('admin_tasks', { task_name: rx(found), due_date: on(iso) }), key: 'it' };
  const gold: Gold = { op: 'create', entity: 'admin_tasks', key: 'it', fields: { task_name: todo, due_date: iso } };
  return turn({ created: [task] }, { gold: [gold] });
}

/** Two clients of one first name, each with a job. */
function namesakes(d: Draw): [Person, Person] {
  const one = d.client();
  const other = d.stranger();
  const name = `${one.first} ${other.last}`;
  return [one, d.file({ ...other, first: one.first, name, ref: `clients:${name}` })];
}
const TWO = (one: Person, other: Person) => ({
  first: typed(one.first),
  a: typed(one.name),
  b: typed(other.name),
  lastB: typed(other.last),
});

export const TARGETS: Failure = {
  id: 'target',
  what: 'what is changed is what was meant',
  talks: [
    {
      // "done that" is the to-do, not the big job
      make(d) {
        d.job({ status: 'in_progress', budget: 13120 });
        const [[todo, found], day] = [d.chore(), nearDay(d.random)];
        const done = turn({ updated: [updated('admin_tasks', 'admin_tasks:#it', { status: 'completed' })] });
        return {
          slots: { todo: typed(todo), on: day.on, date: day.date },
          turns: [taskMade(todo, found, day.iso), done],
        };
      },
      ways: [
        ['remind me {on} to {todo}', 'done that'],
        ['put it on my list for {date}: {todo}', 'did it already, tick it off'],
        ['Reminder {on} please, {todo}', 'This one I have finished now'],
      ],
    },
    {
      // the same to-do moves, no job does
      make(d) {
        d.job();
        const [[todo, found], day] = [d.chore(), laterDay(d.random)];
        const moved = turn({
          updated: [updated('admin_tasks', 'admin_tasks:#it', { due_date: on(addDays(day.iso, 1)) })],
        });
        return { slots: { todo: typed(todo), on: day.on }, turns: [taskMade(todo, found, day.iso), moved] };
      },
      ways: [['remind me {on} to {todo}', 'push that back a day']],
    },
    {
      // an extra on the job just made is no job of its own
      make(d) {
        const [who, work, amount] = [d.client(), d.work(), d.price(600, 4900)];
        d.client();
        const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount };
        const gold = { job_name: work.title, client_id: { ref: who.ref }, job_budget: amount };
        return {
          slots: { ...who.slots, noun: typed(work.noun), bare: typed(amount), price: typed(`$${amount}`) },
          turns: [
            turn(
              { created: [{ ...created('projects', fields), key: 'it' }] },
              { gold: [{ op: 'create', entity: 'projects', key: 'it', fields: gold }] },
            ),
            turn({ updated: [updated('projects', 'projects:#it', { job_budget: amount + 90 })] }, { may: ['ask'] }),
          ],
        };
      },
      ways: [
        ['new job for {client}: {noun}, {bare}', 'add 90 for that, its a long drive'],
        ['Create job for {client}, {noun}, price {price}', 'The price goes up $90, the parking is not free'],
      ],
    },
    {
      make(d) {
        const [who, work, amount] = [d.client(), d.work(), d.price(600, 4900)];
        d.client();
        const fields = { client_id: ref(who.ref), subtotal: amount };
        const lines = [{ description: work.title, quantity: 1, unit_price: amount }];
        const gold = { client_id: { ref: who.ref }, lines, prices_include_gst: false };
        return {
          slots: { ...who.slots, noun: typed(work.noun), bare: typed(amount), price: typed(`$${amount}`) },
          turns: [
            turn(
              { created: [{ ...created('quotes', fields), key: 'it' }] },
              { gold: [{ op: 'create', entity: 'quotes', key: 'it', fields: gold }] },
            ),
            turn({ updated: [updated('quotes', 'quotes:#it', { subtotal: amount + 90 })] }, { may: ['ask'] }),
          ],
        };
      },
      ways: [
        ['quote {client} {bare} plus gst for the {noun}', 'add 90 for travel'],
        ['quote {client} for the {noun} {bare} plus gst', 'chuck another 90 on that for the tip'],
      ],
    },
    {
      make(d) {
        const [one, other] = namesakes(d);
        const [a, b, day] = [d.job({ client: one }), d.job({ client: other }), laterDay(d.random)];
        const gold: Gold = { op: 'update', entity: 'projects', ref: a.ref, fields: { job_date: day.iso } };
        const right = [
          updated('projects', a.ref, { job_date: on(a.date) }),
          updated('projects', b.ref, { job_date: on(day.iso) }),
        ];
        return {
          slots: { ...TWO(one, other), date: day.date },
          turns: [
            turn({ updated: [updated('projects', a.ref, { job_date: on(day.iso) })] }, { gold: [gold] }),
            turn({ updated: right }, { may: ['ask'] }),
          ],
        };
      },
      ways: [
        ["move {a}'s job to {date}", 'wrong {first}, i meant {lastB}'],
        ["{a}'s job goes to {date}", 'no not that {first}, the other {first}'],
      ],
    },
    {
      make(d) {
        const [one, other] = namesakes(d);
        const [work, amount] = [d.work(), d.price(600, 4900)];
        const fields = (who: Person) => ({ job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount });
        const gold = { job_name: work.title, client_id: { ref: one.ref }, job_budget: amount };
        return {
          slots: { ...TWO(one, other), noun: typed(work.noun), bare: typed(amount), price: typed(`$${amount}`) },
          turns: [
            turn(
              { created: [{ ...created('projects', fields(one)), key: 'it' }] },
              { gold: [{ op: 'create', entity: 'projects', key: 'it', fields: gold }] },
            ),
            turn({ updated: [updated('projects', 'projects:#it', fields(other))] }, { may: ['ask'] }),
          ],
        };
      },
      ways: [
        ['new job for {a}, {noun}, {bare}', 'wrong {first}, its for {b}'],
        ['Job for {a}: {noun}, {price}', 'Sorry, I mix up the people. The job is for {b}.'],
      ],
    },
    {
      // the other job of the same client
      make(d) {
        const a = d.job();
        const b = d.job({ client: a.client });
        const [day, next] = [calendarDay('2026-12-03'), calendarDay('2026-12-29')];
        const to = (job: typeof a, iso: string) =>
          turn(
            { updated: [updated('projects', job.ref, { job_date: on(iso), job_budget: job.budget })] },
            { gold: [{ op: 'update', entity: 'projects', ref: job.ref, fields: { job_date: iso } }] },
          );
        return {
          slots: { ...a.client.slots, word: typed(a.work.word), date: day.date, next: next.date },
          turns: [to(a, day.iso), to(b, next.iso)],
        };
      },
      ways: [
        ["move {first}'s {word} job to {date}", 'and the other one to {next}'],
        ["{first}'s {word} job is now {date}", 'the other job from the same client I do on {next}'],
      ],
    },
    {
      // the job that was talked about
      make(d) {
        const job = d.job({ status: 'in_progress', budget: 2750 });
        d.job({ status: 'in_progress' });
        const done = { status: 'completed', job_budget: job.budget };
        return {
          slots: { ...job.client.slots, job: typed(job.name) },
          turns: [turn({ replyIncludes: ['2,?750'] }), turn({ updated: [updated('projects', job.ref, done)] })],
        };
      },
      ways: [
        ['how much is the {job} job', 'thats finished now'],
        ['What is the budget of the {job} job?', 'We finished this job today, please mark'],
      ],
    },
    {
      // an order that came, not the job it is for
      make(d) {
        const [job, goods, n] = [d.job({ status: 'in_progress' }), d.goods(), d.random.int(3, 20)];
        const item = { item_name: rx(goods.rx), quantity: n, project_id: ref(job.ref) };
        const gold = { item_name: goods.name, quantity: n, project_id: { ref: job.ref } };
        const came = { status: 'delivered', quantity: n };
        return {
          slots: { job: typed(job.name), goods: typed(goods.name), n: typed(n) },
          turns: [
            turn(
              { created: [{ ...created('procurement_items', item), key: 'it' }] },
              { gold: [{ op: 'create', entity: 'procurement_items', key: 'it', fields: gold }] },
            ),
            turn({ updated: [updated('procurement_items', 'procurement_items:#it', came)] }),
          ],
        };
      },
      ways: [
        ['order {n} {goods} for the {job} job', 'thats all turned up'],
        ['Order {n} {goods} for {job} job', 'They have been delivered just now'],
      ],
    },
    {
      // the client just added
      make(d) {
        d.client();
        const who = d.stranger();
        const client = { name: rx(who.name), phone: { phone: who.phone } };
        return {
          slots: who.slots,
          turns: [
            turn(
              { created: [{ ...created('clients', client), key: 'it' }] },
              { gold: [{ op: 'create', entity: 'clients', key: 'it', fields: { name: who.name, phone: who.phone } }] },
            ),
            turn({ updated: [updated('clients', 'clients:#it', { email: who.email, phone: { phone: who.phone } })] }),
          ],
        };
      },
      ways: [['add a client {client} {phone}', 'email is {email}']],
    },
  ],
};
