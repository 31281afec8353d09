// Two and three requests in a breath, the same thing twice, stages.
import type { Draw } from '../../draw.ts';
import { created, exactly, on, ref, rx, updated } from '../../family.ts';
import { type Failure, turn, typed } from '../../talk.ts';
import { calendarDay, laterDay, nearDay } from '../../values.ts';

const client = (who: { name: string; phone: string }) =>
  created('clients', { name: exactly(who.name), phone: { phone: who.phone } });
const task = ([, found]: readonly [string, string], iso: string) =>
  created('admin_tasks', { task_name: rx(found), due_date: on(iso) });
const days = () => [calendarDay('2026-12-01'), calendarDay('2026-12-15')] as const;

function twoJobs(d: Draw) {
  const [a, b] = [d.job(), d.job()];
  d.job();
  return { a, b, slots: { a: typed(a.name), b: typed(b.name) } };
}

export const SECOND_REQUESTS: Failure = {
  id: 'second-request',
  what: 'all of it is done, or asked about: nothing is lost',
  talks: [
    {
      make(d) {
        const [job, chore, day, due] = [d.job(), d.chore(), laterDay(d.random), nearDay(d.random)];
        d.job();
        return {
          slots: { job: typed(job.name), date: day.date, on: due.on, todo: typed(chore[0]) },
          turns: [
            turn({
              updated: [updated('projects', job.ref, { job_date: on(day.iso), job_budget: job.budget })],
              created: [task(chore, due.iso)],
            }),
          ],
        };
      },
      ways: [
        'move the {job} job to {date} and remind me {on} to {todo}',
        'Remind me {on} to {todo}. Also the {job} job is now {date}.',
        'the {job} job goes to {date}. then {on} I must {todo}, please put reminder',
        'shift the {job} job to {date} yeah, oh and dont let me forget to {todo} {on}',
      ],
    },
    {
      make(d) {
        const [job, who] = [d.job({ status: 'in_progress' }), d.stranger()];
        d.job({ status: 'in_progress' });
        const done = updated('projects', job.ref, { status: 'completed', job_budget: job.budget });
        return {
          slots: { job: typed(job.name), ...who.slots },
          turns: [turn({ updated: [done], created: [client(who)] })],
        };
      },
      ways: [
        'finished the {job} job today, and add a new client {client} {phone}',
        'New client {client}, {phone}, and mark the {job} job as done please',
      ],
    },
    {
      make(d) {
        const [job, goods, n, what, amount] = [
          d.job(),
          d.goods(),
          d.random.int(3, 20),
          d.cost(),
          d.random.int(41, 260),
        ];
        const item = { item_name: rx(goods.rx), quantity: n, project_id: ref(job.ref) };
        return {
          slots: {
            job: typed(job.name),
            goods: typed(goods.name),
            n: typed(n),
            what: typed(what),
            amount: typed(`$${amount}`),
          },
          turns: [
            turn({
              created: [created('procurement_items', item), created('finance_records', { type: 'expense', amount })],
            }),
          ],
        };
      },
      ways: [
        'order {n} {goods} for the {job} job and log {amount} for {what}',
        'spent {amount} on {what} this morning, also need {n} {goods} ordered for the {job} job',
      ],
    },
    {
      make(d) {
        const [job, who, chore, due] = [d.job({ status: 'in_progress' }), d.stranger(), d.chore(), nearDay(d.random)];
        const done = updated('projects', job.ref, { status: 'completed', job_budget: job.budget });
        return {
          slots: { job: typed(job.name), ...who.slots, todo: typed(chore[0]), on: due.on },
          turns: [turn({ updated: [done], created: [client(who), task(chore, due.iso)] })],
        };
      },
      ways: [
        'add {client} {phone} as a client, remind me {on} to {todo} and mark the {job} job finished',
        'Three things. The {job} job is finished. {client} is a new client, {phone}. And {on} remind me to {todo}.',
      ],
    },
    {
      // the same work on two days
      make(d) {
        const [who, work, [one, two]] = [d.client(), d.work(), days()];
        d.client();
        const visit = (iso: string) =>
          created('projects', { job_name: rx(work.rx), client_id: ref(who.ref), job_date: on(iso) });
        return {
          slots: { ...who.slots, noun: typed(work.noun), one: one.date, two: two.date },
          turns: [turn({ created: [visit(one.iso), visit(two.iso)] }, { may: ['ask'] })],
        };
      },
      ways: [
        'two jobs for {client}, both {noun}, one on {one} and one on {two}',
        'book {client} in for a {noun} on {one} and the same again on {two}, a job for each',
      ],
    },
    {
      make(d) {
        const [chore, [one, two]] = [d.chore(), days()];
        return {
          slots: { todo: typed(chore[0]), one: one.date, two: two.date },
          turns: [turn({ created: [task(chore, one.iso), task(chore, two.iso)] }, { may: ['ask'] })],
        };
      },
      ways: ['remind me to {todo} on {one} and again on {two}', 'Same reminder on both days, {one} and {two}: {todo}'],
    },
    {
      make(d) {
        const { a, b, slots } = twoJobs(d);
        const [one, two] = days();
        const moved = [
          updated('projects', a.ref, { job_date: on(one.iso) }),
          updated('projects', b.ref, { job_date: on(two.iso) }),
        ];
        return { slots: { ...slots, one: one.date, two: two.date }, turns: [turn({ updated: moved })] };
      },
      ways: ['move the {a} job to {one} and the {b} job to {two}', 'New dates: {a} job {one}, {b} job {two}'],
    },
    {
      make(d) {
        const { a, b, slots } = twoJobs(d);
        const changed = [
          updated('projects', a.ref, { status: 'completed' }),
          updated('projects', b.ref, { status: 'in_progress' }),
        ];
        return { slots, turns: [turn({ updated: changed })] };
      },
      ways: ['the {a} job is finished and weve started the {b} job, update both'],
    },
    {
      make(d) {
        const [job, goods] = [d.job(), [d.goods(), d.goods(), d.goods()]];
        const numbers = goods.map(() => d.random.int(2, 30));
        const items = goods.map((one, at) =>
          created('procurement_items', { item_name: rx(one.rx), quantity: numbers[at] ?? 0, project_id: ref(job.ref) }),
        );
        const slots = Object.fromEntries(
          goods.flatMap((one, at) => [
            [`thing${at}`, typed(one.name)],
            [`n${at}`, typed(numbers[at] ?? 0)],
          ]),
        );
        return { slots: { job: typed(job.name), ...slots }, turns: [turn({ created: items })] };
      },
      ways: [
        'order {n0} {thing0}, {n1} {thing1} and {n2} {thing2} for the {job} job',
        'for the {job} job order {n0} {thing0} then {n1} {thing1} and also {n2} {thing2}',
      ],
    },
  ],
};
