// Something was asked; what comes next is something else.
import { created, exactly, ref, rx } from '../../family.ts';
import { type Failure, NOTHING, type Turn, turn, typed } from '../../talk.ts';
import { calendarDay, nearDay } from '../../values.ts';

const STILL = ['still open', 'waiting on your answer'];
const ASKED: Turn = turn({ asksFor: 'what is missing', askRegex: '.' }, { may: ['ask'] });
const digits = (phone: string) => phone.replace(/\D/g, '').replace(/(\d)(?=\d)/g, '$1[\\s()-]*');
const QUIET: Turn = turn({ replyExcludes: STILL });

export const OPEN_QUESTIONS: Failure = {
  id: 'open-question',
  what: 'a question that is open takes no other message for its answer',
  talks: [
    {
      make(d) {
        const [job, [todo, found], day] = [d.job(), d.chore(), nearDay(d.random)];
        const task = created('admin_tasks', { task_name: rx(found), due_date: { date: day.iso } });
        return {
          slots: { job: typed(job.name), todo: typed(todo), on: day.on, by: day.by },
          turns: [ASKED, turn({ created: [task], replyExcludes: STILL })],
        };
      },
      ways: [
        ['order the materials for the {job} job', 'remind me {on} to {todo}'],
        ['I need stuff ordered for the {job} job', 'Before I forget, put on my list {on}: {todo}'],
        ['can you order some gear for {job}', 'leave the gear for now. {todo} {by} needs to go on my to do list'],
      ],
    },
    {
      make(d) {
        const [job, who] = [d.job(), d.stranger()];
        const fields = { name: exactly(who.name), phone: { phone: who.phone } };
        return {
          slots: { job: typed(job.name), ...who.slots },
          turns: [ASKED, turn({ created: [created('clients', fields)], replyExcludes: STILL })],
        };
      },
      ways: [
        ['put an order in for the {job} job', 'actually first a new client, {client} {phone}'],
        ['New job please', 'Sorry, first add client {client}, {phone}'],
      ],
    },
    {
      make(d) {
        const [who, other] = [d.client(), d.client()];
        const expect = { replyIncludes: [digits(who.phone)], replyExcludes: [...STILL, digits(other.phone)] };
        return { slots: who.slots, turns: [ASKED, turn(expect)] };
      },
      ways: [
        ['new job please', 'whats {client}s number'],
        ['Do a quote', 'Wait, which phone number do I have for {client}?'],
        ['log an expense', 'hang on what number have i got for {client}'],
      ],
    },
    {
      make(d) {
        const job = d.job();
        return { slots: { job: typed(job.name) }, turns: [ASKED, QUIET] };
      },
      ways: [
        ['order the materials for the {job} job', 'bloody hot today ay'],
        ['new job', 'hang on phones ringing'],
        ['Set up a new client', 'Sorry, my boy just drop his lunch, one minute'],
      ],
    },
    {
      // something waits for a yes; a "yep" to something else is none
      make(d) {
        const [job, who] = [d.job(), d.client()];
        const waits = turn({ asksFor: 'for a yes', askRegex: 'delet|remov|sure|yes' });
        const told = turn({ replyIncludes: [digits(who.phone)] });
        return { slots: { job: typed(job.name), ...who.slots }, turns: [waits, told, NOTHING] };
      },
      ways: [
        ['delete the {job} job', 'whats the number for {client}', 'yep'],
        ['Get rid of the {job} job', 'What is the phone of {client}?', 'Yes, that is the one I was looking for'],
      ],
    },
    {
      make(d) {
        const job = d.job();
        d.job();
        const waits = turn({ asksFor: 'for a yes', askRegex: 'delet|remov|sure|yes' });
        return { slots: { job: typed(job.name) }, turns: [waits, NOTHING, NOTHING] };
      },
      ways: [
        ['delete the {job} job', 'nah leave it', 'yep cool'],
        ['Bin the {job} job', 'no wait, they might still go ahead, keep it', 'ok yes good'],
      ],
    },
    {
      make(d) {
        d.client();
        return { slots: {}, turns: [ASKED, NOTHING, NOTHING] };
      },
      ways: [
        ['new job please', 'never mind', 'yep thanks'],
        ['I want to make a quote', 'forget it, I do it tonight', 'yes ok bye'],
      ],
    },
    {
      make(d) {
        const [who, job, goods, n] = [d.client(), d.job(), d.goods(), d.random.int(3, 20)];
        const waits = turn({ asksFor: 'for a yes', askRegex: 'delet|remov|sure|yes' });
        const item = created('procurement_items', { item_name: rx(goods.rx), quantity: n, project_id: ref(job.ref) });
        return {
          slots: { ...who.slots, job: typed(job.name), goods: typed(goods.name), n: typed(n) },
          turns: [waits, turn({ created: [item] }), NOTHING],
        };
      },
      ways: [['get rid of the client {client}', 'order {n} {goods} for the {job} job', 'yep perfect']],
    },
    {
      // two of one surname: which was asked; the answer to that is a question of its own
      make(d) {
        const one = d.client();
        d.client(one.last);
        const [work, job] = [d.work(), d.job({ date: '2026-12-09' })];
        const day = calendarDay('2026-12-09');
        const told = { replyIncludes: ['9(th)?( of)? dec|dec\\w* 9|9/12|2026-12-09'], replyExcludes: STILL };
        return {
          slots: { last: typed(one.last), noun: typed(work.noun), job: typed(job.name), date: day.date },
          turns: [ASKED, turn(told)],
        };
      },
      ways: [
        ['book {last} in for a {noun}', 'when is the {job} job again'],
        ['Job for {last}, {noun}', 'wait, what day do I have the {job} job?'],
      ],
    },
  ],
};
