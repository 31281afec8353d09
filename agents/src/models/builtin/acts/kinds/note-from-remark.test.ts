import { describe, expect, it } from 'vitest';
import { type Line, madeOf } from './people.test-support.ts';
import { FILE } from './words.test-support.ts';

const note = (job: string, add_note: unknown = expect.any(String)) => [{ name: 'update_job', args: { job, add_note } }];

describe('a fact told by the way is kept with the job', () => {
  it.each<[string, string]>([
    [
      'rosa was saying her water is turned off at the meter they had a leak last week so need to bring our own',
      'patio',
    ],
    ['Rosa mentioned the old posts are treated pine, about ten years old.', 'patio'],
    ['key for tuis shed is under the blue pot he reckons', 'none'],
    ['rosas hubby reckons theres an old septic tank right near where the slab goes', 'patio'],
    ['kindergarten told me lift in the building is broken until next week, we must use stairs', 'ramp'],
    ["Rosa's got a new puppy, so the side gate has to stay shut.", 'patio'],
    ['just so you know rosas driveway is being concreted monday so use the back lane', 'patio'],
    ['rosas mum is staying with her and shes deaf as a post so knock loud', 'patio'],
    ['by the way rosa works nights, asleep till midday', 'patio'],
    ['rosa is going with surfmist for the posts', 'patio'],
    ["rosa mentioned she'd like it done before christmas", 'patio'],
    ['had a yarn with rosa at the shops he reckons theres asbestos behind the laundry wall', 'patio'],
    ['take 2 tubes of sealant to rosas', 'patio'],
    ['bring the long ladder to rosas', 'patio'],
  ])('%s', (message, job) => {
    const told = madeOf(message, FILE);
    if (job !== 'none') return expect(told).toEqual(note(job));
    // somebody without a job has it on their card
    return expect(told).toEqual([{ name: 'update_client', args: { client: 'tui', add_note: expect.any(String) } }]);
  });

  it('of whom the talk was about', () => {
    const before: Line[] = [
      ['user', "when's rosa"],
      ['assistant', 'Job 201 - Patio roof for Rosa Bianchi is on Wed 2 Dec 2026.'],
    ];
    expect(madeOf('she was saying shes on night shift and sleeps till 1', FILE, before)).toEqual(note('patio'));
  });

  it.each([
    'rosa wants a new gate',
    'rosa said friday is better',
    'rosa paid 400 for the roof tiles',
    'the posts for rosa arrived, they are 90mm wide',
    'is rosas gate code still the same?',
    'rosa is a legend she made us lunch again',
    'rosa was telling me about her trip to bali for half an hour',
    'move rosa to friday, her driveway is wet',
    'its hot up here today on the roof',
  ])('no fact: %s', (message) => {
    const made = madeOf(message, FILE).filter((one) => typeof one !== 'string' && 'add_note' in one.args);
    expect(made).toEqual([]);
  });
});

describe('a story with something to do in it', () => {
  it.each<[string, string, Record<string, unknown>]>([
    [
      'just got off the phone with rosa shes had a shocker of a week her mums in hospital and the car died. anyway she cant do wednesday now wants thursday',
      'update_job',
      { job: 'patio', date: '2026-12-03' },
    ],
    [
      'When I was at the rugby on Saturday I ran into Tui. He was telling me about his new boat for an hour. He also has a new phone, 0491 571 412, so please update that.',
      'update_client',
      { client: 'tui', phone: '0491 571 412' },
    ],
    [
      'just at bunnings and bumped into rosa, she wants to move to friday',
      'update_job',
      { job: 'patio', date: '2026-12-04' },
    ],
    [
      'got chased by the bull today true story like i was 20 again. we need 12 more posts for rosas roof can you order those',
      'create_procurement_item',
      { item_name: 'Posts', quantity: 12, job: 'patio' },
    ],
  ])('%s', (message, name, args) => {
    expect(madeOf(message, FILE)).toContainEqual({ name, args });
  });
});
