import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'sue', name: 'Sue Bannon' },
  { kind: 'client', id: 'vic', name: 'Vic Dragovic' },
  {
    kind: 'job',
    id: 'ext',
    name: 'Weatherboards',
    number: '11',
    client: 'Sue Bannon',
    status: 'pending',
    date: '2026-11-26',
  },
  {
    kind: 'job',
    id: 'ceil',
    name: 'Lounge ceiling',
    number: '12',
    client: 'Vic Dragovic',
    status: 'pending',
    date: '2026-11-24',
  },
];
const noted = (job: string, add_note: string) => [['update_job', { job, add_note }]];

describe('something to know of a job, told as it is', () => {
  it.each([
    ['sues weatherboards are going surfmist, low sheen', 'ext', 'Sues weatherboards are going surfmist, low sheen'],
    ['vics oven is a westinghouse WVE6565, for the record', 'ceil', 'Vics oven is a westinghouse WVE6565'],
    ['gate code at sues is 4821', 'ext', 'Gate code is 4821'],
    ['put on sues weatherboards that she wants to keep the old nails', 'ext', 'She wants to keep the old nails'],
    ['sue has gone with monument', 'ext', 'Sue has gone with monument'],
    ['sue: surfmist low sheen', 'ext', 'Sue: surfmist low sheen'],
    ['colour for sues is monument', 'ext', 'Colour is monument'],
    ['vic wants the cornice off white, not bright white', 'ceil', 'Vic wants the cornice off white, not bright white'],
    ['vic has a big dog, ring before you go in', 'ceil', 'Vic has a big dog, ring before you go in'],
    ['tell the boys to park round the back at sues', 'ext', 'Park round the back'],
    ['make sure everyone knows theres a new puppy at sues', 'ext', 'Theres a new puppy'],
    ['vic lounge is 3.2 by 4.5', 'ceil', 'Vic lounge is 3.2 by 4.5'],
    ['sues place has no water on site, bring our own', 'ext', 'Sues place has no water on site, bring our own'],
    ['remember sue wants the fascia left alone', 'ext', 'Sue wants the fascia left alone'],
    ['sue need two coats only on north side, please write it', 'ext', 'Sue need two coats only on north side'],
    ['vic tenant works nights dont knock before 12', 'ceil', 'Vic tenant works nights dont knock before 12'],
  ])('%s', (said, job, note) => expect(acts(said, FILE)).toEqual(noted(job, note)));

  it.each([
    'vics a legend',
    'ring vic and ask if the gate is open',
    'can you call sue and find out if the gate is unlocked',
    'sue is a pain in the arse',
    'sue was happy with the colour',
    'vics mum is in hospital',
    'vic has been a painter for 30 years',
    'sue has had a baby',
    'heres hoping vics job goes well',
    'vics neighbour is a grump',
    'sue is running late',
    'vic owes me 400',
    'sues job is finished',
    'vics tiles have arrived',
    'sue needs 4 litres of surfmist',
    'sue wants a deck as well',
    'vics job is 2400 plus gst',
    'you got a number for sue',
    'is sues place the one with the dog',
  ])('no note: %s', (said) => {
    expect(acts(said, FILE).filter((one) => JSON.stringify(one).includes('add_note'))).toEqual([]);
  });
});

describe('what was just noted', () => {
  const SAID = [
    'sues weatherboards are going surfmist, low sheen',
    'Check this before I save it: Change job 11 - Weatherboards for Sue Bannon: description Sues weatherboards are surfmist, low sheen.',
  ];
  const CODE = [
    'gate code at sues is 4821',
    'Updated job 11 - Weatherboards for Sue Bannon: description Gate code is 4821',
  ];

  it.each([
    ['sorry not surfmist, shale grey', SAID, 'Sues weatherboards are shale grey, low sheen'],
    ['i meant shale grey', SAID, 'Sues weatherboards are shale grey, low sheen'],
    ['make that semi gloss not low sheen', SAID, 'Sues weatherboards are surfmist, semi gloss'],
    ['sorry 4812', CODE, 'Gate code is 4812'],
    ['nah its 4812', CODE, 'Gate code is 4812'],
    ['4812 not 4821', CODE, 'Gate code is 4812'],
  ])('is put right: %s', (said, before, description) => {
    expect(acts(said, FILE, before)).toEqual([['update_job', { job: 'ext', description }]]);
  });

  it.each([
    ['and the dog gets out', 'The dog gets out'],
    ['oh and trims stay white', 'Trims stay white'],
    ['also no shoes inside', 'No shoes inside'],
  ])('goes on: %s', (said, note) => expect(acts(said, FILE, CODE)).toEqual(noted('ext', note)));

  it.each(['wait that was vic not sue', 'no i meant vic', 'thats vics'])('is of somebody else: %s', (said) => {
    expect(acts(said, FILE, CODE)).toContainEqual(['update_job', { job: 'ceil', add_note: 'Gate code is 4821' }]);
  });

  it.each(['thanks', 'and order 2 bags of screws', 'and move her to friday'])('is left alone: %s', (said) => {
    expect(JSON.stringify(acts(said, FILE, CODE))).not.toMatch(/add_note|description/);
  });
});
