import type { AssistantId } from '@smoko/contract';

export interface Call {
  name: string;
  args: Record<string, unknown>;
}

/** What one message takes: each assistant's calls, in order; calls of one step are made in one answer. */
export interface TaskTurn {
  message: string;
  parts: readonly Part[];
}

interface Part {
  owner: AssistantId;
  steps: readonly (readonly Call[])[];
  /** The words of the message that ask for it, where there are several parts. */
  says?: string;
}

export type TaskKind = 'one domain' | 'follow-up' | 'three domains';

export interface Task {
  kind: TaskKind;
  turns: readonly TaskTurn[];
}

const call = (name: string, args: Record<string, unknown>): Call => ({ name, args });
const part = (owner: AssistantId, ...steps: (Call | Call[])[]) => ({
  owner,
  steps: steps.map((step) => (Array.isArray(step) ? step : [step])),
});
const turn = (message: string, ...parts: Part[]): TaskTurn => ({ message, parts });
const asked = (says: string, one: Part): Part => ({ ...one, says });

const job = (job_name: string, more: object = {}) => call('create_job', { job_name, ...more });
const updateJob = (which: string, more: object) => call('update_job', { job: which, ...more });
const client = (name: string, more: object) => call('update_client', { client: name, ...more });
const item = (item_name: string, quantity: number, more: object = {}) =>
  call('create_procurement_item', { item_name, quantity, ...more });
const updateItem = (which: string, more: object) => call('update_procurement_item', { item: which, ...more });
const task = (task_name: string, due_date: string, more: object = {}) =>
  call('create_task', { task_name, due_date, ...more });
const updateTask = (which: string, more: object) => call('update_task', { task: which, ...more });
const money = (type: string, amount: number, more: object) => call('create_finance_record', { type, amount, ...more });
const quote = (name: string, work: string, amount: number) => call('create_quote', { client: name, work, amount });

const PENDING_TANK = item('250L tank', 1, { supplier: 'Reece' });
const NEW_JOB = '1003';

const ONE_DOMAIN: readonly TaskTurn[] = [
  turn(
    'New job for Priya Sharma, deck repair, $1,850',
    part('jerry', job('Deck repair', { client: 'Priya Sharma', budget: 1850 })),
  ),
  turn('Mark job 1002 as completed', part('jerry', updateJob('1002', { status: 'completed' }))),
  turn(
    'Change the phone of client Ngaire Hohepa to 0491 570 159',
    part('jerry', client('Ngaire Hohepa', { phone: '0491 570 159' })),
  ),
  turn('Order a 250L tank from Reece', part('sarah', PENDING_TANK)),
  turn(
    'Order 6 downlights and 2 batten holders for job 1001',
    part('sarah', [item('downlights', 6, { job: '1001' }), item('batten holders', 2, { job: '1001' })]),
  ),
  turn('Mark the order of conduit as delivered', part('sarah', updateItem('conduit', { status: 'delivered' }))),
  turn('Remind me to call the council on Friday', part('michelle', task('Call the council', '2026-11-27'))),
  turn(
    'Tick off the task Return the scaffold tags',
    part('michelle', updateTask('Return the scaffold tags', { status: 'completed' })),
  ),
  turn('Add a to-do: renew the ute rego by 4 December', part('michelle', task('Renew the ute rego', '2026-12-04'))),
  turn('Raise an invoice for $1,100 on job 1001', part('renea', money('invoice', 1100, { job: '1001' }))),
  turn('Log an expense of $64.50 for fuel', part('renea', money('expense', 64.5, { description: 'Fuel' }))),
  turn('Draft a quote for Ngaire Hohepa: shed slab, $4,200', part('renea', quote('Ngaire Hohepa', 'Shed slab', 4200))),
];

const FOLLOW_UPS: readonly (readonly [TaskTurn, TaskTurn])[] = [
  [
    turn('Order 3 downlights for job 1001', part('sarah', item('downlights', 3, { job: '1001' }))),
    turn('Make that 4', part('sarah', updateItem('downlights', { quantity: 4 }))),
  ],
  [
    turn('Order 10 lengths of pine from Rexel', part('sarah', item('lengths of pine', 10, { supplier: 'Rexel' }))),
    turn('And order 5 sheets of ply too', part('sarah', item('sheets of ply', 5, { supplier: 'Rexel' }))),
  ],
  [
    turn('Remind me to ring Bob on Thursday', part('michelle', task('Ring Bob', '2026-11-26'))),
    turn('Actually make the reminder Friday', part('michelle', updateTask('Ring Bob', { due_date: '2026-11-27' }))),
  ],
  [
    turn('Add a to-do: book the lift for 1 December', part('michelle', task('Book the lift', '2026-12-01'))),
    turn(
      'Put a to-do in to return the lift on 8 December as well',
      part('michelle', task('Return the lift', '2026-12-08')),
    ),
  ],
  [
    turn('Raise an invoice for $900 on job 1002', part('renea', money('invoice', 900, { job: '1002' }))),
    turn('Actually make that invoice $950', part('renea', call('update_finance_record', { job: '1002', amount: 950 }))),
  ],
  [
    turn('Log an expense of $120 for timber', part('renea', money('expense', 120, { description: 'Timber' }))),
    turn('And an expense of $18 for parking', part('renea', money('expense', 18, { description: 'Parking' }))),
  ],
  [
    turn(
      'Draft a quote for Priya Sharma: spa wiring, $2,340',
      part('renea', quote('Priya Sharma', 'Spa wiring', 2340)),
    ),
    turn(
      'Add an isolator to that quote for $150',
      part(
        'renea',
        call('update_quote', { client: 'Priya Sharma', add_line: { description: 'Isolator', amount: 150 } }),
      ),
    ),
  ],
  [
    turn('New job for Ngaire Hohepa, gate repair', part('jerry', job('Gate repair', { client: 'Ngaire Hohepa' }))),
    turn('Make the budget of that job $700', part('jerry', updateJob(NEW_JOB, { budget: 700 }))),
  ],
  [
    turn(
      'New job for Priya Sharma, tiling, starting 7 December',
      part('jerry', job('Tiling', { client: 'Priya Sharma', date: '2026-12-07' })),
    ),
    turn('Actually start it on 9 December', part('jerry', updateJob(NEW_JOB, { date: '2026-12-09' }))),
  ],
  [
    turn('Order 2 rolls of cable from Rexel', part('sarah', item('rolls of cable', 2, { supplier: 'Rexel' }))),
    turn('Mark the rolls of cable as ordered', part('sarah', updateItem('rolls of cable', { status: 'ordered' }))),
  ],
];

