import { describe, expect, it } from 'vitest';
import { putRight } from './put-right.ts';

describe('what is put right with a reason between stands as it was meant', () => {
  it.each([
    ['book ada in friday, no wait friday im up the coast, make it monday', 'book ada in monday'],
    [
      "gate for Pete on Monday, hang on I've got the dentist then, lets do Tuesday the 8th. 400",
      'gate for Pete on Tuesday the 8th. 400',
    ],
    ['be there 8am, nah he said he starts late, make it 10am', 'be there 10am'],
    ['ring ned friday about the skip nah not friday saturday', 'ring ned saturday about the skip'],
    ['remind me at 7am to feed the dog, sorry not 7am, 9am', 'remind me at 9am to feed the dog'],
    ['book him in for a leak, no a blocked drain, tuesday', 'book him in for a blocked drain, tuesday'],
    ['put her down for a new lock... nah a rekey', 'put her down for a rekey'],
  ])('%s', (said, right) => expect(putRight(said)).toBe(right));

  it.each([
    'tuesday no good for me, monday is fine and wednesday for the other one',
    'friday i am at the school, then monday at the pub',
    'he cant do tuesday, no idea about thursday',
    'not tuesday, thursday',
    'is it a shed or a garage, no rush on a quote',
    'no, a new one',
  ])('leaves alone: %s', (said) => expect(putRight(said)).toBe(said));
});
