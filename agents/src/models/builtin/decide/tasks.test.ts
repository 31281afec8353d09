import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { onlyCall, reply } from '../decide.test-support.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'josie', name: 'Josie Marchetti' },
  { kind: 'client', id: 'ray', name: 'Ray Okonkwo' },
  { kind: 'supplier', id: 'beaumont', name: 'Beaumont Tiles Warrawong' },
  { kind: 'job', id: 'deck', name: 'Deck Rebuild', number: '2201', client: 'Josie Marchetti', status: 'pending' },
  { kind: 'job', id: 'flat', name: 'Granny Flat Rewire', number: '2207', client: 'Ray Okonkwo', status: 'pending' },
  { kind: 'task', id: 'bas', name: 'Lodge the BAS', status: 'pending' },
  { kind: 'task', id: 'van', name: 'Van service booking', status: 'pending' },
];
describe('something to do', () => {
  it.each([
    [
      'Remind me on Thursday to return the scaffold tags',
      { task_name: 'Return the scaffold tags', due_date: '2026-11-26', assigned_to: 'Self' },
    ],
    [
      'gotta drop the trailer back at kennards tmrw arvo b4 4pm, stick it on me list',
      { task_name: 'Drop the trailer back at kennards', due_date: '2026-11-21', due_time: '16:00', notes: 'Afternoon' },
    ],
    [
      'licence expires 31 march, nudge me 2 weeks out',
      {
        task_name: 'Licence expires',
        due_date: '2027-03-31',
        days_before: 14,
        assigned_to: 'Self',
        notes: 'It is on Wed 31 Mar 2027',
      },
    ],
    [
      'public liability runs out 12 feb, give us a heads up a month out',
      {
        task_name: 'Public liability runs out',
        due_date: '2027-02-12',
        days_before: 30,
        notes: 'It is on Fri 12 Feb 2027',
      },
    ],
    [
      'first monday of each month check the extinguishers in both vans',
      {
        task_name: 'Check the extinguishers in both vans',
        due_date: '2026-12-07',
        notes: 'First monday of each month',
      },
    ],
    [
      'every second tuesday wash the vans',
      { task_name: 'Wash the vans', due_date: '2026-11-24', notes: 'Every second tuesday' },
    ],
    [
      'New task for Michelle: scan the timesheets for the Deck Rebuild job by 2 December',
      { task_name: 'Scan the timesheets', due_date: '2026-12-02', assigned_to: 'Michelle', job: 'deck' },
    ],
    [
      'task for sarah: chase the timber for the deck rebuild by wed',
      { task_name: 'Chase the timber for the deck rebuild', due_date: '2026-11-25', assigned_to: 'Sarah', job: 'deck' },
    ],
    [
      'book the scissor lift for rays job on the 11th',
      { task_name: 'Book the scissor lift', due_date: '2026-12-11', job: 'flat' },
    ],
    [
      'need to drop the keys round to josie sat arvo by 2pm, put it on me list',
      { task_name: 'Drop the keys round to josie', due_date: '2026-11-21', due_time: '14:00', notes: 'Afternoon' },
    ],
    [
      "Schedule the final inspection at Ray Okonkwo's, 2 December, 10:15am",
      { task_name: "The final inspection at Ray Okonkwo's", due_date: '2026-12-02', due_time: '10:15' },
    ],
    [
      'add a task for me to call the council tomorrow at 9am',
      { task_name: 'Call the council', due_date: '2026-11-21', due_time: '09:00', assigned_to: 'Self' },
    ],
    [
      'remind me to order 20 bags of grout on monday',
      { task_name: 'Order 20 bags of grout', due_date: '2026-11-23', assigned_to: 'Self' },
    ],
  ])('%s', (message, args) => expect(onlyCall('michelle', message, records)).toEqual(['create_task', args]));
});