const FOR_NEW_JOB = { job: NEW_JOB };
const THREE_DOMAINS: readonly TaskTurn[] = [
  turn(
    'New job for Priya Sharma, hot water, $2,400. Order a 250L tank for it from Reece and remind me to call the plumber on Friday',
    part('jerry', job('Hot water', { client: 'Priya Sharma', budget: 2400 })),
    asked(
      'Order a 250L tank for it from Reece',
      part('sarah', item('250L tank', 1, { supplier: 'Reece', ...FOR_NEW_JOB })),
    ),
    asked('remind me to call the plumber on Friday', part('michelle', task('Call the plumber', '2026-11-27'))),
  ),
  turn(
    'New job for Ngaire Hohepa, retaining wall. Order 40 sleepers for it and raise an invoice for a $500 deposit on it',
    part('jerry', job('Retaining wall', { client: 'Ngaire Hohepa' })),
    asked('Order 40 sleepers for it', part('sarah', item('sleepers', 40, FOR_NEW_JOB))),
    asked(
      'raise an invoice for a $500 deposit on it',
      part('renea', money('invoice', 500, { description: 'Deposit', ...FOR_NEW_JOB })),
    ),
  ),
  turn(
    'Mark job 1002 as completed, raise an invoice for $3,600 on it and remind me to return the mixer on Monday',
    part('jerry', updateJob('1002', { status: 'completed' })),
    asked('raise an invoice for $3,600 on it', part('renea', money('invoice', 3600, { job: '1002' }))),
    asked('remind me to return the mixer on Monday', part('michelle', task('Return the mixer', '2026-11-23'))),
  ),
  turn(
    'Move job 1001 to 30 November, order 12 downlights for it and remind me to tell Priya on Wednesday',
    part('jerry', updateJob('1001', { date: '2026-11-30' })),
    asked('order 12 downlights for it', part('sarah', item('downlights', 12, { job: '1001' }))),
    asked('remind me to tell Priya on Wednesday', part('michelle', task('Tell Priya', '2026-11-25'))),
  ),
  turn(
    'New job for Priya Sharma, fence. Quote her $3,100 for the fence and order 60 palings',
    part('jerry', job('Fence', { client: 'Priya Sharma' })),
    asked('Quote her $3,100 for the fence', part('renea', quote('Priya Sharma', 'Fence', 3100))),
    asked('order 60 palings', part('sarah', item('palings', 60))),
  ),
  turn(
    'Set the budget of job 1001 to $5,200, log an expense of $80 for hinges on it and add a to-do: measure the doors, 24 November',
    part('jerry', updateJob('1001', { budget: 5200 })),
    asked(
      'log an expense of $80 for hinges on it',
      part('renea', money('expense', 80, { job: '1001', description: 'Hinges' })),
    ),
    asked('add a to-do: measure the doors, 24 November', part('michelle', task('Measure the doors', '2026-11-24'))),
  ),
  turn(
    'Order 8 bags of cement for job 1002, log an expense of $45 for the tip and remind me to book the pump on Tuesday',
    asked('Order 8 bags of cement for job 1002', part('sarah', item('bags of cement', 8, { job: '1002' }))),
    asked('log an expense of $45 for the tip', part('renea', money('expense', 45, { description: 'Tip' }))),
    asked('remind me to book the pump on Tuesday', part('michelle', task('Book the pump', '2026-11-24'))),
  ),
  turn(
    'Mark the conduit as delivered, raise an invoice for $260 on job 1001 and tick off the task Return the scaffold tags',
    asked('Mark the conduit as delivered', part('sarah', updateItem('conduit', { status: 'delivered' }))),
    asked('raise an invoice for $260 on job 1001', part('renea', money('invoice', 260, { job: '1001' }))),
    asked(
      'tick off the task Return the scaffold tags',
      part('michelle', updateTask('Return the scaffold tags', { status: 'completed' })),
    ),
  ),
];

export const TASKS: readonly Task[] = [
  ...ONE_DOMAIN.map((one): Task => ({ kind: 'one domain', turns: [one] })),
  ...FOLLOW_UPS.map((turns): Task => ({ kind: 'follow-up', turns })),
  ...THREE_DOMAINS.map((one): Task => ({ kind: 'three domains', turns: [one] })),
];

/** What the last word of every answer is, whoever writes it. */
export const CLOSING = 'Righto, that is all in as you said. Sing out when there is anything else.';
