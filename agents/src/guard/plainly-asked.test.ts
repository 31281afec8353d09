import { expect, it } from 'vitest';
import { plainlyAsked } from './plainly-asked.ts';

const asked = (said: string) =>
  plainlyAsked('create_finance_record', said, undefined, { type: 'invoice', amount: 350 });

it.each([
  'bill him 350 plus gst plus the part',
  'invoice her 350 plus parts',
  'charge dave 180 and materials',
  'invoice dave 400 plus a call out',
])('something without its price is looked at: %s', (said) => expect(asked(said)).toBe(false));

it.each(['invoice dave 350 plus gst', 'bill dave 350 for parts', 'invoice dave 350, labour and parts all in 350'])(
  'a plain sum is done: %s',
  (said) => expect(asked(said)).toBe(true),
);
