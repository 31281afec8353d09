import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
  { kind: 'client', id: 'marg', name: 'Margaret Ellison' },
  { kind: 'job', id: 'fence', name: 'Pool fence', number: '1001', client: 'Dave Cutler', status: 'in_progress' },
  { kind: 'job', id: 'bath', name: 'Bathroom reno', number: '1002', client: 'Margaret Ellison', status: 'pending' },
];
const QUOTE: KnownRecord = {
  kind: 'quote',
  id: 'q',
  name: 'Q-1',
  client: 'Margaret Ellison',
  status: 'draft',
  job: '1002',
  about: 'Downlights, Ceiling fan, Labour',
  lately: 'created',
};
const TALK = ['hows the pool fence going', 'Fine'];
const said = (message: string, ...talk: string[]) => acts(message, FILE, talk);
const quoted = (message: string) => acts(message, [QUOTE, ...FILE], ['quote her', 'Drafted quote Q-1']);

describe('more work than was agreed', () => {
  it.each<[string, Record<string, unknown>, string[]?]>([
    [
      'also did acid wash 350 he asked for while i was there',
      { job: 'fence', description: 'Acid wash', amount: 350, accepted: true },
      TALK,
    ],
    [
      'daves keen on a skylight too, 1150 plus gst on top',
      { job: 'fence', description: 'Skylight', amount: 1150, gst: 'plus' },
    ],
    [
      'had to replace the rotten post on daves, extra 180',
      { job: 'fence', description: 'Replace the rotten post', amount: 180, accepted: true },
    ],
    [
      'margaret wants a niche in the shower, 220 extra',
      { job: 'bath', description: 'Niche in the shower', amount: 220 },
    ],
  ])('%s', (message, args, talk = []) => expect(said(message, ...talk)).toEqual([['add_variation', args]]));

  it.each([
    'daves keen on a skylight too, 1150 plus gst',
    "She's happy to pay for new ones, six of them at 140 a post on top of what we agreed, plus the GST of course",
  ])('that may be something else, or has no name, is asked about: %s', (message) =>
    expect(said(message, 'hows the bathroom', 'Fine')).toEqual([expect.stringMatching(/^Is that a variation on job/)]),
  );

  it.each([
    'finished joannes, one unit needed a new capacitor extra 95 plus gst',
    'spent an extra 95 on a capacitor',
    'order 12 extra posts at 30',
    'invoice dave an extra 95',
  ])('is none: %s', (message) => expect(JSON.stringify(said(message, ...TALK))).not.toContain('add_variation'));
});

describe('a quote that lies open is changed', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'she wants the old unit taken away too add 90 for that',
      { add_line: { description: 'Old unit taken away', amount: 90 } },
    ],
    ['actually 7 downlights', { change_line: { line: 'Downlights', quantity: 7 } }],
    ['make that 7 downlights', { change_line: { line: 'Downlights', quantity: 7 } }],
    ['and knock 50 off the fan', { change_line: { line: 'Fan', price_change: -50 } }],
    ['take 50 off the ceiling fan', { change_line: { line: 'Ceiling fan', price_change: -50 } }],
    ['put another 30 on the labour', { change_line: { line: 'Labour', price_change: 30 } }],
  ])('%s', (message, change) => expect(quoted(message)).toEqual([['update_quote', { quote: 'q', ...change }]]));
});

describe('what it comes to', () => {
  it.each([
    'whats that come to with gst',
    "what's the total incl gst",
    'how much is that all up',
    'whats it all come to',
  ])('of the quote that was made: %s', (message) => expect(quoted(message)).toEqual([['find_quote', { quote: 'q' }]]));
  it('of a job with its variations, and what is still to come', () => {
    const talk = ['add a 300 variation to the fence', 'Added variation V1, Gate, $300.00, job 1001 - Pool fence'];
    expect(said('how much is that all up now', ...talk)).toEqual([['job_billing', { job: 'fence' }]]);
    for (const message of [
      "And how much will she still owe me when it's all done?",
      'whats she owe once its finished',
      'how much is left to come in from her when were all done'.replace('left to come in from', 'owing by'),
    ])
      expect(said(message, 'hows the bathroom', 'Fine')).toEqual([['job_billing', { job: 'bath' }]]);
  });
});

describe('a price that somebody was told', () => {
  it.each<[string, string]>([
    ['i told her about four and a half thousand plus gst', '$4,500.00 plus GST'],
    ['put it down for 6 grand, nah 6500, yeah 6500 plus gst', '$6,500.00 plus GST'],
    ['i said around 3 grand plus gst', '$3,000.00 plus GST'],
    ['put her down for 900 inc gst', '$900.00 inc GST'],
  ])('is a budget or a quote: %s', (message, sum) =>
    expect(said(message, 'hows margaret', 'Fine')).toEqual([
      `Is ${sum} the budget of job 1002 - Bathroom reno, or shall I draft a quote for it?`,
    ]),
  );
});
