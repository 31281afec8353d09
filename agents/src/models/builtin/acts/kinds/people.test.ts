import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { madeOf } from './people.test-support.ts';

const RECORDS: KnownRecord[] = [
  {
    kind: 'job',
    id: 'j1',
    name: 'Ensuite tiling',
    client: 'Gavin Sykes',
    number: '41',
    status: 'pending',
    date: '2026-11-30',
    lately: 'changed',
  },
  { kind: 'client', id: 'c1', name: 'Gavin Sykes', address: '51 Brook St, Ringwood' },
  { kind: 'client', id: 'c2', name: 'Ngaio Parata', address: '12 Rimu Rd, Levin' },
  { kind: 'client', id: 'c3', name: 'Sunnyside Kindy' },
  {
    kind: 'job',
    id: 'j2',
    name: 'Fence along the creek',
    client: 'Ngaio Parata',
    number: '42',
    status: 'pending',
    date: '2026-12-02',
  },
  { kind: 'job', id: 'j3', name: 'Sandpit cover', client: 'Sunnyside Kindy', number: '43', status: 'pending' },
];
const SAID: ['user' | 'assistant', string][] = [
  ['user', 'new client gavin sykes 0491 570 717, 51 brook st ringwood'],
  ['assistant', 'Added client Gavin Sykes, 0491 570 717.'],
];

describe('notes', () => {
  it.each<[string, string, string]>([
    ['gavs gate code is 4471', 'j1', 'Gavs gate code is 4471'],
    ['put on gavins job that the dog bites', 'j1', 'The dog bites'],
    [
      'note on ngaios job: park on the street, driveway just been sealed',
      'j2',
      'Park on the street, driveway just been sealed',
    ],
    ['she reckons come round the side gate, pop that on the job', 'j1', 'She reckons come round the side gate'],
    ['jot down that the subfloor is damp under the laundry', 'j1', 'The subfloor is damp under the laundry'],
    ['kindy says no deliveries between 8 and 9, make a note of that', 'j3', 'Kindy says no deliveries between 8 and 9'],
    ['can you write down gavin wants the niche 300 wide not 400', 'j1', 'Gavin wants the niche 300 wide not 400'],
    [
      'ngaio change her mind, no trellis on top, only plain paling. you write down',
      'j2',
      'Ngaio change her mind, no trellis on top, only plain paling',
    ],
    ["key's under the blue pot at gavins", 'j1', "Key's under the blue pot"],
    ['note for the boys, boots off in the hallway and no radio', 'j1', 'Boots off in the hallway and no radio'],
    ['for the boys: wear booties in the house', 'j1', 'Wear booties in the house'],
    [
      "heads up, power's off at the kindy till they fix the board",
      'j3',
      "Power's off at the kindy till they fix the board",
    ],
    [
      'gavins tiles are to go to the ceiling not 1200 high, note that down',
      'j1',
      'Gavins tiles are to go to the ceiling not 1200 high',
    ],
    ['remember that ngaio is a shift worker', 'j2', 'Ngaio is a shift worker'],
    ['gav has asbestos in the eaves, note it for everyone', 'j1', 'Gav has asbestos in the eaves'],
  ])('%s', (message, job, add_note) => {
    expect(madeOf(message, RECORDS)).toEqual([{ name: 'update_job', args: { job, add_note } }]);
  });

  it('are of the job that the talk is about', () => {
    const said = 'He replied: "use the lane behind, the front gate is locked". Please put both points on his job.';
    expect(madeOf(said, RECORDS, SAID)).toEqual([
      { name: 'update_job', args: { job: 'j1', add_note: 'Use the lane behind, the front gate is locked' } },
    ]);
  });

  it('are of the client where that is said', () => {
    expect(madeOf('write it down on his card, he is deaf so knock loud', RECORDS)).toEqual([
      { name: 'update_client', args: { client: 'c1', add_note: 'He is deaf so knock loud' } },
    ]);
  });

  it.each([
    'note to self buy milk',
    'what is gavins gate code',
    'note that gavin paid $50',
    'note it on both jobs, peni is with me',
  ])('%s is none', (message) => {
    const written = madeOf(message, RECORDS).filter((one) => /^update_/.test((one as { name?: string }).name ?? ''));
    expect(written).toEqual([]);
  });
});

