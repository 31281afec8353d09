import type { DraftCard, Field } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { normalise } from '../normalise.ts';
import { cardAmended } from './card-amended.ts';

const field = (name: string, kind: Field['kind'], label = name.replaceAll('_', ' '), required = false): Field => ({
  name,
  label,
  kind,
  required,
});
const FORMS: Record<string, Field[]> = {
  projects: [
    field('job_name', 'text', 'name', true),
    field('job_description', 'text', 'description'),
    field('job_date', 'date', 'date'),
    field('job_time', 'time', 'time'),
    field('job_budget', 'money', 'budget'),
    field('client_id', 'record', 'client'),
  ],
  admin_tasks: [
    field('task_name', 'text', 'name', true),
    field('project_id', 'record', 'job'),
    field('due_date', 'date'),
    field('due_time', 'time'),
    field('notes', 'text'),
  ],
  finance_records: [
    field('project_id', 'record', 'job'),
    field('client_id', 'record', 'client'),
    field('due_date', 'date'),
    field('paid_date', 'date'),
    field('description', 'text'),
    field('amount', 'money', 'amount', true),
  ],
  procurement_items: [
    field('item_name', 'text', 'item name', true),
    field('project_id', 'record', 'job'),
    field('order_date', 'date'),
    field('delivery_date', 'date'),
    field('unit_price', 'money'),
    field('quantity', 'number'),
  ],
};
const [KAREN, LORRAINE, MICK, CYLINDER, MIXER, BOARDS] = ['1', '2', '3', '4', '5', '6'].map((n) => n.repeat(24)) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const records: KnownRecord[] = [
  { kind: 'client', id: KAREN, name: 'Karen Doolan' },
  { kind: 'client', id: LORRAINE, name: 'Lorraine Beazley' },
  { kind: 'client', id: MICK, name: 'Mick Santoro' },
  { kind: 'job', id: CYLINDER, name: 'Hot water cylinder', number: '1001', client: 'Karen Doolan' },
  { kind: 'job', id: MIXER, name: 'Leaking shower mixer', number: '1004', client: 'Mick Santoro' },
  { kind: 'job', id: BOARDS, name: 'Weatherboards', number: '1003', client: 'Lorraine Beazley' },
];
const draft = (entity: string, fields: Record<string, unknown>, record_id: string | null = null): DraftCard => ({
  id: 'd',
  tool: 't',
  entity,
  op: record_id ? 'update' : 'create',
  record_id,
  summary: '',
  fields,
  form: FORMS[entity] ?? [],
  names: [],
  also: null,
  doubts: [],
  missing: [],
  warnings: [],
  status: 'open',
  receipt_id: null,
  error: null,
  expires_at: '2026-11-30T00:00:00.000Z',
});
const job = draft('projects', {
  job_name: 'Callout',
  job_date: '2026-11-27',
  job_time: '08:00',
  job_budget: 180,
  client_id: MICK,
});
const moved = draft('projects', { job_date: '2026-11-27' }, CYLINDER);
const task = draft('admin_tasks', { task_name: 'Make one: Marco', due_date: '2026-11-26', due_time: '07:30' });
const invoice = draft('finance_records', { amount: 170, due_date: '2026-11-24', client_id: MICK, project_id: MIXER });
const item = draft('procurement_items', { item_name: 'Isolators', quantity: 2, unit_price: 40 });

const read = (text: string, card: DraftCard) => {
  const found = cardAmended(normalise(text), [{ card, fresh: true }], {
    records,
    facts: { today: '2026-11-25', country: 'NZ' },
    history: [],
  });
  return found && { ...found.fields, ...(found.recordId ? { recordId: found.recordId } : {}) };
};

describe('what is put right in a draft', () => {
  it.each<[string, DraftCard, Record<string, unknown>]>([
    ['make it monday', moved, { job_date: '2026-11-30' }],
    ['actually nah make it monday 9am', moved, { job_date: '2026-11-30', job_time: '09:00' }],
    ['no monday', job, { job_date: '2026-11-30' }],
    ['monday 9am', moved, { job_date: '2026-11-30', job_time: '09:00' }],
    ['yes but make it tuesday', moved, { job_date: '2026-12-01' }],
    ['should be the 8th of dec', moved, { job_date: '2026-12-08' }],
    ['change the date to 3 december please', job, { job_date: '2026-12-03' }],
    ['no, 10am', job, { job_time: '10:00' }],
    ['make it $220', job, { job_budget: 220 }],
    ['the price should be $220', job, { job_budget: 220 }],
    ['nah its 220 bucks', job, { job_budget: 220 }],
    ['and make it $220, ill need 2 hrs', job, { job_budget: 220, job_description: 'Ill need 2 hrs' }],
    ['thats for lorraine not mick', job, { client_id: LORRAINE }],
    ['not mick, its for lorraine', job, { client_id: LORRAINE }],
    ['sorry for lorraine', job, { client_id: LORRAINE }],
    ["that's for Lorraine not Mick", invoice, { client_id: LORRAINE, project_id: null }],
    ['no the mixer one', moved, { recordId: MIXER }],
    ['no i meant the weatherboards job', moved, { recordId: BOARDS }],
    [
      "That's nearly it but the name should just be Pick up R32 gas bottle from Reece",
      task,
      { task_name: 'Pick up R32 gas bottle from Reece' },
    ],
    ['call it Gas bottle run', task, { task_name: 'Gas bottle run' }],
    ['yep and write hallway in there too', job, { job_description: 'Hallway' }],
    ['Due in 14 days', invoice, { due_date: '2026-12-09' }],
    ['set the due date 14 days from now', invoice, { due_date: '2026-12-09' }],
    ['payable within 14 days', invoice, { due_date: '2026-12-09' }],
    ['make it $730', invoice, { amount: 730 }],
    ['no its meant to be 730', invoice, { amount: 730 }],
    ['at $45 each', item, { unit_price: 45 }],
    ['delivery friday', item, { delivery_date: '2026-11-27' }],
    ['for the weatherboards', item, { project_id: BOARDS }],
  ])('"%s"', (text, card, fields) => expect(read(text, card)).toEqual(fields));

  it.each<[string, DraftCard]>([
    ['whats on friday', moved],
    ['remind me to call tony friday', moved],
    ['and book the weatherboards for monday', moved],
    ['order 2 bags for monday', job],
    ['invoice karen $500', job],
    ['yes', job],
    ['730 plus gst', invoice],
    ['text mick im running late monday', moved],
    ['move the weatherboards to monday', moved],
    ['what about monday?', moved],
    ['set the date of the hot water cylinder job to monday', moved],
    ['thanks mate', job],
    ['lorraine rang', job],
    ['tony paid 750 for the aircon', invoice],
    ['mick fraser to tomorrow and two bedrooms to saturday', moved],
  ])('"%s" is something else', (text, card) => expect(read(text, card)).toBeNull());

  it('is not guessed where several lie open', () =>
    expect(
      cardAmended(
        'make it monday',
        [
          { card: job, fresh: true },
          { card: moved, fresh: true },
        ],
        { records, facts: { today: '2026-11-25', country: 'NZ' }, history: [] },
      ),
    ).toBeNull());
});
