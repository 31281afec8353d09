// Words of the command, greetings and moods that get stored as if they were meant for a record.
import { created, exactly, ref, rx } from '../../family.ts';
import { type Failure, NOTHING, turn, typed } from '../../talk.ts';
import { nearDay } from '../../values.ts';

/** Has what is wanted and none of the words around it. */
const clean = (found: string, around: string) => ({ all: [rx(found), { not: rx(around) }] });

export const COMMAND_WORDS: Failure = {
  id: 'command-word',
  what: 'fillers, verbs, moods and list numbers are stored nowhere',
  talks: [
    {
      make(d) {
        const who = d.stranger();
        d.client();
        return {
          slots: who.slots,
          turns: [turn({ created: [created('clients', { name: exactly(who.name), phone: { phone: who.phone } })] })],
        };
      },
      ways: [
        'um chuck {client} in the client list would ya {phone}',
        'righto mate pop {client} on the books as a client for us {phone} cheers',
        'ok so new client yeah its {client} and the number is {phone}',
        'Save {client} {phone} as client please thank you very much',
        'can you just quickly add {client} to my clients when you get a sec, mobile is {phone}',
      ],
    },
    {
      make(d) {
        d.job();
        d.client();
        return { slots: {}, turns: [NOTHING] };
      },
      ways: [
        'Im buggered',
        'far out what a week',
        'Bloody rain again!',
        'morning jerry hows it going',
        'cheers legend',
        'knackered mate, need a beer',
        'Today is very hot, I am so tired in the roof',
        'haha yeah nah',
      ],
    },
    {
      make(d) {
        const chores = [d.chore(), d.chore(), d.chore()];
        const tasks = chores.map(([, found]) => created('admin_tasks', { task_name: clean(found, '\\d|list') }));
        return {
          slots: Object.fromEntries(chores.map(([todo], at) => [`todo${at}`, typed(todo)])),
          turns: [turn({ created: tasks })],
        };
      },
      ways: [
        'Add these to my to-do list:\n1. {todo0}\n2. {todo1}\n3. {todo2}',
        'three things for my to do list 1) {todo0} 2) {todo1} 3) {todo2}',
      ],
    },
    {
      make(d) {
        const [who, work, amount] = [d.client(), d.work(), d.price(600, 4900)];
        d.client();
        const text = clean(work.rx, '\\b(chuck|together|whip|knock|please|mate|will ya)\\b');
        const fields = { client_id: ref(who.ref), subtotal: amount, '@text': text };
        return {
          slots: { ...who.slots, noun: typed(work.noun), bare: typed(amount) },
          turns: [turn({ created: [created('quotes', fields)] })],
        };
      },
      ways: [
        'chuck a quote together for {client}, {noun}, {bare} plus gst',
        'whip up a quote will ya for {client} {noun} {bare} plus gst',
        'Knock me up a quick quote mate, {client}, {noun}, {bare} plus GST',
      ],
    },
    {
      make(d) {
        const [who, work] = [d.client(), d.work()];
        d.client();
        const name = clean(work.rx, '\\b(chuck|jot|heaps|thanks|gday|will you|again|new one|ta)\\b');
        return {
          slots: { ...who.slots, noun: typed(work.noun), verb: typed(work.verb) },
          turns: [turn({ created: [created('projects', { job_name: name, client_id: ref(who.ref) })] })],
        };
      },
      ways: [
        'hey can ya chuck a job in for {client} to {verb} thanks heaps',
        'Jot down a job for {client} will you, {noun}, ta',
        'yeah gday its me again, new job, {client}, {noun}, thats it',
      ],
    },
    {
      make(d) {
        const [[todo, found], day] = [d.chore(), nearDay(d.random)];
        const name = clean(found, '\\b(forget|gotta|while|oh|remind|ok)\\b');
        return {
          slots: { todo: typed(todo), on: day.on },
          turns: [turn({ created: [created('admin_tasks', { task_name: name, due_date: { date: day.iso } })] })],
        };
      },
      ways: [
        'dont let me forget to {todo} {on} ok',
        'oh and while i think of it i gotta {todo} {on}, remind me',
        'Reminder for me {on} please my friend: {todo}',
      ],
    },
  ],
};
