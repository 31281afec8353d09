import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED } from '../support/seed.ts';
import { inboxAgainst, outboxAgainst, recordsAgainst, sumsOf } from './books.ts';
import { grouped } from './grouped.ts';
import { LETTERS, liveMonth, type Month } from './live.ts';
import {
  chases,
  eachOccasionOnce,
  landlinesGetNoTexts,
  nobodyIsChasedAfterAnAnswer,
  nobodyIsTextedAtNight,
  nobodyIsWrittenToWhoSaidStop,
  nothingGoesTwice,
  overdueAWeekApart,
  type Rule,
  remindersComeBefore,
  wordsAreAnsweredAtOnce,
} from './rules.ts';

/** A busy machine may take its time; nothing here asserts how long it takes. */
const PATIENCE_MS = 3_600_000;

/**
 * A business lives through thirty days of work: everything goes by itself, hundreds of messages come in, the providers have
 * bad days and the server dies three times. What happened is held against an account that the test keeps itself.
 */
describe('a month', () => {
  let month: Month;
  beforeAll(async () => {
    console.log(`a month: SMOKO_TEST_SEED=${SEED}`);
    month = await liveMonth();
  }, PATIENCE_MS);
  afterAll(() => month?.close());

  it('had everything in it that the rules are about', () => {
    const { ledger, premises } = month;
    expect(premises.kills()).toBe(3);
    expect(ledger.letters).toHaveLength(LETTERS);
    expect(ledger.letters.filter(({ readAt }) => readAt === null)).toEqual([]);
    expect(ledger.badLuck).toBeGreaterThan(0);
    const asked = grouped(chases(ledger), ([, { kind }]) => kind);
    for (const kind of ['quote', 'invoice', 'appointment', 'order'] as const)
      expect(asked.get(kind)?.length ?? 0, kind).toBeGreaterThan(2);
    expect(ledger.approved.length).toBeGreaterThan(2);
    expect(ledger.unsubscribed.length).toBeGreaterThan(0);
    expect(ledger.things.filter(({ stopped }) => stopped).length).toBeGreaterThan(0);
  });

  it.each<[string, Rule]>([
    ['nobody is asked about what they have answered', nobodyIsChasedAfterAnAnswer],
    ['nobody is texted after STOP, nor sold anything by mail who wants no more of it', nobodyIsWrittenToWhoSaidStop],
    ['STOP and START are answered once, and at once', wordsAreAnsweredAtOnce],
    ['nobody is texted at night', nobodyIsTextedAtNight],
    ['nothing goes twice', nothingGoesTwice],
    ['each occasion is written about once', eachOccasionOnce],
    ['overdue reminders of one invoice lie a week apart', overdueAWeekApart],
    ['a reminder comes before its job begins', remindersComeBefore],
  ])('%s', (_, rule) => {
    const deaths = month.phases.filter(({ kill }) => kill !== null).map(({ index }) => index);
    expect(rule(month.ledger, { ...month.season, deaths })).toEqual([]);
  });

  it('no landline is texted', () => {
    const { ledger, people } = month;
    expect(landlinesGetNoTexts(ledger, [...people.clients, ...people.suppliers])).toEqual([]);
  });

  it('no message is lost, and none is there twice', async () => {
    expect(await inboxAgainst(month)).toEqual([]);
  });

  it('the outbox says of each message what became of it, or that nobody knows', async () => {
    expect(await outboxAgainst(month)).toEqual([]);
  });

  it('nothing is changed without a yes, and every yes has done what it said', async () => {
    expect(await recordsAgainst(month)).toEqual([]);
  });

  it('the books add up', async () => {
    const { told, worked } = await sumsOf(month);
    expect(told).toEqual(worked);
  });
});