describe('a to-do that is on the list', () => {
  it.each([
    ['tick off the bas one', 'update_task', { task: 'bas', status: 'completed' }],
    ['move the van service to thurs', 'update_task', { task: 'van', due_date: '2026-11-26' }],
    ['mark the bas as done', 'update_task', { task: 'bas', status: 'completed' }],
    ['move the stairs task to monday', 'update_task', { task: 'stairs', due_date: '2026-11-23' }],
    ['scrap the reminder about the bas', 'delete_task', { task: 'bas' }],
    ['delete the task measure up stairs', 'delete_task', { task: 'measure up stairs' }],
  ])('%s', (message, tool, args) => expect(onlyCall('michelle', message, records)).toEqual([tool, args]));
});

describe('a message to somebody', () => {
  it.each([
    [
      'text josie that well be there at 7 tmrw',
      { to: 'josie', message: "We'll be there at 7 tomorrow.", channel: 'sms' },
    ],
    [
      'let ray know the switchboard got held up and we’re pushed to tuesday',
      { to: 'ray', message: "The switchboard got held up and we're pushed to Tuesday." },
    ],
    ['email josie marchetti saying the deck is in', { to: 'josie', message: 'The deck is in.', channel: 'email' }],
    [
      'ask beaumont when the subway tile is due in',
      { to: 'beaumont', message: 'Could you tell me when the subway tile is due in?' },
    ],
    ['ask ray if friday suits', { to: 'ray', message: 'Could you let me know if Friday suits?' }],
  ])('%s', (message, args) => expect(onlyCall('michelle', message, records)).toEqual(['send_message', args]));

  it.each([
    ['text Priya', 'What should I write to Priya?'],
    ['email ray about the switchboard', 'What should I write to Ray Okonkwo about the switchboard?'],
  ])('asks for the words: %s', (message, text) =>
    expect(reply('michelle', message, records)).toEqual({ text, calls: [] }),
  );
});

describe('what nobody here can do', () => {
  it.each([
    ['transfer 1,150 across to the concreter', /can't move money/],
    ['eft the subbie 900 bucks tonight', /can't move money/],
    ['pay off the beaumont account', /can't move money/],
    ['chuck 1500 into the apprentices account', /can't move money/],
    ['give the council a buzz for me and see if the permit came through', /can't ring/],
    ['ring josie for me', /can't ring/],
    ['whats the going rate other sparkies get for a downlight', /only yours/],
    ['is it gonna rain tomorrow', /can't look up the weather/],
  ])('%s', (message, says) => {
    const { text, calls } = reply('jerry', message, records);
    expect(calls).toEqual([]);
    expect(text).toMatch(says);
  });
});

describe('an errand said in other ways', () => {
  it.each([
    ['I have the dentist at 3:15pm on Wednesday. Please note it on my task list.', 'The dentist'],
    [
      'put down that I have to send the asbestos register to the union on Monday',
      'Send the asbestos register to the union',
    ],
    ['Hi, I need remember to bring ladder back to my cousin on Saturday. Thank you.', 'Bring ladder back to my cousin'],
    ["put 'order skip bin permit' on the list for the deck job, it needs doing Monday", 'Order skip bin permit'],
    ['gimme a hoy weds arvo about the dodgy rcd at the footy club', 'The dodgy rcd at the footy club'],
    [
      'apprentice Jai starts on the 7th so the folder has to be printed the friday before. task pls',
      'The folder has to be printed',
    ],
  ])('%s', (message, name) => expect(onlyCall('michelle', message, records)[1].task_name).toBe(name));

  it.each([
    [
      'two things for monday: 1) drop the keys back to Josie 2) pick up the mixer from coates',
      ['2026-11-23', '2026-11-23'],
    ],
    ['few things monday ring the bank about the loan tuesday drop the sander back', ['2026-11-23', '2026-11-24']],
  ])('several: %s', (message, days) =>
    expect(reply('michelle', message, records).calls.map(({ args }) => args.due_date)).toEqual(days),
  );

  it.each([
    ["remind me to call josie tomorrow - actually she's away till Wednesday, make it then, after 2pm", '2026-11-25'],
    ['apprentice Jai starts on the 7th so the folder has to be printed the friday before. task pls', '2026-12-04'],
  ])('the day meant: %s', (message, day) => expect(onlyCall('michelle', message, records)[1].due_date).toBe(day));
});
