import { createInvoice, financeRecords, quotes } from '@smoko/contract';
import type { Entry, EntryContext } from './entry.ts';

type Fields = (context: EntryContext) => Record<string, unknown>;
const record = (name: string, daysAgo: number, fields: Fields): Entry => ({
  name: `record:${name}`,
  daysAgo,
  operation: financeRecords.operations.create,
  fields,
});
/** Issued on its day, with its number; prices are told with their GST in them, as a householder reads them. */
const invoice = (name: string, daysAgo: number, fields: Fields): Entry => ({
  name: `record:invoice-${name}`,
  daysAgo,
  operation: createInvoice,
  fields: (context) => ({ prices_include_gst: true, issue: true, ...fields(context) }),
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

  invoice('hot-water', 21, ({ id, day }) => ({
    lines: [
      { description: 'Electric hot water unit 250 L, supplied', quantity: 1, unit_price: 1_640 },
      { description: 'Old unit out, new one in, labour', quantity: 4, unit: 'h', unit_price: 132 },
      { description: 'Tempering valve and fittings', quantity: 1, unit_price: 232 },
    ],
    project_id: id('job:hot-water'),
    client_id: id('client:priya'),
    due_date: day(-7),
  })),
  record('payment-hot-water', 12, ({ id, day }) => ({
    type: 'payment',
    amount: 2_400,
    project_id: id('job:hot-water'),
    client_id: id('client:priya'),
    invoice_id: id('record:invoice-hot-water'),
    paid_date: day(-12),
  })),
  invoice('drain', 20, ({ id, day }) => ({
    lines: [
      { description: 'Jetting, blocked stormwater drain', quantity: 1, unit_price: 450 },
      { description: 'Camera inspection with a recording', quantity: 1, unit_price: 230 },
    ],
    project_id: id('job:drain'),
    client_id: id('client:tom'),
    due_date: day(-6),
  })),
  invoice('strata', 9, ({ id, day }) => ({
    lines: [{ description: 'Backflow prevention device, tested and reported', quantity: 12, unit_price: 160 }],
    customer_reference: 'PO 4471',
    project_id: id('job:strata'),
    client_id: id('client:strata'),
    due_date: day(5),
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
