// An answer to what was asked, in people's words: nothing of the inside is shown, whoever is spoken to.
import { created, ref, rx, updated } from '../../family.ts';
import { type Failure, turn, typed } from '../../talk.ts';
import { nearDay } from '../../values.ts';

const INSIDE = [
  '\\b[a-z]+_[a-z]+(_[a-z]+)*\\b',
  '\\bno tool\\b|\\bthe tool\\b|tool call',
  '\\bundefined\\b|\\bnull\\b|\\bNaN\\b|\\[object',
  '\\bJSON\\b|\\bschema\\b|\\bargument|\\bparameter|\\bendpoint',
];
const digits = (phone: string) => phone.replace(/\D/g, '').replace(/(\d)(?=\d)/g, '$1[\\s()-]*');

export const ANSWERS: Failure = {
  id: 'answer',
  what: 'the answer to what was said, without a word from inside',
  talks: [
    {
      to: 'sarah',
      make(d) {
        const [who, work, amount] = [d.client(), d.work(), d.price()];
        const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount };
        return {
          slots: { ...who.slots, noun: typed(work.noun), bare: typed(amount), price: typed(`$${amount}`) },
          turns: [turn({ created: [created('projects', fields)], replyExcludes: INSIDE })],
        };
      },
      ways: ['new job for {client}: {noun}, {bare}', 'Sarah please create job, {client}, {noun}, price {price}'],
    },
    {
      to: 'renea',
      make(d) {
        const [job, goods, n] = [d.job(), d.goods(), d.random.int(3, 20)];
        const item = created('procurement_items', { item_name: rx(goods.rx), quantity: n, project_id: ref(job.ref) });
        return {
          slots: { job: typed(job.name), goods: typed(goods.name), n: typed(n) },
          turns: [turn({ created: [item], replyExcludes: INSIDE })],
        };
      },
      ways: ['order {n} {goods} for the {job} job'],
    },
    {
      to: 'michelle',
      make(d) {
        const [who, work, amount] = [d.client(), d.work(), d.price()];
        const fields = { client_id: ref(who.ref), subtotal: amount };
        return {
          slots: { ...who.slots, noun: typed(work.noun), bare: typed(amount), price: typed(`$${amount}`) },
          turns: [turn({ created: [created('quotes', fields)], replyExcludes: INSIDE })],
        };
      },
      ways: ['quote {client} {bare} plus gst for the {noun}'],
    },
    {
      to: 'sarah',
      make(d) {
        const [[todo, found], day] = [d.chore(), nearDay(d.random)];
        const task = created('admin_tasks', { task_name: rx(found), due_date: { date: day.iso } });
        return {
          slots: { todo: typed(todo), on: day.on },
          turns: [turn({ created: [task], replyExcludes: INSIDE })],
        };
      },
      ways: ['remind me {on} to {todo}'],
    },
    {
      to: 'renea',
      make(d) {
        const job = d.job({ status: 'in_progress' });
        const done = updated('projects', job.ref, { status: 'completed', job_budget: job.budget });
        return { slots: { job: typed(job.name) }, turns: [turn({ updated: [done], replyExcludes: INSIDE })] };
      },
      ways: ['mark the {job} job as done'],
    },
    {
      to: 'michelle',
      make(d) {
        const [what, amount] = [d.cost(), d.random.int(41, 260)];
        const expense = created('finance_records', { type: 'expense', amount });
        return {
          slots: { what: typed(what), amount: typed(amount), price: typed(`$${amount}`) },
          turns: [turn({ created: [expense], replyExcludes: INSIDE })],
        };
      },
      ways: ['spent {price} on {what}, log it'],
    },
    {
      to: 'sarah',
      make(d) {
        const [who, phone] = [d.client(), d.mobile()];
        const changed = updated('clients', who.ref, { phone: { phone } });
        return {
          slots: { ...who.slots, new: typed(phone) },
          turns: [turn({ updated: [changed], replyExcludes: INSIDE })],
        };
      },
      ways: ["{client}'s new number is {new}"],
    },
    {
      make(d) {
        const [who, other] = [d.client(), d.client()];
        const expect = { replyIncludes: [digits(who.phone)], replyExcludes: [...INSIDE, digits(other.phone)] };
        return { slots: who.slots, turns: [turn(expect)] };
      },
      ways: ['what number is {client} on', 'I need to ring {client}, what is the number?'],
    },
    {
      make(d) {
        const job = d.job({ date: '2026-12-09' });
        const other = d.job({ date: '2026-12-17' });
        const told = '9(th)?( of)? dec|dec\\w* 9|9/12';
        return {
          slots: { ...job.client.slots, job: typed(job.name) },
          turns: [turn({ replyIncludes: [told], replyExcludes: [...INSIDE, other.name] })],
        };
      },
      ways: [
        'whens the {job} job on again',
        'which day are we at {client}',
        'what date did we tell {client} for the {job}',
      ],
    },
    {
      make(d) {
        const job = d.job();
        d.job();
        return {
          slots: { job: typed(job.name), word: typed(job.work.word) },
          turns: [turn({ replyIncludes: [job.client.last], replyExcludes: INSIDE })],
        };
      },
      ways: ['who am i doing the {job} for', 'The {word} job, for which client is it?'],
    },
    {
      make(d) {
        const job = d.job();
        const item = d.item(job, { quantity: 37 });
        d.item(job, { quantity: 12 });
        return {
          slots: { job: typed(job.name), item: typed(item.word) },
          turns: [turn({ replyIncludes: ['\\b37\\b'], replyExcludes: INSIDE })],
        };
      },
      ways: ['how many {item} did i order for the {job} job'],
    },
    {
      // nothing that anybody could act on
      make(d) {
        d.job();
        d.client();
        return { slots: {}, turns: [turn({ replyExcludes: INSIDE })] };
      },
      ways: ['do the thing with the stuff', '???', 'what can you do', 'put it in the thingy for whatsisname'],
    },
  ],
};
