import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import { takeAddress } from './address.ts';
import { takeEmail, takePhone } from './contacts.ts';
import { datesIn, takeDate } from './dates.ts';
import { GAP, type Taken } from './gap.ts';
import { itemsOf } from './items.ts';
import { takeBareAmount, takeExpectedAmount, takeMoney } from './money.ts';
import { takePlace } from './places.ts';
import { takeRecurrence } from './recurrence.ts';
import { takeShare } from './shares.ts';
import { takeLead, takeShift, takeTerms } from './shifts.ts';
import { takeTime } from './times.ts';

const day = { today: '2026-11-20', country: 'AU' } as const;
const EXTRACTORS: [string, (text: string) => Taken<unknown> | null][] = [
  ['takeMoney', takeMoney],
  ['takeBareAmount', takeBareAmount],
  ['takeExpectedAmount', takeExpectedAmount],
  ['takeDate', (text) => takeDate(text, day)],
  ['takeTime', takeTime],
  ['takeShift', takeShift],
  ['takeLead', takeLead],
  ['takeTerms', takeTerms],
  ['takeRecurrence', (text) => takeRecurrence(text, day)],
  ['takeShare', takeShare],
  ['takePhone', (text) => takePhone(text, day)],
  ['takeEmail', takeEmail],
  ['takeAddress', takeAddress],
  ['takePlace', (text) => takePlace(text)],
];

// words in which the extractors find something, in any order, so that they meet each other
const WORDS = fc.constantFrom(
  ...(
    '4 tubes 2 the 11th $1,850 2.5k inc gst plus half past 7 quarter to tomorrow arvo nxt tues monday week 15/12 3.12 first of dec in 30 days ' +
    'a fortnight forward 2 days back @ 21.30 a roll 8 Harris St Figtree NSW 2516 unit 3/14 up at thirroul over in lower hutt 0491 574 632 ' +
    'oh two seven triple five jo@example.com nine fifty grand hundred 25% deposit every second tuesday , . \n - x 90x45 250L from Mitre 10 and off ¦'
  ).split(' '),
);
const CHAT = fc.array(WORDS, { maxLength: 14 }).map((words) => words.join(' '));
const ANY = fc.oneof(CHAT, fc.string({ maxLength: 80 }), fc.string({ unit: 'grapheme', maxLength: 60 }));
const wordsOf = (text: string): string[] => (text.replaceAll(GAP, ' ').match(/\S+/g) ?? []).sort();

describe('any text', () => {
  it.each(EXTRACTORS)('%s throws nothing, and what it takes and leaves are the whole', (_, take) => {
    fc.assert(
      fc.property(ANY, (text) => {
        const taken = take(text);
        if (!taken) return;
        const joined = `${taken.rest} ${taken.text ?? ''}`;
        // no letter is lost; a gap may stand inside a word that was cut, so letters count rather than words
        expect(wordsOf(joined).join('').split('').sort().join('')).toBe(
          wordsOf(text).join('').split('').sort().join(''),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('the rest holds the words around it in their order', () =>
    fc.assert(
      fc.property(CHAT, (text) => {
        for (const [, take] of EXTRACTORS) {
          let from = 0;
          for (const piece of (take(text)?.rest ?? '').split(GAP)) {
            const kept = piece.trim();
            const at = text.indexOf(kept, from);
            expect(at).toBeGreaterThanOrEqual(0);
            from = at + kept.length;
          }
        }
      }),
      { numRuns: 300 },
    ));

  it('is normalised and listed without an error, to the same each time', () =>
    fc.assert(
      fc.property(ANY, (text) => {
        expect(normalise(text)).toBe(normalise(text));
        for (const item of itemsOf(text)) expect(item.item_name).not.toBe('');
        for (const { date } of datesIn(text, day)) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
      }),
      { numRuns: 400 },
    ));

  it('names and goods come through untouched', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            'Ngaire',
            'Hōhepa',
            'Qoute',
            'Wendesday',
            'gyprock',
            '90x45',
            'H3',
            'Clint',
            'Sorensen',
            'tek',
          ),
          { minLength: 2, maxLength: 6 },
        ),
        (words) => {
          const text = `see ${words.join(' ')}`;
          expect(normalise(text)).toBe(text);
        },
      ),
    ));
});
