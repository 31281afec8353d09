import type { DraftCard } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import { cardAmended } from './card-amended.ts';

const LINES = [
  { description: 'Labour', quantity: 3, unit: 'h', unit_price: 95 },
  { description: 'Taps', quantity: 2, unit_price: 140 },
  { description: 'Callout', quantity: 1, unit_price: 80 },
];
const card = (fields: Record<string, unknown> = {}, entity = 'finance_records'): DraftCard => ({
  id: 'd'.repeat(24),
  tool: 'create_invoice',
  entity,
  op: 'create',
  record_id: null,
  summary: 'New invoice',
  fields: { lines: LINES, prices_include_gst: false, ...fields },
  form: [
    { name: 'amount', label: 'amount', kind: 'money', required: false },
    { name: 'lines', label: 'lines', kind: 'lines', required: false },
    { name: 'due_date', label: 'due date', kind: 'date', required: false },
    { name: 'description', label: 'description', kind: 'text', required: false },
  ],
  names: [],
  also: null,
  doubts: [],
  missing: [],
  warnings: [],
  status: 'open',
  receipt_id: null,
  error: null,
  expires_at: '2026-11-23T00:00:00.000Z',
});
const talk = { records: [], history: [], facts: { today: '2026-11-20', country: 'AU' as const } };
const amended = (message: string, one = card()) =>
  cardAmended(normalise(message), [{ card: one, fresh: true }], talk)?.fields ?? null;
const [LABOUR, TAPS, CALLOUT] = LINES;

describe('the lines of a draft that lies open', () => {
  it.each<[string, unknown[]]>([
    ['make the labour 5 hours', [{ ...LABOUR, quantity: 5 }, TAPS, CALLOUT]],
    ['no, it was 2.5 hours not 3', [{ ...LABOUR, quantity: 2.5 }, TAPS, CALLOUT]],
    ['make it 4 hours', [{ ...LABOUR, quantity: 4 }, TAPS, CALLOUT]],
    ['take the call-out off', [LABOUR, TAPS]],
    ['drop the taps', [LABOUR, CALLOUT]],
    ['add a line for rubbish removal 60', [...LINES, { description: 'Rubbish removal', quantity: 1, unit_price: 60 }]],
    ['add 4 elbows at 12.50 each', [...LINES, { description: 'Elbows', quantity: 4, unit_price: 12.5 }]],
    ['make the taps 150 each', [LABOUR, { ...TAPS, unit_price: 150 }, CALLOUT]],
    ['make the callout 95', [LABOUR, TAPS, { ...CALLOUT, unit_price: 95 }]],
    ['knock 20 off the taps', [LABOUR, { ...TAPS, unit_price: 130 }, CALLOUT]],
    ['it should be 3 taps not 2', [LABOUR, { ...TAPS, quantity: 3 }, CALLOUT]],
  ])('%s', (message, lines) => expect(amended(message)).toEqual({ lines }));

  it.each(['thats inc gst', 'no they are all inc gst'])('hold their GST: %s', (message) =>
    expect(amended(message)).toEqual({ prices_include_gst: true }),
  );

  it.each([
    // of one, or of both
    'make the taps 150',
    'make the labour 500',
    // counted in something else, or not on it
    'make the labour 2 days',
    'make the callout 2 hours',
    'take the skip off',
    // with GST among prices without
    'add tip fees 66 inc gst',
    'knock 25.01 off the taps',
    // what it comes to follows from its lines
    'make it 900',
    'whats the labour on it?',
  ])('stay as they are where it is not plain: %s', (message) => expect(amended(message)).toBeNull());

  it('of a quote are told in its text, which another line would make untrue', () =>
    expect(amended('take the call-out off', card({}, 'quotes'))).toBeNull());

  it('and what else is said of it goes on', () =>
    expect(amended('make it due 4 december')).toEqual({ due_date: '2026-12-04' }));
});
