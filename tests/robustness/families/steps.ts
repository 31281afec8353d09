import { ENTITIES } from '../case.ts';
import { created, exactly, type Family, on, ref, rx, updated } from '../family.ts';
import { addDays, cents, count, dollars, nearDay, TODAY } from '../values.ts';

const base = { category: 'multi_step', tags: ['several'], difficulty: 'medium' as const };
const except = (...touched: readonly string[]) => ENTITIES.filter((entity) => !touched.includes(entity));

export const STEPS: readonly Family[] = [
  {
    ...base,
    id: 'step-job-order',
    difficulty: 'easy',
    make(d) {
      const [who, work, amount, goods, n] = [d.client(), d.work(), d.price(), d.goods(), d.random.int(2, 30)];
      d.client();
      return {
        slots: {
          ...who.slots,
          work: { plain: work.noun },
          title: { plain: work.title },
          amount: dollars(amount),
          n: count(n),
          goods: { plain: goods.name },
        },
        expect: {
          created: [
            created('projects', { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount }),
            created('procurement_items', {
              item_name: rx(goods.rx),
              quantity: n,
              project_id: ref(`projects:/${work.rx}/`),
            }),
          ],
          notCreated: except('projects', 'procurement_items', 'admin_tasks'),
          routedTo: ['sarah'],
        },
      };
    },
    plain: 'Create a job for {client} called {title}, {amount}, and order {n} {goods} for it',
    ways: [
      'New job for {client}, {title}, {amount}, then get {n} {goods} on order for that job',
      'Set up a {work} job for {client} at {amount} and put {n} {goods} on order for it',
      'Book {client} in for a {work}, {amount}, and order {n} {goods} for the job',
      'Add a job, {client}, {work}, {amount}. Then order {n} {goods} for it',
    ],
    orders: ['Make a {amount} job for {client}, {work}, and for it order {n} {goods}'],
  },
  {
    ...base,
    id: 'step-payment-task',
    difficulty: 'easy',
    make(d) {
      const [job, amount, [todo, found], day] = [d.job(), d.price(200, 4000), d.chore(), nearDay(d.random)];
      d.job();
      return {
        slots: {
          ...job.client.slots,
          job: { plain: job.name },
          amount: dollars(amount),
          todo: { plain: todo },
          on: day.on,
        },
        expect: {
          created: [
            created('finance_records', { type: 'payment', amount, status: 'paid', project_id: ref(job.ref) }),
            created('admin_tasks', { task_name: rx(found), due_date: on(day.iso) }),
          ],
          notCreated: except('finance_records', 'admin_tasks'),
          routedTo: ['renea', 'michelle'],
        },
      };
    },
    plain: '{client} paid {amount} for the {job}, and remind me {on} to {todo}',
    ways: [
      'Record a {amount} payment from {client} for the {job} and set a reminder {on} to {todo}',
      'Got {amount} from {client} for the {job} job. Also remind me {on} to {todo}',
      'Log a payment of {amount}, {client}, {job} job, and add a task to {todo} {on}',
      '{client} has paid {amount} on the {job} job and I need a reminder {on} to {todo}',
    ],
    orders: ['Remind me {on} to {todo}, and {client} paid {amount} for the {job}'],
  },
  {
    ...base,
    id: 'step-done-invoice',
    make(d) {
      const [job, days] = [d.job({ status: 'in_progress' }), d.random.pick([7, 14])];
      d.job();
      return {
        slots: { ...job.client.slots, job: { plain: job.name }, amount: dollars(job.budget), days: count(days) },
        expect: {
          created: [
            created('finance_records', {
              type: 'invoice',
              amount: job.budget,
              status: 'pending',
              due_date: on(addDays(TODAY, days)),
              project_id: ref(job.ref),
            }),
          ],
          updated: [updated('projects', job.ref, { status: 'completed', job_budget: job.budget })],
          notCreated: except('finance_records', 'admin_tasks'),
          routedTo: ['renea'],
        },
      };
    },
    plain: 'Mark the {job} job as completed and invoice {client} {amount}, due in {days} days',
    ways: [
      'The {job} job is done, invoice {first} {amount}, {days} days',
      'We finished the {job} job, mark it complete and bill {client} {amount} due in {days} days',
      'Close off the {job} job then raise an invoice for {amount}, {days} days',
    ],
    orders: ['Invoice {client} {amount} for the {job}, due in {days} days, and mark the job completed'],
  },
  {
    ...base,
    id: 'step-new-client-job',
    tags: ['several', 'new-client'],
    make(d) {
      const [who, work, amount] = [d.stranger(), d.work(), d.price()];
      const [[todo, found], day] = [d.chore(), nearDay(d.random)];
      d.client();
      return {
        slots: { ...who.slots, work: { plain: work.noun }, amount: dollars(amount), todo: { plain: todo }, on: day.on },
        expect: {
          created: [
            created('clients', { name: exactly(who.name), phone: { phone: who.phone } }),
            created('projects', { job_name: rx(work.rx), client_id: ref(who.ref), job_budget: amount }),
            created('admin_tasks', { task_name: rx(found), due_date: on(day.iso) }),
          ],
          notCreated: except('clients', 'projects', 'admin_tasks'),
          routedTo: ['michelle'],
        },
      };
    },
    plain: 'Add {client} as a client, {phone}, create a job for the {work} at {amount}, and remind me {on} to {todo}',
    ways: [
      'New client {client}, {phone}. Set up a {work} job for them, {amount}. Then remind me {on} to {todo}',
      'Put {client} on file, {phone}, book the {work} job at {amount} and set a reminder {on} to {todo}',
    ],
    orders: ['Remind me {on} to {todo}, and add a new client, {client}, {phone}, with a {work} job at {amount}'],
  },
  {
    ...base,
    id: 'step-order-expense',
    make(d) {
      const [job, shop, goods, n] = [d.job(), d.supplier(), d.goods(), d.random.int(2, 30)];
      const [what, amount] = [d.cost(), d.random.int(1500, 29000) / 100];
      d.job();
      return {
        slots: {
          n: count(n),
          goods: { plain: goods.name },
          word: { plain: shop.word },
          supplier: { plain: shop.name },
          job: { plain: job.name },
          what: { plain: what },
          amount: cents(amount),
        },
        expect: {
          created: [
            created('procurement_items', {
              item_name: rx(goods.rx),
              quantity: n,
              supplier_id: ref(shop.ref),
              project_id: ref(job.ref),
            }),
            created('finance_records', { type: 'expense', amount, project_id: ref(job.ref) }),
          ],
          notCreated: except('procurement_items', 'finance_records', 'admin_tasks'),
          routedTo: ['sarah', 'renea'],
        },
      };
    },
    plain: 'Order {n} {goods} from {supplier} for the {job} job and log {amount} for {what} on the same job',
    ways: [
      'Get {n} {goods} off {word} for the {job} job, and put {amount} of {what} on that job as an expense',
      'For the {job} job order {n} {goods} from {word} and record a {amount} expense for {what}',
      'Buy {n} {goods} from {supplier} for {job}. Also spent {amount} on {what} for that job, log it',
    ],
    orders: ['Log {amount} for {what} on the {job} job and order {n} {goods} from {word} for it'],
  },
];
