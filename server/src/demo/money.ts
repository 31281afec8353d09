import { financeRecords, quotes } from '@smoko/contract';
import type { Entry, EntryContext } from './entry.ts';

type Fields = (context: EntryContext) => Record<string, unknown>;
const record = (name: string, daysAgo: number, fields: Fields): Entry => ({
  name: `record:${name}`,
  daysAgo,
  operation: financeRecords.operations.create,
  fields,
});
const quote = (name: string, daysAgo: number, fields: Fields): Entry => ({
  name: `quote:${name}`,
  daysAgo,
  operation: quotes.operations.create,
  fields,
});

export const MONEY: readonly Entry[] = [
  quote('bathroom', 18, ({ id, day }) => ({
    client_id: id('client:mele'),
    project_id: id('job:bathroom'),
    content: { details: 'Bathroom rough-in and fit-off, tapware by us' },
    lines: [
      { description: 'Rough-in, labour', quantity: 32, unit: 'h', unit_price: 110 },
      { description: 'Pipe and fittings', quantity: 1, unit_price: 1_850 },
      { description: 'Tapware set, brushed nickel', quantity: 3, unit_price: 345 },
      { description: 'Fit-off, labour', quantity: 24, unit: 'h', unit_price: 110 },
    ],
    valid_until: day(12),
    status: 'accepted',
  })),
  quote('reline', 6, ({ id, day }) => ({
    client_id: id('client:tom'),
    project_id: id('job:reline'),
    content: { details: 'Reline 9 m of 100 mm stormwater, dig one access pit' },
    lines: [
      { description: 'Relining 100 mm', quantity: 9, unit: 'm', unit_price: 480 },
      { description: 'Access pit', quantity: 1, unit_price: 590 },
    ],
    valid_until: day(24),
    status: 'sent',
  })),
  quote('cafe', 4, ({ id, day }) => ({
    client_id: id('client:cafe'),
    project_id: id('job:cafe'),
    content: { details: 'Grease arrestor 1000 L, second sink, after hours' },
    lines: [
      { description: 'Grease arrestor 1000 L, supplied and set', quantity: 1, unit_price: 2_450 },
      { description: 'Second sink, connected', quantity: 1, unit_price: 780 },
      { description: 'After-hours labour', quantity: 8, unit: 'h', unit_price: 140 },
    ],
    valid_until: day(26),
    status: 'draft',
  })),

  record('invoice-hot-water', 21, ({ id, day }) => ({
    type: 'invoice',
    amount: 2_400,
    project_id: id('job:hot-water'),
    client_id: id('client:priya'),
    due_date: day(-7),
    description: 'Hot water replacement',
  })),
  record('payment-hot-water', 12, ({ id, day }) => ({
    type: 'payment',
    amount: 2_400,
    project_id: id('job:hot-water'),
    client_id: id('client:priya'),
    invoice_id: id('record:invoice-hot-water'),
    paid_date: day(-12),
  })),
  record('invoice-drain', 20, ({ id, day }) => ({
    type: 'invoice',
    amount: 680,
    project_id: id('job:drain'),
    client_id: id('client:tom'),
    due_date: day(-6),
    description: 'Jetting and camera inspection',
  })),
  record('invoice-strata', 9, ({ id, day }) => ({
    type: 'invoice',
    amount: 1_920,
    project_id: id('job:strata'),
    client_id: id('client:strata'),
    due_date: day(5),
    description: 'Backflow testing, 12 valves, PO 4471',
  })),
  record('deposit', 16, ({ id, day }) => ({
    type: 'payment',
    amount: 3_840,
    project_id: id('job:bathroom'),
    client_id: id('client:mele'),
    paid_date: day(-16),
    description: 'Deposit, 30%',
  })),
  record('fuel', 14, ({ day }) => ({
    type: 'expense',
    amount: 164.35,
    paid_date: day(-14),
    description: 'Diesel',
  })),
  record('jetter', 20, ({ id, day }) => ({
    type: 'expense',
    amount: 220,
    project_id: id('job:drain'),
    paid_date: day(-20),
    description: 'Jetter hire, half a day',
  })),
  record('skip', 3, ({ id, day }) => ({
    type: 'expense',
    amount: 385,
    project_id: id('job:bathroom'),
    paid_date: day(-3),
    description: 'Skip bin 4 m3',
  })),
];
