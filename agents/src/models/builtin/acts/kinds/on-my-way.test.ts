import { describe, expect, it } from 'vitest';
import { acts, lately } from './words.test-support.ts';

/** Rosa's patio is on today, as is one of two jobs of Tui. */
const TODAY = '2026-11-20';
const on = () => lately({ id: 'patio', date: TODAY });

describe('that one is on the way', () => {
  it.each([
    ["tell Rosa I'm on my way", undefined],
    ['tell rosa im on my way, 20 mins', 20],
    ['Text Rosa that I am on my way, there in about 30 minutes', 30],
    ['can you let rosa know im on my way now', undefined],
    ['let Rosa Bianchi know we are on our way, half an hour', 30],
    ['msg rosa omw 10 min', 10],
    ["please text Rosa I'm leaving now, be there in an hour thanks", 60],
    ["sms rosa i'm heading over, 45 mins away", 45],
  ])('%s', (said, minutes) => {
    expect(acts(said, on())).toEqual([['on_my_way', { job: 'patio', ...(minutes ? { minutes } : {}) }]]);
  });

  it.each([
    ['more than that', "tell rosa I'm on my way and to lock up the dog", on()],
    ['other minutes', "tell rosa I'm on my way, 25 mins", on()],
    ['no job on today', "tell rosa I'm on my way", lately()],
    ['no client', "tell boral I'm on my way", on()],
  ])('%s: is no such message', (_, said, records) => {
    expect(JSON.stringify(acts(said, records))).not.toContain('on_my_way');
  });
});
