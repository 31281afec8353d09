import { describe, expect, it } from 'vitest';
import { acts } from './words.test-support.ts';

const task = (task_name: string, due_date: string, more = {}) => [
  ['create_task', { task_name, due_date, assigned_to: 'Self', ...more }],
];

describe('something told, and when to be reminded of it', () => {
  it.each([
    ['truck regos due mon remind me sun night', task('Truck regos due mon', '2026-11-22', { notes: 'Night' })],
    ['the licence runs out on friday, remind me wednesday', task('The licence runs out on friday', '2026-11-25')],
    [
      'bins go out tomorrow, remind me tuesday at 6pm',
      task('Bins go out tomorrow', '2026-11-24', { due_time: '18:00' }),
    ],
  ])('%s', (message, expected) => expect(acts(message)).toEqual(expected));

  it.each(['course not. remind me monday 8am to chase em', 'rosa wants the deck, remind me tuesday to measure up'])(
    'is not read in "%s"',
    (message) => expect(JSON.stringify(acts(message))).not.toMatch(/course not|wants the deck"/i),
  );
});
