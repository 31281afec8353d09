import { describe, expect, it } from 'vitest';
import { notInAnswer } from './answers-asked.ts';

const looked = (summary: string, tool = 'find_job') => [{ tool, ok: true, waits: false, drafted: false, summary }];

describe('a neighbour of what was asked for', () => {
  it.each([
    ['how much is it and when was it due', 'Job 93 - Shed power for Warren Biggs, Fri 20 Nov 2026, cancelled.', 'sum'],
    ['what did i charge cascade last month', 'No finance records for Cascade Bakery from Thu 1 Oct 2026.', 'sum'],
    ['whens the slab', 'Supplier Boral, 02 5550 1234.', 'day'],
    ['what are we paying for the panels?', '3 x Panel from Viridian Glass, ordered.', 'sum'],
    ['what am i charging bob', 'Client Bob Tranter.', 'sum'],
    ['whats left on the budget for the deck', 'Job 12 - Deck.', 'sum'],
    ['whats left on bobs invoice after he paid', 'Client Bob Tranter.', 'sum'],
    ['when thats paid whats left on the tank', 'Job 55 - Septic tank, Mon 23 Nov 2026.', 'sum'],
  ])('%s', (message, told, kind) => expect(notInAnswer(message, looked(told), told)).toContain(`can't see a ${kind}`));

  it.each([
    ['how much does she owe', 'Rosa Bianchi owes $1,200.00.'],
    ['how much does she owe', 'Nothing is due from Rosa Bianchi.'],
    ['how much concrete have i got coming', '8 x Concrete from Boral, delivery Tue 24 Nov 2026.'],
    ['whens the slab', 'Job 12 - Slab, Tue 24 Nov 2026, pending.'],
    ['whens the slab', 'No date on file for job 12 - Slab.'],
    ['whats the address', 'Job 12 - Slab. 4 High St.'],
    ['how much is it', 'Which quote do you mean?'],
    ['what are we paying for the panels?', '3 x Panel from Viridian Glass, $412.00 each.'],
    ['what was left on the list', 'To-do: ring Bob.'],
    ['what are we getting from bunnings', '3 x Panel, ordered.'],
    ['what are we getting delivered', '3 x Panel, ordered.'],
    ['what were they asking for', 'Job 12 - Slab.'],
    ['whats left on the deck job', 'To-do: oil the boards.'],
    ['what will happen if it rains', 'Job 12 - Slab, tomorrow.'],
    ['what would you do if he rings', 'Client Bob, 0400 000 000.'],
    ['what will the date be if we push it a week', 'Job 12 - Slab, Fri 27 Nov 2026.'],
  ])('is not said of an answer: %s', (message, told) => expect(notInAnswer(message, looked(told), told)).toBeNull());

  it('is said of what would be otherwise, whatever the answer', () =>
    expect(
      notInAnswer(
        'What would it come to if we waived the taking up?',
        looked('Quote Q2, $3,696.10 inc GST.'),
        'Quote Q2',
      ),
    ).toContain('how it stands now'));

  it('is not said where something was done', () =>
    expect(notInAnswer('how much is it', looked('Updated job 12.', 'update_job'), 'Updated job 12.')).toBeNull());
});
