import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';

const OFFICE: readonly KnownRecord[] = [
  { kind: 'client', id: 'c', name: 'Pru Lindqvist' },
  { kind: 'job', id: 'j', name: 'Laundry reline', number: '5', client: 'Pru Lindqvist', date: '2026-11-27' },
];
const TASK: KnownRecord = {
  kind: 'task',
  id: 't',
  name: 'Ring the strata office, Liam to go',
  date: '2026-11-24',
  status: 'pending',
  lately: 'created',
};

describe('something to do', () => {
  it.each([
    ['remind me at 2 today to collect the drill', 'Collect the drill', '2026-11-20', '14:00'],
    ['ok sweet. remind me tuesday to ring the tip', 'Ring the tip', '2026-11-24', undefined],
    ['stinking hot here, remind me to check the pump at four', 'Check the pump', '2026-11-20', '16:00'],
    ['remind me the day before prus to load the trailer', 'Load the trailer', '2026-11-26', undefined],
    ['get the apprentice to wash the ute tonight', 'Apprentice to wash the ute', '2026-11-20', undefined],
    ['book the crane for the 27th at 7', 'Book the crane', '2026-11-27', '07:00'],
    ['the surveyor is coming thursday at 9am', 'Surveyor', '2026-11-26', '09:00'],
    ['put a reminder in for monday to renew the rego', 'Renew the rego', '2026-11-23', undefined],
    ['i need to get the trailer serviced before the 10th', 'Get the trailer serviced', '2026-12-10', undefined],
    ['dont let me forget the spare keys', 'Spare keys', undefined, undefined],
    ['reminder: white card due on the 3rd', 'White card due', '2026-12-03', undefined],
    ['chase the glazier next friday', 'Chase the glazier', '2026-11-27', undefined],
    ['nudge me wednesday to measure the stairs', 'Measure the stairs', '2026-11-25', undefined],
    ['organise a skip bin for wednesday', 'Organise a skip bin', '2026-11-25', undefined],
    ['set a reminder for monday to pay the rego', 'Pay the rego', '2026-11-23', undefined],
  ])('%s', (said, task_name, due_date, due_time) => {
    const [[name, args] = []] = callsOf(said, OFFICE);
    expect([name, args?.task_name, args?.due_date, args?.due_time]).toEqual([
      'create_task',
      task_name,
      due_date,
      due_time,
    ]);
  });

  it.each([
    ['4.15! they close at 5', { due_time: '16:15' }],
    ['half past three instead', { due_time: '15:30' }],
    ['nah make it thursday', { due_date: '2026-11-26' }],
    ['Liam is crook. It will have to be Priya.', { task_name: 'Ring the strata office, Priya to go' }],
    ['Liams away, get Tama', { task_name: 'Ring the strata office, Tama to go' }],
    ['can you make that tama instead of liam', { task_name: 'Ring the strata office, Tama to go' }],
    ['hang on they moved, ring the agent about it not the office', { task_name: 'Ring the agent' }],
    ['nah scrap that i found mine', { status: 'completed' }],
    ['so that reminder can go', { status: 'completed' }],
    ['rang them already, tick that off', { status: 'completed' }],
    ['dont need that anymore', { status: 'completed' }],
    ['already rang the strata office', { status: 'completed' }],
  ])('%s', (said, args) => {
    expect(callsOf(said, [TASK, ...OFFICE])).toEqual([['update_task', { task: 't', ...args }]]);
  });

  it.each([
    'forget it im off for lunch',
    'get pru to pay',
    'pru wants her shelf done too',
    'put that down for him on monday at half past seven',
    'we told her wednesday',
    'licence expires 31 march, nudge me 2 weeks out',
  ])('nothing of a task is changed or made: %s', (said) => {
    expect(callsOf(said, [TASK, ...OFFICE]).filter(([name]) => /create_task|status/.test(name))).toEqual([]);
  });
});
