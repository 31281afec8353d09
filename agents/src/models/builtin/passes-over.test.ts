import { HumanMessage, SystemMessage } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { block } from '../../blocks.ts';
import { type KnownRecord, recordLines } from '../../known.ts';
import { CONTEXT, reply } from './decide.test-support.ts';
import { passesOver } from './passes-over.ts';
import { read } from './reading.ts';

const RACHEL = '6b0b08e8c5e45d90a315bab2';
const FILE: KnownRecord[] = [
  { kind: 'client', id: RACHEL, name: 'Rachel Ng' },
  { kind: 'client', id: '6b0b08e8c5e45d90a315bab5', name: 'Anna Beckett' },
  {
    kind: 'job',
    id: '6b0b08e8c5e45d90a315bab3',
    name: 'Ceiling repair',
    number: '90',
    client: 'Rachel Ng',
    date: '2026-11-26',
    status: 'pending',
  },
  {
    kind: 'job',
    id: '6b0b08e8c5e45d90a315bab4',
    name: 'Stop lounge',
    number: '88',
    client: 'Anna Beckett',
    date: '2026-11-24',
    status: 'pending',
  },
];

const JOB = '6b0b08e8c5e45d90a315bab3';
const passed = (message: string, name: string, args: Record<string, unknown>) => {
  const said = new HumanMessage(`${message}\n\n${block('records', recordLines(FILE))}`);
  return passesOver({ text: '', calls: [{ name, args }] }, read([new SystemMessage(CONTEXT), said], [name]));
};

describe('a question is answered past somebody it names', () => {
  it.each([
    ['what does rachel still owe on that claim, and when am i at annas', 'job_billing', { job: JOB }],
    ['rachel - when n where', 'show_schedule', { from: '2026-11-20', to: '2026-11-26' }],
    ['rachel - when n where', 'hand_over', { to: [{ assistant: 'michelle', request: 'where' }] }],
  ])('%s: %s', (said, tool, args) => expect(passed(said, tool, args)).toBe(true));
  it.each([
    ['when am i at rachels', 'find_job', { job: JOB }],
    ['what is rachels number', 'find_client', { client: RACHEL }],
    ['when is the ceiling repair', 'list_jobs', { client: RACHEL }],
    ['who else but rachel still owes me', 'list_finance_records', { unpaid: true }],
    ['put anna down for friday', 'find_job', { job: JOB }],
    ['when n where', 'show_schedule', { from: '2026-11-20' }],
  ])('not so: %s, %s', (said, tool, args) => expect(passed(said, tool, args)).toBe(false));
});

describe('what is no question is not answered with a look-up', () => {
  it.each([
    'make the stop lounge ones charcoal',
    'expense 45 for the ceiling repair inc gst',
    'you know what no, she took four months to pay last time. full price',
  ])('%s', (said) =>
    expect(reply('renea', said, FILE).calls.filter(({ name }) => /^(?:find|list|show)_/.test(name))).toEqual([]),
  );
});

describe('whoever is first spoken of in a message is meant by "him" in it', () => {
  it.each(['my worker minh he start monday, what phone number you have for him'])('%s', (said) =>
    expect(JSON.stringify(reply('jerry', said, FILE).calls)).not.toContain(RACHEL),
  );
});
