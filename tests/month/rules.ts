import type { Channel } from '@smoko/contract';
import { dayIn, type Season, shiftDay, shownAt } from './calendar.ts';
import { grouped } from './grouped.ts';
import { isAnswerToWord, type Ledger, type Received, timesSent } from './ledger.ts';
import { LATER_DAYS, type Letter } from './letters.ts';
import type { Person } from './people.ts';
import { createFinder, STARTS, type Thing } from './things.ts';

/** Each rule gives what was done against it, in words that name who, what and when; nothing where it was kept. */
export type Rule = (ledger: Ledger, season: Season & { deaths: readonly number[] }) => string[];

const DAY_MS = 86_400_000;
const NIGHT = { from: 20, until: 8 };
/** Who says that an invoice is paid is left alone two weeks, less the time that a start lasts: nothing may have come of it (docs/decisions/0024). */
const LEFT_ALONE_DAYS = 13.9;

const told = ({ at, channel, to, text, phase }: Received, season: Season): string =>
  `${shownAt(at, season.zone).toISOString().slice(0, 16)} (start ${phase}) ${channel} to ${to}: ${text.slice(0, 160)}`;
const said = ({ readAt, body, from }: Letter): string => `after ${from} wrote "${body}", read ${readAt?.toISOString()}`;

/** What went by itself. */
const byItself = (ledger: Ledger): Received[] =>
  ledger.received.filter((one) => one.to !== ledger.owner && !isAnswerToWord(one) && timesSent(ledger, one) === 0);

/** What goes by itself about something, with what it is about. */
export function* chases(ledger: Ledger): Iterable<[Received, Thing]> {
  const find = createFinder(ledger.things);
  for (const one of byItself(ledger)) for (const thing of find(one.text)) yield [one, thing];
}

export const nobodyIsChasedAfterAnAnswer: Rule = (ledger, season) => {
  const answers = grouped(
    ledger.letters.filter(({ about }) => about !== null),
    ({ about }) => about,
  );
  return [...chases(ledger)].flatMap(([one, thing]) => {
    const answer = (answers.get(thing) ?? []).find((letter) => settles(letter, thing, one, ledger, season));
    return answer ? [`${thing.kind} ${thing.title}: ${told(one, season)} - ${said(answer)}`] : [];
  });
};

/** Whether nothing may be asked about a thing any more since somebody answered with that. */
function settles(answer: Letter, thing: Thing, { at, phase }: Received, ledger: Ledger, { zone }: Season): boolean {
  if (!answer.readAt || answer.readAt >= at) return false;
  switch (thing.kind) {
    case 'quote':
      return true;
    case 'invoice':
      return (
        at.getTime() - answer.readAt.getTime() < LEFT_ALONE_DAYS * DAY_MS ||
        (answer.meaning === 'paid' && waitsForYes(answer, thing, phase, ledger))
      );
    // a reminder of the day that they were given instead is welcome
    case 'appointment':
      return !movedTo(ledger, thing).includes(shiftDay(dayIn(at, zone), 1));
    // an order that is late is asked about all the same, once the new day is decided or over
    case 'order':
      return (
        (answer.meaning === 'confirm' && answer.channel === 'sms' && dayIn(at, zone) <= thing.day) ||
        (answer.meaning === 'delay' &&
          dayIn(at, zone) <= shiftDay(thing.day, LATER_DAYS) &&
          waitsForYes(answer, thing, phase, ledger))
      );
  }
}

/** What was said by text, so that it is known whose it is, is put to the owner; nobody has said yes or no to it since. */
const waitsForYes = (answer: Letter, { id }: Thing, until: number, { approved, declined }: Ledger): boolean =>
  answer.channel === 'sms' &&
  ![...approved, ...declined].some(({ record, phase }) => record === id && phase >= answer.phase && phase <= until);

const movedTo = ({ approved }: Ledger, { id }: Thing): unknown[] =>
  approved.filter(({ record }) => record === id).map(({ fields }) => fields.job_date);

/** Who wants no texts, or no mails that want to sell something, from when until when. */
function* refusals({
  letters,
  unsubscribed,
}: Ledger): Iterable<{ channel: Channel; who: string; from: Date; until: Date }> {
  const never = new Date(8.64e15);
  const words = letters.filter(({ meaning }) => ['stop', 'start', 'no more mails'].includes(meaning));
  for (const letter of words) {
    if (letter.meaning === 'start' || !letter.readAt) continue;
    const back = words.find(({ from, meaning, phase }) => {
      return from === letter.from && meaning === 'start' && phase > letter.phase;
    });
    // from the start of the server at which START came nothing is known until it was read
    yield { channel: letter.channel, who: letter.from, from: letter.readAt, until: back ? startOf(back) : never };
  }
  for (const { address, at } of unsubscribed) yield { channel: 'email', who: address, from: at, until: never };
}
const startOf = ({ readAt }: Letter): Date => new Date((readAt?.getTime() ?? 0) - 10 * 60_000);

export const nobodyIsWrittenToWhoSaidStop: Rule = (ledger, season) =>
  [...refusals(ledger)].flatMap(({ channel, who, from, until }) =>
    ledger.received
      .filter((one) => one.channel === channel && one.to === who.toLowerCase() && one.at > from && one.at < until)
      .filter((one) => !isAnswerToWord(one))
      .filter((one) => channel === 'sms' || isPromotion(one, ledger))
      .map((one) => `${told(one, season)} - ${who} wanted none from ${from.toISOString()}`),
  );

/** A mail says itself that it is one; whoever asks about a quote wants to sell something, whatever it says. */
function isPromotion(one: Received, ledger: Ledger): boolean {
  if (one.unsubscribe !== null) return true;
  return timesSent(ledger, one) === 0 && createFinder(ledger.things)(one.text).some(({ kind }) => kind === 'quote');
}