describe('how to reach somebody, put right', () => {
  it.each<[string, Record<string, unknown>]>([
    ['gavins phone ends 771 not 717', { client: 'c1', phone: '0491 570 771' }],
    ['sorry his number ends in 771', { client: 'c1', phone: '0491 570 771' }],
    ['last three digits are 771', { client: 'c1', phone: '0491 570 771' }],
    ['0771 sorry fat thumbs', { client: 'c1', phone: '0491 570 771' }],
    ['its 771 not 717', { client: 'c1', phone: '0491 570 771' }],
    ['its 15 not 51', { client: 'c1', address: '15 Brook St, Ringwood' }],
    ['gavins at 15 brook not 51', { client: 'c1', address: '15 Brook St, Ringwood' }],
    ['and fix his address, its number 15 not 51', { client: 'c1', address: '15 Brook St, Ringwood' }],
    ['ngaio is at number 21', { client: 'c2', address: '21 Rimu Rd, Levin' }],
    ['gavs email is wrong its gav.sykes@example.com', { client: 'c1', email: 'gav.sykes@example.com' }],
    ['gavin moved, 9 Falls Rd, Croydon', { client: 'c1', address: '9 Falls Rd, Croydon' }],
    ['ngaios new mobile is 027 555 0140', { client: 'c2', phone: '027 555 0140' }],
    [
      'Their phone number is missing from the card. It is 03 5550 3300, and ask for Fiona.',
      { client: 'c1', phone: '03 5550 3300', add_note: 'Ask for Fiona' },
    ],
    [
      'kindy has a new director, Paula Finch, paula@kindy.example.com, bin the old email',
      { client: 'c3', email: 'paula@kindy.example.com', add_note: 'Kindy has a new director, Paula Finch' },
    ],
    [
      'aunty Ripeka is treasurer at the kindy now not uncle Boy. their email changes to ripeka@example.co.nz',
      {
        client: 'c3',
        email: 'ripeka@example.co.nz',
        add_note: 'Aunty Ripeka is treasurer at the kindy now not uncle Boy',
      },
    ],
    ['his surname is Sikes, with an i', { client: 'c1', name: 'Gavin Sikes' }],
  ])('%s', (message, args) => {
    expect(madeOf(message, RECORDS, SAID)).toEqual([{ name: 'update_client', args }]);
  });

  it('asks for a number that it does not know', () => {
    expect(madeOf('ngaios number ends in 771', RECORDS)).toEqual(['What is the whole number of Ngaio Parata?']);
  });

  it.each(['make it 15 not 51', '15 bags not 51', 'its 12 each not 15'])('%s is none', (message) => {
    const [first] = RECORDS;
    expect(madeOf(message, first ? [first] : [])).toEqual([]);
  });
});

describe('work for somebody on file', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'ngaio wants her gutters looked at, tues arvo 2ish',
      { job_name: 'Look at gutters', client: 'c2', date: '2026-11-24', time: '14:00' },
    ],
    ['ngaio needs her letterbox post replaced', { job_name: 'Letterbox post replaced', client: 'c2' }],
    ['gavin would like the laundry painted too', { job_name: 'Laundry painted', client: 'c1' }],
    [
      'gavin wants a new shower screen as well, thursday 10am',
      { job_name: 'Shower screen', client: 'c1', date: '2026-11-26', time: '10:00' },
    ],
  ])('%s', (message, args) => {
    expect(madeOf(message, RECORDS)).toEqual([{ name: 'create_job', args: expect.objectContaining(args) }]);
  });

  it.each<[string, string, string]>([
    ['ngaio wants another 3 panels of fence', 'j2', 'Another 3 panels of fence'],
    ['gavin wants his spouting done while were there, same job just add it on', 'j1', 'Spouting'],
  ])('%s goes on the job', (message, job, add_note) => {
    expect(madeOf(message, RECORDS)).toEqual([{ name: 'update_job', args: { job, add_note } }]);
  });

  it.each([
    'gavin wants a quote for the patio',
    'gavin wants a price on the pool coping, 9.2k',
    "gavin needs to know when we're coming",
    'gavin wants his money back',
    'does gavin want the ceiling painted?',
  ])('%s is no job', (message) => {
    expect(madeOf(message, RECORDS)).not.toContainEqual(expect.objectContaining({ name: 'create_job' }));
  });
});

describe('whose job it is', () => {
  const DAVES: KnownRecord[] = [
    { kind: 'job', id: 'd1', name: 'Deck', client: 'Dave Kelly', number: '73', status: 'pending', lately: 'created' },
    { kind: 'client', id: 'k1', name: 'Dave Kelly' },
    { kind: 'client', id: 'w1', name: 'Dave Wilson' },
    { kind: 'client', id: 's1', name: 'Mrs Chow' },
  ];
  it.each([
    ['wrong dave', 'w1'],
    ['wrong dave, it was wilson', 'w1'],
    ['nah thats for mrs chow', 's1'],
    ['wrong client, that jobs for mrs chow', 's1'],
    ['no sorry that was for wilson not kelly', 'w1'],
  ])('%s', (message, client) => {
    expect(madeOf(message, DAVES)).toEqual([{ name: 'update_job', args: { job: 'd1', client } }]);
  });

  it('is not changed where an invoice was made last', () => {
    const invoice: KnownRecord = { kind: 'finance', id: 'f1', name: 'Deck', client: 'Dave Kelly', lately: 'created' };
    expect(madeOf('wrong dave', [invoice, ...DAVES.slice(1)])).not.toContainEqual(
      expect.objectContaining({ name: 'update_job' }),
    );
  });
});
