import { adminTasks, procurementItems, projects } from '@smoko/contract';
import type { Entry, EntryContext } from './entry.ts';

type Fields = (context: EntryContext) => Record<string, unknown>;
const job = (name: string, daysAgo: number, fields: Fields): Entry => ({
  name: `job:${name}`,
  daysAgo,
  operation: projects.operations.create,
  fields,
});
const task = (name: string, daysAgo: number, fields: Fields): Entry => ({
  name: `task:${name}`,
  daysAgo,
  operation: adminTasks.operations.create,
  fields,
});
const order = (name: string, daysAgo: number, fields: Fields): Entry => ({
  name: `order:${name}`,
  daysAgo,
  operation: procurementItems.operations.create,
  fields,
});

export const JOBS: readonly Entry[] = [
  job('hot-water', 30, ({ id, day }) => ({
    job_name: 'Hot water replacement',
    job_description: 'Old 250 L electric is leaking. Replace with heat pump, new tempering valve.',
    client_id: id('client:priya'),
    job_date: day(-22),
    job_time: '07:30',
    job_budget: 2_400,
    status: 'completed',
  })),
  job('drain', 28, ({ id, day }) => ({
    job_name: 'Blocked stormwater drain',
    job_description: 'Tree roots near the boundary. Jet, camera, quote for relining.',
    client_id: id('client:tom'),
    job_date: day(-20),
    job_time: '13:00',
    job_budget: 680,
    status: 'completed',
  })),
  job('strata', 25, ({ id, day }) => ({
    job_name: 'Backflow testing, 12 valves',
    client_id: id('client:strata'),
    job_date: day(-10),
    job_time: '09:00',
    job_budget: 1_920,
    status: 'completed',
  })),
  job('bathroom', 18, ({ id, day }) => ({
    job_name: 'Bathroom renovation, rough-in and fit-off',
    job_description: 'Strip-out done by owner. Rough-in, waterproofing by others, fit-off after tiling.',
    client_id: id('client:mele'),
    job_date: day(-3),
    job_time: '07:00',
    job_budget: 12_800,
    status: 'in_progress',
  })),
  job('cafe', 11, ({ id, day }) => ({
    job_name: 'Grease trap and second sink',
    client_id: id('client:cafe'),
    job_date: day(2),
    job_time: '15:30',
    job_budget: 4_350,
    status: 'pending',
  })),
  job('reline', 6, ({ id, day }) => ({
    job_name: 'Pipe relining, 9 m',
    client_id: id('client:tom'),
    job_date: day(9),
    job_time: '08:00',
    job_budget: 5_400,
    status: 'pending',
  })),

  order('heat-pump', 27, ({ id, day }) => ({
    item_name: 'Heat pump 270 L',
    project_id: id('job:hot-water'),
    supplier_id: id('supplier:reece'),
    unit_price: 1_380,
    status: 'delivered',
    order_date: day(-27),
    delivery_date: day(-23),
  })),
  order('tempering', 27, ({ id, day }) => ({
    item_name: 'Tempering valve 15 mm',
    project_id: id('job:hot-water'),
    supplier_id: id('supplier:reece'),
    quantity: 2,
    unit_price: 96.5,
    status: 'delivered',
    order_date: day(-27),
    delivery_date: day(-23),
  })),
  order('fit-off', 9, ({ id, day }) => ({
    item_name: 'Tapware set, brushed nickel',
    project_id: id('job:bathroom'),
    supplier_id: id('supplier:reece'),
    quantity: 3,
    unit_price: 284,
    status: 'ordered',
    order_date: day(-9),
    delivery_date: day(4),
  })),
  order('membrane', 8, ({ id, day }) => ({
    item_name: 'Waterproofing membrane 15 L',
    project_id: id('job:bathroom'),
    supplier_id: id('supplier:tiles'),
    quantity: 2,
    unit_price: 149,
    status: 'delivered',
    order_date: day(-8),
    delivery_date: day(-5),
  })),
  order('trap', 4, ({ id }) => ({
    item_name: 'Grease arrestor 1000 L',
    project_id: id('job:cafe'),
    supplier_id: id('supplier:reece'),
    unit_price: 1_640,
    status: 'pending',
  })),

  task('certificate', 21, ({ id, day }) => ({
    task_name: 'Lodge certificate of compliance',
    project_id: id('job:hot-water'),
    assigned_to: 'Michelle',
    status: 'completed',
    due_date: day(-19),
  })),
  task('valves', 9, ({ id, day }) => ({
    task_name: 'Send backflow reports to Sydney Water',
    project_id: id('job:strata'),
    assigned_to: 'Michelle',
    status: 'in_progress',
    due_date: day(1),
  })),
  task('tiler', 5, ({ id, day }) => ({
    task_name: 'Ring the tiler about Thursday',
    project_id: id('job:bathroom'),
    assigned_to: 'Self',
    due_date: day(0),
    due_time: '16:00',
  })),
  task('hire', 3, ({ id, day }) => ({
    task_name: 'Book the mini excavator from Nepean Hire',
    project_id: id('job:reline'),
    assigned_to: 'Sarah',
    due_date: day(6),
  })),
  task('bas', 2, ({ day }) => ({
    task_name: 'Get receipts together for the BAS',
    assigned_to: 'Renea',
    due_date: day(12),
  })),
];
