import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';
import { madeOf } from './people.test-support.ts';
import { FILE as CARMODY } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'pru', name: 'Pru Lindqvist' },
  { kind: 'job', id: 'j', name: 'Laundry reline', number: '5', client: 'Pru Lindqvist', date: '2026-11-27' },
];

describe('what happens somewhere, put in with its day', () => {
  it.each([
    [
      'kaumatua is blessing the site thursday 6am, put that in, and no tools on before 7',
      'Kaumatua is blessing the site',
      'No tools on before 7',
    ],
    ['the queen is visiting the site thursday 6am, put that in', 'The queen is visiting the site', undefined],
    ['need to ring the surveyor at 6am thursday, put that in will you', 'Ring the surveyor', undefined],
    [
      'inspector is checking the footings thursday 6am, chuck it in the calendar',
      'Inspector is checking the footings',
      undefined,
    ],
  ])('%s', (message, task_name, notes) =>
    expect(madeOf(message, CARMODY)).toEqual([
      {
        name: 'create_task',
        args: { task_name, due_date: '2026-11-26', due_time: '06:00', ...(notes ? { notes } : {}) },
      },
    ]),
  );

  it('moves no job', () =>
    expect(JSON.stringify(madeOf('the council is inspecting rosas patio roof thursday', CARMODY))).not.toContain(
      '"date":"2026-11-26"',
    ));
});

describe('something that the tradie has to do himself', () => {
  it.each([
    ['chase pru for the colour', 'Chase pru for the colour', undefined],
    ['tomorrow i gotta pick up the trailer', 'Pick up the trailer', '2026-11-21'],
    [
      'need to get onto the council about the crossover before the 30th',
      'Get onto the council about the crossover',
      '2026-11-30',
    ],
    [
      'on monday i need to get the scaffold bloke locked in for kelso rd',
      'Get the scaffold bloke locked in for kelso rd',
      '2026-11-23',
    ],
    ['must to call the tile shop tomorrow', 'Call the tile shop', '2026-11-21'],
    ['jot down gotta measure up prus laundry sunday', 'Measure up prus laundry', '2026-11-22'],
    ['put down that i have to see the accountant on wednesday', 'See the accountant', '2026-11-25'],
    ['add to my list, wash the ute', 'Wash the ute', undefined],
    [
      'add to my list, ask the boys who can work saturday the 5th',
      'Ask the boys who can work saturday the 5th',
      undefined,
    ],
    ['ring pru about the tap tuesday, dont let me forget', 'Ring pru about the tap', '2026-11-24'],
    ['monday ring the tip', 'Ring the tip', '2026-11-23'],
    ['give pru a bell thursday re the tap', 'Give pru a bell re the tap', '2026-11-26'],
    ['remember me to call the tile shop', 'Call the tile shop', undefined],
    ['at 3 this arvo give me a nudge to ring the tip', 'Ring the tip', '2026-11-20'],
    ['on thursday remind me, call the tip', 'Call the tip', '2026-11-26'],
    ['remind me 2 days before prus job to load the trailer', 'Load the trailer', '2026-11-25'],
    [
      'the permit runs out on the 15th of december, remind me a week before to renew it',
      'Renew the permit',
      '2026-12-08',
    ],
  ])('%s', (said, name, due) => {
    expect(callsOf(said, FILE).map(([tool, { task_name, due_date }]) => [tool, task_name, due_date])).toEqual([
      ['create_task', expect.stringMatching(new RegExp(`^${name.replace('the permit', '(?:the )?permit')}$`)), due],
    ]);
  });

  it('an hour beside the part of a day', () => {
    expect(callsOf('remind me at 3 this arvo to ring the tip')[0]?.[1].due_time).toBe('15:00');
    expect(callsOf('remind me at 8 tomorrow morning to ring the tip')[0]?.[1].due_time).toBe('08:00');
  });

  it.each([
    'two things for monday: return the plate and get josie to sign the variation',
    'couple of jobs for monday - return the plate, get josie to sign the variation',
  ])('each of a list: %s', (said) => {
    expect(callsOf(said).map(([, { task_name, due_date }]) => [task_name, due_date])).toEqual([
      ['Return the plate', '2026-11-23'],
      ['Get josie to sign the variation', '2026-11-23'],
    ]);
  });

  it.each([
    'need to be at prus on tuesday',
    'need to get 3 lengths of 90mm for pru',
    'have to move pru to friday',
    'i should ring pru really',
    'need to send the quote to pru',
    'chase pru for the money',
    'we need to order tiles',
    'got to love a friday',
    'i need to take a break',
  ])('no to-do: %s', (said) => {
    expect(callsOf(said, FILE).filter(([tool]) => tool === 'create_task')).toEqual([]);
  });
});

describe('told first, and then to be put on the list', () => {
  it.each([
    [
      "Rowan will need to ring the council about the village's tree before we start. Could you put that on the list for Thursday?",
      "Rowan will need to ring the council about the village's tree before we start",
    ],
    ['excavator service thursday, put it on the list', 'Excavator service'],
    [
      'the trailer wants its lights done, can you stick that on my list for thursday',
      'The trailer wants its lights done',
    ],
  ])('%s', (message, task_name) =>
    expect(madeOf(message, FILE)).toMatchObject([{ name: 'create_task', args: { task_name, due_date: '2026-11-26' } }]),
  );

  it('is no news of the job that is talked about, nor is a payment beside it', () => {
    expect(
      madeOf('two things. remind me thursday to ring hemi about the colours and put down 380 pru gave me, cash', FILE),
    ).toEqual([
      {
        name: 'create_task',
        args: { task_name: 'Ring hemi about the colours', due_date: '2026-11-26', assigned_to: 'Self' },
      },
      { name: 'create_finance_record', args: { type: 'payment', amount: 380, client: 'pru', method: 'cash' } },
    ]);
  });
});
