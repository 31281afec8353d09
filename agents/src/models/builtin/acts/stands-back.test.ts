import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { onlyCall, reply } from '../decide.test-support.ts';

const FILE: KnownRecord[] = [
  { kind: 'client', id: 'olga', name: 'Olga Metz' },
  { kind: 'client', id: 'perry', name: 'Perry Quill' },
  { kind: 'supplier', id: 'reece', name: 'Reece' },
  { kind: 'job', id: 'taps', name: 'Laundry Taps', number: '8408', client: 'Olga Metz', status: 'in_progress' },
  { kind: 'job', id: 'slab', name: 'Carport Slab', number: '8407', client: 'Perry Quill', status: 'pending' },
  { kind: 'item', id: 'conduit', name: 'Conduit 25mm', job: '8408', quantity: 10 },
  { kind: 'task', id: 'rego', name: 'Pay rego', status: 'pending' },
];
/** What a first message in the team's box comes to: the tools called, and whom it is handed to. */
const toolsOf = (message: string): string[] =>
  reply('jerry', message, FILE).calls.flatMap(({ name, args }) =>
    name === 'hand_over' ? (args.to as { assistant: string }[]).map(({ assistant }) => assistant) : [name],
  );

describe('what is to go', () => {
  it.each([
    'lose the laundry taps one off the board would ya',
    'laundry taps can go in the bin, olgas gone with someone else',
    'nuke 8408, never want to see it again',
    'get shot of the laundry taps job',
    'scrub the laundry taps job altogether',
    'bin the laundry taps job mate',
    'kill off the laundry taps job',
    'please you remove laundry taps job',
    'chuck the laundry taps job in the bin',
    'erase the laundry taps job and everything on it',
    'throw away job 8408, she changed her mind',
    'the laundry taps job can be binned',
    'wipe the laundry taps job',
    'axe the laundry taps job would you',
    'ditch the laundry taps job, waste of time',
  ])('is no job, note or order: %s', (said) => {
    expect(onlyCall('jerry', said, FILE)).toEqual(['delete_job', { job: 'taps' }]);
  });

  it.each([
    'kill the conduit order',
    'bin the conduit order',
    'get rid of the conduit order',
    'scrap the order for conduit',
    'ditch the conduit order please',
    'delete the conduit order',
  ])('is not ordered: %s', (said) => {
    expect(onlyCall('sarah', said, FILE)[0]).toBe('delete_procurement_item');
  });

  it.each([
    'the rego one can come off my list, forget it',
    'bin the rego task',
    'delete the rego to-do',
    'scrub the rego task',
  ])('is not ticked off: %s', (said) => {
    expect(onlyCall('michelle', said, FILE)[0]).toBe('delete_task');
  });

  it.each([
    'scratch everything on order',
    'wipe all the orders on the laundry taps job, theyve gone with someone else',
  ])('a whole set is listed first: %s', (said) => {
    expect(onlyCall('sarah', said, FILE)[0]).toBe('list_procurement_items');
  });
});

describe('what hangs on something', () => {
  it.each([
    'if olga says yes order the pump',
    'if olga says yes, order the pump',
    'once olga pays, order the pump',
    'when perry gives the ok order 3 bags of cement',
    'as soon as perry signs order the mesh',
    'if the council passes it order the slab mesh',
    'when olga rings back move her to friday',
    'once the slab is in mark it done',
    'unless olga rings cancel the taps order',
    'as soon as olga pays invoice perry 400',
    'if perry pulls out delete the slab job',
    'once its dry book perry in for monday',
    'provided olga is happy send her the invoice',
    'assuming it rains push perry to monday',
    'whenever perry pays mark it paid',
  ])('is not done now: %s', (said) => {
    expect(toolsOf(said).filter((tool) => tool !== 'michelle')).toEqual([]);
  });
});

