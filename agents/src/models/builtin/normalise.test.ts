import { describe, expect, it } from 'vitest';
import { ownMessage } from './for-team.ts';
import { normalise } from './normalise.ts';
import { split } from './split.ts';

describe('normalise', () => {
  it.each([
    ['Hey Jerry, can you please create a job', 'create a job'],
    ['Sarah, order a tank', 'order a tank'],
    ['hey mate can you book in tony barbuto', 'book in tony barbuto'],
    ['mate can u order a tank', 'order a tank'],
    ['morning mate need you to book in Dave Tran', 'book in Dave Tran'],
    ["gday mate's rates for Bob, 300", "mate's rates for Bob, 300"],
    ['Legend Fencing owes me 400', 'Legend Fencing owes me 400'],
    ['Sarah Jones needs a quote', 'Sarah Jones needs a quote'],
    ['job for murphy pls, doors', 'job for murphy, doors'],
    ['drop it back tmrw arvo b4 4pm', 'drop it back tomorrow arvo before 4pm'],
    ['patch n paint', 'patch and paint'],
    ['“Smith’s” job – now', '"Smith\'s" job - now'],
    ['  add\u00a0one   \r\n two ', 'add one \n two'],
    ['list my jobs, thanks mate!', 'list my jobs'],
    ['Righto, list my jobs, when you get a sec', 'list my jobs'],
    ['Hi mate, text all my clients', 'text all my clients'],
    ['Yeah mate, order 21 slate tiles', 'order 21 slate tiles'],
    ['Yeah Jerry, how much did I quote Ana?', 'how much did I quote Ana?'],
    ['Quick one: could you please quote Ana $200 👍', 'quote Ana $200'],
    ['I need you to order 29 studs', 'order 29 studs'],
    ['Ana paid eight hundred and sixty dollars for the slab', 'Ana paid $860 for the slab'],
    ['a job at two thousand two hundred and eighty dollars', 'a job at $2280'],
    ['two hundred dollars fifty', 'two hundred dollars fifty'],
    ['yeah mate', 'yeah'],
    ['to-dos:\n1. ring Bob\n2. lodge the BAS', 'to-dos:\n- ring Bob\n- lodge the BAS'],
    ['order\n2. pipe', 'order\n2. pipe'],
    ['order:\n1. 5 posts\n2. 3 bags', 'order:\n1. 5 posts\n2. 3 bags'],
    ['remind me tomorrow to lodge the BAS ok', 'remind me tomorrow to lodge the BAS'],
    ['let Ana know it is ok', 'let Ana know it is ok'],
  ])('%j is %j', (message, plain) => expect(normalise(message)).toBe(plain));
});

const around = { records: [], facts: { today: '2026-11-20', country: 'AU' as const } };

describe('split', () => {
  it.each([
    ['new job for Dave, hot water, order a 250L tank', ['new job for Dave, hot water', 'order a 250L tank']],
    [
      'Create a job called Attic, $1,980, and order 16 packs of batts',
      ['Create a job called Attic, $1,980', 'order 16 packs of batts'],
    ],
    ['job 1001 is done. remind me tomorrow to call Bob', ['job 1001 is done', 'remind me tomorrow to call Bob']],
    ['order a tank and Michelle remind me to call', ['order a tank', 'Michelle remind me to call']],
    ['patch and paint the hall, first week of dec', ['patch and paint the hall, first week of dec']],
    ['order 3 doors and 2 locks', ['order 3 doors and 2 locks']],
    ['', []],
  ])('%s', (message, parts) => expect(split(message, around)).toEqual(parts));
});

describe('who is meant', () => {
  it.each([
    ['get sarah to order posts', 'sarah', 'order posts'],
    ['michelle to book the lift', 'michelle', 'book the lift'],
    ['Michelle remind me to call', 'michelle', 'remind me to call'],
    ['Sarah Jones wants a quote', null, 'Sarah Jones wants a quote'],
    ['order posts', null, 'order posts'],
  ])('%s', (part, owner, request) => expect(ownMessage(part)).toEqual({ owner, request }));
});
