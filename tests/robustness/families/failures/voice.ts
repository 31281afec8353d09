// How a reply sounds: a person's sentence, not a log; no long numbers; a price says whether GST is in it.
import { created, on, ref, rx, updated } from '../../family.ts';
import { type Failure, turn, typed } from '../../talk.ts';
import { calendarDay } from '../../values.ts';

const GST = '\\b(gst)\\b';
const LOG = [
  '(?<![\\d ])\\d{9,}',
  'Q-\\d{6,}',
  '\\d{4}-\\d{2}-\\d{2}',
  '^\\s*\\w+ (created|updated|added|deleted):',
  '\\b(status|client|job|due|amount|quantity|supplier)\\s*[:=]\\s*\\S+[,;|]?\\s+(status|client|job|due|amount|quantity|supplier)\\s*[:=]',
  '→|->|=>',
  'this waits for your yes|shall i go ahead',
];

export const VOICE: Failure = {
  id: 'voice',
  what: "a person's sentence: no log, no long numbers, inc or ex GST said",
  talks: [
    {
      make(d) {
        const [who, work, amount] = [d.client(), d.work(), d.price()];
        const fields = { client_id: ref(who.ref), subtotal: amount };
        return {
          slots: { ...who.slots, noun: typed(work.noun), bare: typed(amount), price: typed(`$${amount}`) },
          turns: [turn({ created: [created('quotes', fields)], replyIncludes: [GST], replyExcludes: LOG })],
        };
      },
      ways: [
        'quote {client} {bare} plus gst for the {noun}',
        'Please make the quote for {client}, {noun}, {bare} without GST, GST on top',
        'quote for {client} {noun} {bare} ex gst',
      ],
    },
    {
      make(d) {
        const [who, work, amount] = [d.client(), d.work(), d.price()];
        const fields = { client_id: ref(who.ref), total: amount };
        return {
          slots: { ...who.slots, noun: typed(work.noun), bare: typed(amount), price: typed(`$${amount}`) },
          turns: [turn({ created: [created('quotes', fields)], replyIncludes: [GST], replyExcludes: LOG })],
        };
      },
      ways: [
        'quote {client} {bare} all in inc gst for the {noun}',
        'Quote {client} for the {noun}, {price} including GST',
      ],
    },
    {
      make(d) {
        const [who, work, amount] = [d.client(), d.work(), d.price()];
        const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount };
        return {
          slots: { ...who.slots, noun: typed(work.noun), bare: typed(amount), price: typed(`$${amount}`) },
          turns: [turn({ created: [created('projects', fields)], replyIncludes: [GST], replyExcludes: LOG })],
        };
      },
      ways: ['new job for {client}, {noun}, {bare} inc gst', 'Create a job: {client}, {noun}, {price} GST included'],
    },
    {
      make(d) {
        const who = d.client();
        const work = d.work();
        d.quote(who, `${work.title} $2,640 inc GST`);
        return {
          slots: { ...who.slots, noun: typed(work.noun) },
          turns: [turn({ replyIncludes: [who.first], replyExcludes: LOG })],
        };
      },
      ways: [
        "whats happening with {client}'s quote",
        'Did we send already the quote to {client}?',
        'which quotes are still drafts',
      ],
    },
    {
      make(d) {
        const job = d.job();
        d.job();
        const day = calendarDay('2026-12-03');
        const moved = updated('projects', job.ref, { job_date: on(day.iso), job_budget: job.budget });
        const said = '3(rd)?( of)? dec|dec\\w* 3|3/12';
        return {
          slots: { job: typed(job.name), date: day.date },
          turns: [turn({ updated: [moved], replyIncludes: [said], replyExcludes: LOG })],
        };
      },
      ways: ['move the {job} job to {date}', 'can we do the {job} job {date} instead, shift it'],
    },
    {
      make(d) {
        const [job, goods, n] = [d.job(), d.goods(), d.random.int(3, 20)];
        const item = created('procurement_items', { item_name: rx(goods.rx), quantity: n, project_id: ref(job.ref) });
        return {
          slots: { job: typed(job.name), goods: typed(goods.name), n: typed(n) },
          turns: [turn({ created: [item], replyIncludes: [`\\b${n}\\b`], replyExcludes: LOG })],
        };
      },
      ways: ['order {n} {goods} for the {job} job'],
    },
    {
      make(d) {
        const [[todo, found], day] = [d.chore(), calendarDay('2026-12-03')];
        const task = created('admin_tasks', { task_name: rx(found), due_date: on(day.iso) });
        return {
          slots: { todo: typed(todo), date: day.date },
          turns: [turn({ created: [task], replyExcludes: LOG })],
        };
      },
      ways: ['remind me on {date} to {todo}'],
    },
    {
      make(d) {
        const [who, other] = [d.stranger(), d.client()];
        const client = created('clients', { name: rx(who.name), phone: { phone: who.phone } });
        return {
          slots: who.slots,
          turns: [turn({ created: [client], replyIncludes: [who.first], replyExcludes: [...LOG, other.last] })],
        };
      },
      ways: ['new client {client} {phone}'],
    },
    {
      // an expense is what was paid: that the GST is in it, or is not, is said all the same
      make(d) {
        const [what, amount] = [d.cost(), d.random.int(41, 260)];
        const expense = created('finance_records', { type: 'expense', amount });
        return {
          slots: { what: typed(what), amount: typed(amount), price: typed(`$${amount}`) },
          turns: [turn({ created: [expense], replyIncludes: [GST], replyExcludes: LOG })],
        };
      },
      ways: ['spent {price} inc gst on {what}'],
    },
  ],
};
