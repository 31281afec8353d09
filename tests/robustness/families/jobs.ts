import { ENTITIES } from '../case.ts';
import { created, exactly, type Family, on, ref, rx } from '../family.ts';
import { anyDay, dollars, inWords, laterDay, nearDay } from '../values.ts';

const base = { category: 'create_job', tags: [] as string[] };
const NO_PRICE = { in: [0, null] };

export const JOBS: readonly Family[] = [
  {
    ...base,
    id: 'job-full',
    difficulty: 'easy',
    tags: ['date'],
    make(d) {
      const [who, work, amount, day] = [d.client(), d.work(), d.price(), anyDay(d.random)];
      d.client();
      const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount, job_date: on(day.iso) };
      return {
        slots: {
          ...who.slots,
          work: { plain: work.noun },
          todo: { plain: work.verb },
          amount: dollars(amount),
          on: day.on,
        },
        expect: { created: [created('projects', fields)] },
      };
    },
    plain: 'Create a job for {client}: {work}, {amount}, {on}',
    ways: [
      'Book {client} in for a {work} {on}, {amount}',
      'New job: {client}, {work}, {amount}, {on}',
      'Put a job in for {client} to {todo} {on}, budget {amount}',
      'We got the {work} job at {client}, {amount}, starting {on}. Please add it',
      'Add a job please, {client}, {todo}, {amount}, {on}',
      "I'm doing a {work} for {client} {on} for {amount}, set it up as a job",
      '{client} has booked me for a {work} {on}, {amount}. Put the job in',
      'Schedule a {work} for {client} {on}, price {amount}',
    ],
    orders: [
      '{on}: new job for {client}, {amount}, {work}',
      '{work} job for {client}, {on}, {amount}',
      'New {amount} job for {client} {on}, {work}',
    ],
  },
  {
    ...base,
    id: 'job-bare',
    difficulty: 'easy',
    make(d) {
      const [who, work] = [d.client(), d.work()];
      d.client();
      const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: NO_PRICE, status: 'pending' };
      return {
        slots: { ...who.slots, work: { plain: work.noun }, todo: { plain: work.verb } },
        expect: { created: [created('projects', fields)] },
      };
    },
    plain: 'New job for {client}: {work}',
    ways: [
      'Create a job for {client}, {work}',
      'Add a {work} job for {client}',
      'Please open a job for {client} to {todo}',
      'Set up a new job, {client}, {work}',
      'Put down a job for {client}: {todo}',
      'Start a job for {client} please, its a {work}',
    ],
    orders: ['{work}: new job for {client}', '{client}, new job, {work}'],
  },
  {
    ...base,
    id: 'job-number',
    difficulty: 'easy',
    tags: ['number'],
    make(d) {
      const [who, work, amount] = [d.client(), d.work(), d.price()];
      const number = String(d.random.int(7000, 9800));
      const fields = { job_name: rx(work.rx), job_number: number, client_id: ref(who.ref), job_budget: amount };
      return {
        slots: {
          ...who.slots,
          work: { plain: work.noun },
          amount: dollars(amount),
          number: { plain: number, spoken: false },
        },
        expect: { created: [created('projects', fields)] },
      };
    },
    plain: 'Create job {number} for {client}: {work}, budget {amount}',
    ways: [
      'Open job {number} for {client}, {work}, {amount}',
      'New job number {number}, {client}, {work}, budget {amount}',
      'Add a job for {client}: {work}, job number {number}, budget of {amount}',
      'Set up job no. {number} for {client}, {work}, worth {amount}',
      'Put {client} down as job {number}: {work}, {amount} budget',
    ],
    orders: [
      '{client}, {work}, {amount} budget, new job, number {number}',
      'Job {number}, new: {work} for {client}, budget {amount}',
    ],
  },
  {
    ...base,
    id: 'job-new-client',
    difficulty: 'medium',
    tags: ['new-client'],
    make(d) {
      const [who, work, amount] = [d.stranger(), d.work(), d.price()];
      d.client();
      return {
        slots: { ...who.slots, work: { plain: work.noun }, todo: { plain: work.verb }, amount: dollars(amount) },
        expect: {
          created: [
            created('clients', { name: exactly(who.name), phone: { phone: who.phone } }),
            created('projects', { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount }),
          ],
        },
      };
    },
    plain: 'New job for a new client, {client}, {phone}: {work}, {amount}',
    ways: [
      'Create a job for {client} {phone}, {work}, {amount}',
      'Got a new customer, {client} on {phone}, wants a {work}, {amount}. Book the job',
      'Add a job for {client} ({phone}), new client, {todo}, {amount}',
      'Set up a job for {client}, phone {phone}: {work} for {amount}',
      '{client} is a new client, mobile {phone}. Make a job for the {work} at {amount}',
    ],
    orders: [
      'New job: {work}, {amount}, for {client}, {phone}',
      '{amount} {work} job for new client {client}, {phone}',
    ],
  },
  {
    ...base,
    id: 'job-first-name',
    difficulty: 'medium',
    tags: ['date'],
    make(d) {
      const [who, work, day] = [d.client(), d.work(), nearDay(d.random)];
      d.client();
      const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: NO_PRICE, job_date: on(day.iso) };
      return {
        slots: { ...who.slots, work: { plain: work.noun }, todo: { plain: work.verb }, on: day.on },
        expect: { created: [created('projects', fields)] },
      };
    },
    plain: 'Book {first} in for a {work} {on}',
    ways: [
      'Job for {first} {on}, {work}',
      'Put {first} down for a {work} {on}',
      "Chuck {first}'s {work} in as a job {on}",
      'Got a job at {first}s place {on}, {work}, put it in',
      'Schedule a job for {first}: {todo} {on}',
    ],
    orders: ['{on}, job for {first}, {work}', 'New {work} job {on} for {first}'],
  },
  {
    ...base,
    id: 'job-which-client',
    difficulty: 'medium',
    tags: ['ambiguous'],
    make(d) {
      const one = d.client();
      const other = d.client(one.last);
      const [work, amount] = [d.work(), d.price()];
      return {
        slots: {
          last: { plain: one.last },
          work: { plain: work.noun },
          todo: { plain: work.verb },
          amount: dollars(amount),
        },
        expect: {
          notCreated: [...ENTITIES],
          routedTo: [],
          asksFor: `which ${one.last}`,
          askRegex: `${one.first}|${other.first}|which (${one.last}|client|one)`,
        },
      };
    },
    plain: 'Create a job for {last}: {work}, {amount}',
    ways: [
      'New job for {last}, {work}, {amount}',
      'Book {last} in for a {work}, {amount}',
      'Put a job in for {last} to {todo}, {amount}',
      'Add a {work} job for {last} at {amount}',
      'Set up a {amount} job for {last}, {work}',
    ],
    orders: ['{work} job, {amount}, for {last}'],
  },
  {
    ...base,
    id: 'job-gst',
    difficulty: 'easy',
    tags: ['gst'],
    make(d) {
      const [who, work, amount] = [d.client(), d.work(), d.price()];
      const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount };
      return {
        slots: { ...who.slots, work: { plain: work.noun }, amount: dollars(amount) },
        expect: { created: [created('projects', fields)] },
      };
    },
    plain: 'Add a job for {client}, {work}, {amount} inc GST',
    ways: [
      'Create a job for {client}: {work}, {amount} including GST',
      'New job for {client}, {work}, {amount} gst included',
      'Book a {work} for {client}, {amount} incl gst',
      'Job for {client} please, {work}, {amount} all up inc gst',
    ],
    orders: ['{work} for {client}, {amount} inc gst, new job', '{amount} inc gst, new job for {client}: {work}'],
  },
  {
    ...base,
    id: 'job-two',
    difficulty: 'medium',
    tags: ['several'],
    make(d) {
      const [who, one, two] = [d.client(), d.work(), d.work()];
      const [a, b] = [d.price(), d.price()];
      return {
        slots: { ...who.slots, one: { plain: one.noun }, two: { plain: two.noun }, a: dollars(a), b: dollars(b) },
        expect: {
          created: [
            created('projects', { job_name: rx(one.rx), client_id: ref(who.ref), job_budget: a }),
            created('projects', { job_name: rx(two.rx), client_id: ref(who.ref), job_budget: b }),
          ],
        },
      };
    },
    plain: 'Create two jobs for {client}: {one}, {a}, and {two}, {b}',
    ways: [
      'Two new jobs for {client}, {one} at {a} and {two} at {b}',
      'Add two jobs for {client}: a {one} for {a}, and a {two} for {b}',
      'Set {client} up with two jobs, {one} ({a}) and {two} ({b})',
      'Got two jobs from {client}, first a {one}, {a}, second a {two}, {b}. Put them in',
    ],
    orders: ['For {client}, two jobs: {a} for {one}, {b} for {two}'],
    without: ['punctuation'],
  },
  {
    ...base,
    id: 'job-called',
    difficulty: 'easy',
    make(d) {
      const [who, work, amount] = [d.client(), d.work(), d.price()];
      const fields = { job_name: rx(work.title), client_id: ref(who.ref), job_budget: amount };
      return {
        slots: { ...who.slots, title: { plain: work.title }, amount: dollars(amount) },
        expect: { created: [created('projects', fields)] },
      };
    },
    plain: 'Open a job called {title} for {client}, budget {amount}',
    ways: [
      'Create a job named {title} for {client} with a budget of {amount}',
      'Make a new job for {client}, call it {title}, {amount}',
      'I need a job called {title} set up for {client}, {amount}',
      'Start a job for {client} called {title}, budget is {amount}',
    ],
    orders: ['{client}: new job, name {title}, budget {amount}', 'New job {title}, budget {amount}, client {client}'],
  },
  {
    ...base,
    id: 'job-next-year',
    difficulty: 'medium',
    tags: ['date', 'slang'],
    make(d) {
      const [who, work, amount, day] = [d.client(), d.work(), d.price(1100), laterDay(d.random)];
      const fields = { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount, job_date: on(day.iso) };
      const words = { plain: `${amount}`, forms: [`${amount}`], spoken: inWords(amount) };
      return {
        slots: {
          ...who.slots,
          work: { plain: work.noun },
          todo: { plain: work.verb },
          amount: words,
          on: day.on,
          date: day.date,
        },
        expect: { created: [created('projects', fields)] },
      };
    },
    plain: 'job for {client}, {work}, {amount}, starts {date}',
    ways: [
      'got the nod from {client} to {todo}, {amount}, kicking off {on}, chuck it in as a job',
      'put {client} in the book for a {work}, {amount}, start {date}',
      'lock in a {work} job for {client} {on}, {amount}',
      'whack a job in for {client}, {work}, {amount}, start date {date}',
    ],
    orders: ['start {date}, new job, {client}, {work}, {amount}'],
    without: ['formats'],
  },
];