/**
 * Each change of mind is confirmed once and at once, save where the provider did not take the answer or the server died at that
 * moment; what was so before is not.
 */
export const wordsAreAnsweredAtOnce: Rule = ({ letters, received, refused }, { deaths }) => {
  const words = letters.filter(({ meaning }) => meaning === 'stop' || meaning === 'start');
  return [...grouped(words, ({ from }) => from)].flatMap(([from, theirs]) => {
    const answers = received.filter((one) => one.to === from && isAnswerToWord(one));
    let out = false;
    const due = theirs
      .toSorted((one, other) => one.phase - other.phase)
      .filter(({ meaning }) => {
        const changes = out !== (meaning === 'stop');
        out = meaning === 'stop';
        return changes;
      });
    const at = (list: readonly { phase: number }[]) => new Set(list.map(({ phase }) => phase));
    const [had, dueAt] = [at(answers), at(due)];
    const unlucky = new Set([...at(refused.filter(({ to }) => to === from)), ...deaths]);
    const missing = due.filter(({ phase }) => !had.has(phase) && !unlucky.has(phase));
    const late = answers.filter(({ phase }) => !dueAt.has(phase) && unlucky.size === deaths.length);
    const wrong = missing.length || late.length || answers.length > due.length;
    const when = (list: readonly { phase: number }[]) => list.map(({ phase }) => phase).join(', ');
    return wrong ? [`${from} is due an answer at the starts ${when(due)} and had them at ${when(answers)}`] : [];
  });
};

export const nobodyIsTextedAtNight: Rule = (ledger, season) =>
  ledger.received
    .filter(({ channel, at }) => {
      const hour = shownAt(at, season.zone).getUTCHours();
      return channel === 'sms' && (hour >= NIGHT.from || hour < NIGHT.until);
    })
    .filter((one) => !isAnswerToWord(one))
    .map((one) => told(one, season));

export const landlinesGetNoTexts = ({ received, letters }: Ledger, people: readonly Person[]): string[] => {
  const mobiles = new Set([...people.map(({ mobile }) => mobile), ...letters.map(({ from }) => from)]);
  return received.filter(({ channel, to }) => channel === 'sms' && !mobiles.has(to)).map(({ to }) => to);
};

/** The same words to the same person on one day; or more often than the owner sent them. */
export const nothingGoesTwice: Rule = (ledger, season) => {
  const { received } = ledger;
  const words = ({ text }: Received) => text.replace(/https?:\S+/g, '');
  const alike = grouped(received, (one) => `${one.to} ${dayIn(one.at, season.zone)} ${words(one)}`);
  const sameDay = [...alike.values()].filter(([one, ...more]) => one && more.length && timesSent(ledger, one) === 0);
  const ofOwner = [...grouped(received, (one) => `${one.to} ${words(one)}`).values()].filter(([one, ...more]) => {
    const times = one ? timesSent(ledger, one) : 0;
    return times > 0 && more.length >= times;
  });
  const twice = [...sameDay, ...ofOwner].filter(([one]) => one && !isAnswerToWord(one));
  return twice.map((same) => same.map((one) => told(one, season)).join(' | '));
};

/** How often somebody may be asked about one thing by itself in all, on days of their own; of a day some days ahead, and the day before. */
const MOST: Record<Thing['kind'], number> = { quote: 1, invoice: 4, appointment: 2, order: 2 };

export const eachOccasionOnce: Rule = (ledger, season) => {
  const asked = grouped(chases(ledger), ([, thing]) => thing);
  return [...asked].flatMap(([thing, times]) => {
    const moves = ledger.approved.filter(({ record }) => record === thing.id).length;
    const most = MOST[thing.kind] * (1 + moves) + (thing.job ? 1 : 0);
    // what was not taken at first may come on the day of the next one
    const wasLate = ({ to, text }: Received) => ledger.refused.some((one) => one.to === to && one.text === text);
    const days = times.filter(([one]) => !wasLate(one)).map(([{ at }]) => dayIn(at, season.zone));
    const wrong = times.length > most || new Set(days).size < days.length;
    return wrong
      ? [`${thing.kind} ${thing.title} ${thing.day}: ${times.map(([one]) => told(one, season)).join(' | ')}`]
      : [];
  });
};

/** Two overdue reminders of one invoice lie a week apart, however late the first one left. */
export const overdueAWeekApart: Rule = (ledger, season) => {
  const overdue = [...chases(ledger)].filter(
    ([{ text }, { kind }]) => kind === 'invoice' && text.includes('was due on'),
  );
  return [...grouped(overdue, ([, thing]) => thing).values()].flatMap((times) => {
    const days = times.map(([{ at }]) => dayIn(at, season.zone)).sort();
    const tooSoon = days.some((day, i) => i > 0 && day < shiftDay(days[i - 1] ?? day, 7));
    return tooSoon ? [times.map(([one]) => told(one, season)).join(' | ')] : [];
  });
};

/** A reminder of a job comes before it begins, and says no "tomorrow" that is today. */
export const remindersComeBefore: Rule = (ledger, season) =>
  [...chases(ledger)]
    .filter(([{ at, text }, { kind }]) => {
      if (kind !== 'appointment') return false;
      const shown = shownAt(at, season.zone).toISOString();
      const days = [...text.matchAll(/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (\d{1,2}) [A-Z][a-z]{2}\b/g)];
      const isToday = days.some(([, day]) => Number(day) === Number(shown.slice(8, 10)));
      return isToday && (text.includes('tomorrow') || shown.slice(11, 16) >= STARTS);
    })
    .map(([one]) => told(one, season));
