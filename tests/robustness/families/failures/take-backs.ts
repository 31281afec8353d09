// What is taken back in one breath or by the next message.
import type { Draw } from '../../draw.ts';
import { created, exactly, on, ref, rx, updated } from '../../family.ts';
import { type Failure, turn, typed } from '../../talk.ts';
import { addDays, inWords, laterDay, TODAY } from '../../values.ts';

const WEEKDAYS = [
  ['monday', 3],
  ['tues', 4],
  ['weds', 5],
  ['thursday', 6],
] as const;

/** Two days of next week: the one said first, and the one that was meant. */
function twoDays(d: Draw) {
  const [said, meant] = [d.one(WEEKDAYS, String), d.one(WEEKDAYS, String)];
  return {
    said: typed(said[0]),
    meant: typed(meant[0]),
    saidIso: addDays(TODAY, said[1]),
    iso: addDays(TODAY, meant[1]),
  };
}

/** A job that moves to a date, and then by some days from there. */
function movedAgain(d: Draw, days: number) {
  const [job, day] = [d.job({ date: '2026-12-16' }), laterDay(d.random)];
  d.job();
  const to = (iso: string) =>
    turn(
      { updated: [updated('projects', job.ref, { job_date: on(iso), job_budget: job.budget })] },
      { gold: [{ op: 'update' as const, entity: 'projects' as const, ref: job.ref, fields: { job_date: iso } }] },
    );
  return {
    slots: { job: typed(job.name), date: day.date },
    turns: [to(day.iso), to(addDays(day.iso, days))],
  };
}

export const TAKE_BACKS: Failure = {
  id: 'take-back',
  what: 'what was taken back is gone, what was put in its place counts',
  talks: [
    {
      // a price, in one breath
      make(d) {
        const [who, work, amount] = [d.client(), d.work(), d.price(600, 4900)];
        d.client();
        const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount };
        return {
          slots: {
            ...who.slots,
            noun: typed(work.noun),
            verb: typed(work.verb),
            bare: typed(amount),
            price: typed(`$${amount}`),
            wrong: typed(amount + 180),
            wrongPrice: typed(`$${amount + 180}`),
            inWords: typed(inWords(amount)),
            wrongInWords: typed(inWords(amount + 180)),
          },
          turns: [turn({ created: [created('projects', fields)] })],
        };
      },
      ways: [
        'new job for {client} {noun} {wrong} no sorry {bare}',
        'Put {client} in for a {noun}, {wrongPrice}, hang on, make that {price}, I had the wrong page',
        '{client}, {noun}, new job, its {bare} not {wrong}',
        'new job for {client} {noun} that is {wrongInWords} dollars no sorry {inWords} dollars',
        'uh new job for {client} to {verb} that was going to be {wrong} but no tell a lie its {bare}',
      ],
    },
    {
      // a day, in one breath
      make(d) {
        // in the week of the days that are said, or a bare weekday could be one of another week
        const [job, days] = [d.job({ date: '2026-11-27' }), twoDays(d)];
        d.job();
        return {
          slots: { ...job.client.slots, job: typed(job.name), said: days.said, meant: days.meant },
          turns: [
            turn({ updated: [updated('projects', job.ref, { job_date: on(days.iso), job_budget: job.budget })] }),
          ],
        };
      },
      ways: [
        'move the {job} job to {said} i mean {meant}',
        "shift {client}'s job to {said}, wait no, {meant}",
        'the {job} job goes to {said} oops {meant} sorry',
        'The {job} job, put it to {said}... no no, {meant} is better for me, please change',
        'Reschedule the {job} job for {said}. Scratch that, {meant}.',
      ],
    },
    {
      // a quantity, in one breath
      make(d) {
        const [job, goods, n] = [d.job(), d.goods(), d.random.int(5, 30)];
        d.job();
        const fields = { item_name: rx(goods.rx), quantity: n, project_id: ref(job.ref) };
        return {
          slots: { job: typed(job.name), goods: typed(goods.name), n: typed(n), wrong: typed(n + 4) },
          turns: [turn({ created: [created('procurement_items', fields)] })],
        };
      },
      ways: [
        'order {wrong} sorry {n} {goods} for the {job} job',
        'Get {wrong} {goods} for the {job} job on order, actually {n} will do',
      ],
    },
    {
      // whom it is about, in one breath
      make(d) {
        const [who, wrong] = [d.stranger(), d.stranger()];
        d.client();
        const fields = { name: exactly(who.name), phone: { phone: who.phone } };
        return {
          slots: { ...who.slots, last: typed(who.last), wrong: typed(wrong.last) },
          turns: [turn({ created: [created('clients', fields)] })],
        };
      },
      ways: [
        'new client {first} {wrong} no sorry {first} {last}, {phone}',
        'Add {first} {wrong} to my clients, {phone}. My mistake, the surname is {last}.',
      ],
    },
    {
      // a day, by the next message
      make(d) {
        const [days, [todo, found]] = [twoDays(d), d.chore()];
        const task = { task_name: rx(found), due_date: on(days.saidIso) };
        return {
          slots: { said: days.said, meant: days.meant, todo: typed(todo) },
          turns: [
            turn(
              { created: [{ ...created('admin_tasks', task), key: 'it' }] },
              {
                gold: [
                  {
                    op: 'create',
                    entity: 'admin_tasks',
                    key: 'it',
                    fields: { task_name: todo, due_date: days.saidIso },
                  },
                ],
              },
            ),
            turn({ updated: [updated('admin_tasks', 'admin_tasks:#it', { due_date: on(days.iso) })] }),
          ],
        };
      },
      ways: [
        ['remind me {said} to {todo}', 'no {meant}'],
        ['Put it on my list for {said}: {todo}', 'Sorry, I meant {meant}'],
        ['need a reminder for {said}, {todo}', 'oh wait im away {said}, do {meant}'],
      ],
    },
    {
      // a price, by the next message
      make(d) {
        const [who, work, amount] = [d.client(), d.work(), d.price(600, 4900)];
        d.client();
        const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount + 300 };
        const gold = { job_name: work.title, client_id: { ref: who.ref }, job_budget: amount + 300 };
        return {
          slots: {
            ...who.slots,
            noun: typed(work.noun),
            bare: typed(amount),
            price: typed(`$${amount}`),
            wrong: typed(amount + 300),
            wrongPrice: typed(`$${amount + 300}`),
          },
          turns: [
            turn(
              { created: [{ ...created('projects', fields), key: 'it' }] },
              { gold: [{ op: 'create', entity: 'projects', key: 'it', fields: gold }] },
            ),
            turn({ updated: [updated('projects', 'projects:#it', { job_budget: amount, client_id: ref(who.ref) })] }),
          ],
        };
      },
      ways: [
        ['new job for {client}, {noun}, {wrong}', '{bare} not {wrong}'],
        ['Make a job please: {client}, {noun}, {wrongPrice}', 'I say wrong price before, correct is {bare}'],
      ],
    },
    {
      // days counted from the day just agreed
      make: (d) => movedAgain(d, 1),
      ways: [
        ['move the {job} job to {date}', 'actually make it the day after'],
        ['{job} job to {date} please', 'hmm the day after that suits me better, change it'],
      ],
    },
    {
      make: (d) => movedAgain(d, 7),
      ways: [
        ['put the {job} job on {date}', 'no make it a week later than that'],
        ['Reschedule the {job} job to {date}', 'They are away then. One week after that.'],
      ],
    },
  ],
};
