import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
  { kind: 'client', id: 'marg', name: 'Margaret Ellison' },
  { kind: 'job', id: 'fence', name: 'Pool fence', number: '1001', client: 'Dave Cutler', status: 'in_progress' },
  { kind: 'job', id: 'kitchen', name: 'Kitchen reno', number: '1002', client: 'Margaret Ellison', status: 'pending' },
];
const said = (message: string, talk: readonly string[] = []) => acts(message, FILE, talk);

describe('a variation is added', () => {
  it.each<[string, Record<string, unknown>]>([
    ['add a $400 variation for the handrail', { description: 'Handrail', amount: 400 }],
    [
      'variation on the kitchen job, extra power point 180 plus gst',
      { job: 'kitchen', description: 'Extra power point', amount: 180, gst: 'plus' },
    ],
    ['add a variation to the pool fence, extra gate $650', { job: 'fence', description: 'Extra gate', amount: 650 }],
    [
      'put a 300 dollar variation on daves job for the extra post',
      { job: 'fence', description: 'Extra post', amount: 300 },
    ],
    [
      'new variation kitchen reno: soft close drawers 420 inc gst',
      { job: 'kitchen', description: 'Soft close drawers', amount: 420, gst: 'inc' },
    ],
    [
      'put through a variation for margaret, moving the sink, $780 plus gst',
      { job: 'kitchen', description: 'Moving the sink', amount: 780, gst: 'plus' },
    ],
    ['variation: kitchen, relocate gas line, 640', { job: 'kitchen', description: 'Relocate gas line', amount: 640 }],
    [
      'need a variation on the fence for rock breaking, 1,200',
      { job: 'fence', description: 'Rock breaking', amount: 1200 },
    ],
    [
      "log a variation for dave's job - self closing hinges $95",
      { job: 'fence', description: 'Self closing hinges', amount: 95 },
    ],
    [
      'margaret wants a pantry too, 1500 plus gst, do it as a variation',
      { job: 'kitchen', description: 'Pantry', amount: 1500, gst: 'plus' },
    ],
    [
      'whack a variation on 1001 for 330, moving the pump',
      { job: 'fence', description: 'Moving the pump', amount: 330 },
    ],
    [
      'chuck in a variation for the gate latch, sixty bucks, daves job',
      { job: 'fence', description: 'Gate latch', amount: 60 },
    ],
    [
      'variation for leaving out the skylight on the kitchen, minus 500',
      { job: 'kitchen', description: 'Leaving out the skylight', amount: -500 },
    ],
    [
      'margaret agreed to a 250 variation for tiling behind the stove',
      { job: 'kitchen', description: 'Tiling behind the stove', amount: 250, accepted: true },
    ],
    [
      "add a 250 variation to the kitchen for tiling, she's agreed to it",
      { job: 'kitchen', description: 'Tiling', amount: 250, accepted: true },
    ],
    [
      'variation on the kitchen, 3 downlights at 90 each',
      {
        job: 'kitchen',
        description: '3 downlights',
        lines: [{ description: 'Downlights', quantity: 3, unit_price: 90 }],
      },
    ],
    ['add a variation for the handrail on the kitchen', { job: 'kitchen', description: 'Handrail' }],
  ])('%s', (message, args) => expect(said(message)).toEqual([['add_variation', args]]));

  it('goes on the job that was talked about', () => {
    expect(
      said('she wants a gate as well add a 400 plus gst variation', ['hows the pool fence going', 'Fine']),
    ).toEqual([['add_variation', { job: 'fence', description: 'Gate', amount: 400, gst: 'plus' }]]);
  });

  it('beside a yes to something else it is not agreed to', () => {
    expect(
      said('wilson said yep go for it, and he wants a step and handrail on top, extra 1250 plus gst variation'),
    ).toContainEqual(['add_variation', { description: 'Step and handrail', amount: 1250, gst: 'plus' }]);
  });

  it('is asked about where it is not whole', () => {
    expect(said('add a variation')).toEqual(['What is the variation for, how much is it, and on which job?']);
    expect(said('variation on the pool fence, 2 more panels at 450')).toEqual([
      'Is that the price of each, or of all of them? Say it once more with "each" or "in all".',
    ]);
  });
});