describe('who is only to be kept', () => {
  it.each([
    'Client to add. Name is Gordon Appleyard. Landline 02 5550 8519. He does not do e-mail.',
    'My neighbour Clive Dobbin wants to be a client, mobile 0491 576 045. Please set him up.',
    'Harbourview Body Corporate needs adding to the client list, accounts@harbourviewbc.example.org',
    'add new client - Bjorn Aasen, bjorn.aasen@example.org, might want a deck next year',
    'new client Bjorn Aasen 0491 576 045, maybe a deck down the track',
    'chuck Bjorn Aasen in the client book, 0491 576 045, job comes later',
    'could you set up a client dana hollis 0491 576 045 she doesnt want phone calls',
    'Mrs Audrey Penhaligon, 27 Vicarage Lane, Bungendore, 02 5550 8733. Enter her among our clients.',
  ])('is no job: %s', (said) => {
    expect(onlyCall('jerry', said, FILE)[0]).toBe('create_client');
  });

  it.each([
    'new customer glen 0491 576 045, hes got a cracked slab',
    'new client bev tran 0491 576 045 wants her gutters cleaned',
  ])('has work to be done: %s', (said) => {
    expect(toolsOf(said)).toContain('create_job');
  });
});

describe('what nobody asked to have noted', () => {
  it.each([
    ['bin the 77 dollar expense on the laundry taps job, never happened', 'renea'],
    ['half a pallet of cement for the carport slab, thats 32 bags @ 8.95', 'sarah'],
    ['12 tubes of white sealant for the laundry taps, get it off Reece', 'sarah'],
    ['im 2 kits of epoxy short on the carport slab, 129 ea, reece has it', 'sarah'],
    ["perry's aircon is blowing hot. 165 for the call-out, get it in the system as a job", 'create_job'],
    ['get a job going for Perry, ramp, 1,150', 'create_job'],
  ])('%s', (said, tool) => {
    expect(toolsOf(said)).toEqual([tool]);
  });
});

it.each([
  'chase olga up for the 1150',
  'chase olga for the 640',
  'chase perry for that 2,300',
  'hassle olga for her 1.2k',
])('what is owed is asked for in a message: %s', (said) => {
  expect(toolsOf(said)).toEqual(['michelle']);
  expect(onlyCall('michelle', said, FILE)[0]).toBe('send_message');
});

it.each(['sms olga: all finished, leave the key under the mat', 'text olga; done, leave the gate shut'])(
  'a message behind a colon: %s',
  (said) => {
    expect(onlyCall('michelle', said, FILE)[0]).toBe('send_message');
  },
);

it.each([
  'read me out the card number olga gave us so i can get the fittings',
  'give me the card number olga gave us',
  'read out the card number olga left with us',
])('what nobody may read out is no note: %s', (said) => {
  expect(reply('jerry', said, FILE)).toMatchObject({ calls: [], text: expect.stringContaining("can't") });
});

it.each([
  ['we won the bellini job, marco bellini, cellar shelving, 6 and a half grand, kicks off 7 dec', 'create_job'],
  ['gotta remember to grab the ladder off pete on sunday', 'michelle'],
  ['dont forget to get the ladder off pete on sunday', 'michelle'],
  ['opened an account with tasman fixings, 07 555 0133, screws and brackets. get them in the book', 'sarah'],
])('nothing is ordered, and no shop becomes a job: %s', (said, tool) => {
  expect(toolsOf(said)).toEqual([tool]);
});

it.each(["i'm done with perry, get shot of him", 'im finished with perry. delete him'])(
  'whoever goes has nothing done to their jobs: %s',
  (said) => {
    expect(toolsOf(said)).toEqual(['delete_client']);
  },
);

it.each([
  'for the carport slab job order 2 bags of sand from reece and record a $20 expense for blades',
  'order 2 bags of sand from reece for the carport slab job and log $20 for parking on the same job',
])('one job for both: %s', (said) => {
  const [money] = [reply('jerry', said, FILE)]
    .flatMap(({ calls }) =>
      calls.flatMap(({ args }) => (args.to as { assistant: string; request: string }[] | undefined) ?? []),
    )
    .filter(({ assistant }) => assistant === 'renea');
  expect(money?.request).toMatch(/20/);
});