describe('what a client said to a variation', () => {
  const of = (variation: string | undefined, job: string | undefined, status: string) => ({ variation, job, status });
  it.each<[string, Record<string, unknown>]>([
    ['margaret said yes to the handrail variation', of('handrail', 'kitchen', 'accepted')],
    ['margaret is happy with the handrail variation', of('handrail', 'kitchen', 'accepted')],
    ['dave signed off on the gate variation', of('gate', 'fence', 'accepted')],
    ['mark variation 1 on the kitchen as accepted', of('V1', 'kitchen', 'accepted')],
    ['margaret approved the variation', of(undefined, 'kitchen', 'accepted')],
    ['variation for the sink is approved by margaret', of('sink', 'kitchen', 'accepted')],
    ['go ahead on the pantry variation, margaret said ok', of('pantry', 'kitchen', 'accepted')],
    ['the variation for the skylight was accepted', of('skylight', undefined, 'accepted')],
    ['dave knocked back the skylight variation', of('skylight', 'fence', 'declined')],
    ['dave says no to the extra panels variation', of('extra panels', 'fence', 'declined')],
    ['the tiling variation got knocked back', of('tiling', undefined, 'declined')],
    ['margaret declined variation V2', of('V2', 'kitchen', 'declined')],
    ['dave turned down the hinge variation', of('hinge', 'fence', 'declined')],
    ['pull back the gate variation', of('gate', undefined, 'draft')],
  ])('%s', (message, { variation, job, status }) => {
    const args = Object.fromEntries(Object.entries({ variation, job, status }).filter(([, value]) => value));
    expect(said(message)).toEqual([['update_variation', args]]);
  });

  const ADDED = [
    'add a $400 variation for the handrail to the kitchen',
    'Added variation V1, Handrail, $400.00 inc GST, job 1002 - Kitchen reno ($363.64 plus GST $36.36). It is a draft: send it, or tell me what the client says',
  ];
  it('is understood of the one that was just spoken of', () => {
    expect(said('she said yes to the handrail', ADDED)).toEqual([
      ['update_variation', { variation: 'handrail', client: 'marg', status: 'accepted' }],
    ]);
    expect(said('she said yes', ADDED)).toEqual([
      ['update_variation', { variation: 'V1', job: '1002', status: 'accepted' }],
    ]);
  });

  it('another price is one of the same', () => {
    expect(said('make the handrail variation 450')).toEqual([
      ['update_variation', { variation: 'handrail', amount: 450 }],
    ]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['send margaret the handrail variation', { variation: 'handrail', job: 'kitchen' }],
    ['send the gate variation to dave', { variation: 'gate', job: 'fence' }],
    ['flick the variation over to margaret', { job: 'kitchen' }],
    ['email margaret the pantry variation', { variation: 'pantry', job: 'kitchen', channel: 'email' }],
    ['can you send out variation 2 on the kitchen', { variation: 'V2', job: 'kitchen' }],
  ])('goes out: %s', (message, args) => expect(said(message)).toEqual([['send_variation', args]]));

  it('goes out as what was just spoken of', () => {
    expect(said('yes send it to her', ADDED)).toEqual([['send_variation', { variation: 'V1', job: '1002' }]]);
    expect(said('send her the variation', ['margaret rang', 'Ok'])).toEqual([['send_variation', { job: 'kitchen' }]]);
  });

  it.each([
    'remind me to send margaret the variation tomorrow',
    'get josie to sign the variation on monday',
    'quote for dave with an optional variation',
  ])('is not told by: %s', (message) => expect(JSON.stringify(said(message))).not.toContain('_variation"'));

  it('is not deleted by something that looks like it', () => {
    expect(said('delete the gate variation')).toEqual([
      "I can't delete a variation from here: open the job and choose Money. Nothing was changed.",
    ]);
  });
});

describe('what is left to invoice', () => {
  it.each<[string, string]>([
    ['whats left to invoice on the kitchen', 'kitchen'],
    ['left to invoice on the kitchen', 'kitchen'],
    ['how much have we claimed on the kitchen', 'kitchen'],
    ['whats left to bill margaret', 'kitchen'],
    ['how much of the pool fence have we invoiced', 'fence'],
    ['how much is left to claim on the pool fence', 'fence'],
    ['whats unbilled on the kitchen', 'kitchen'],
    ['what have we billed margaret so far', 'kitchen'],
    ['how much of the kitchen is still to be invoiced', 'kitchen'],
    ['how far have we billed the fence', 'fence'],
    ['whats still to bill on 1002', 'kitchen'],
    ['how much more can i invoice on the kitchen', 'kitchen'],
    ['what can i still claim on daves job', 'fence'],
    ['what variations are on the kitchen', 'kitchen'],
    ['any variations on the pool fence', 'fence'],
    ['whats left to invoice on the bathroom', 'bathroom'],
  ])('%s', (message, job) => expect(said(message)).toEqual([['job_billing', { job }]]));

  it.each(['list jobs not invoiced yet', 'bill the rest of the kitchen', 'whats left to order for the kitchen'])(
    'is not asked by: %s',
    (message) => expect(JSON.stringify(said(message))).not.toContain('job_billing'),
  );
});
