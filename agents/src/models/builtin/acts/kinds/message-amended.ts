import { takeRecord } from '../../records/take.ts';
import { type Act, act } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import type { Span } from '../spans.ts';
import { wholeOf } from '../spans.ts';
import { type Values, valuesIn } from '../values.ts';
import { messageBody } from './message-body.ts';

/** A message that was put up for a yes: to whom, and its words. */
const WAITING =
  /\bSend (?:message|SMS|e-?mail|text) to (?<who>[^:\n"]{2,80}): "(?<body>[^"]*)" - this waits for your yes\b/giu;
const SORRY =
  '^(?:(?:no|nah|wait|actually|sorry|oh|hang on|hold on|oops|yeah|ok|but|and|please|can you|better)[\\s,.!]+)*';
/** "make it half past 9", "say wednesday instead": one value of it is another. */
const OTHER_VALUE = new RegExp(
  `${SORRY}(?:(?:make|change|put|say|do|set|push|tell (?:him|her|them))\\s*)?(?:(?:it|that|the time|the day|the date)\\s*)?(?:(?:to|say|for|at|on|is|should be|with)\\s*)*(?:instead|not|rather than|please|thanks|mate|now|¦|[\\s,.!])*$`,
  'iu',
);
/** "no say we will be there by ten", "tell her the key is in the box instead", "the text should say ...". */
const OTHER_WORDS = new RegExp(
  `${SORRY}(?:make it )?(?:say|tell (?:him|her|them)|put|(?:it|that|(?:the|that) (?:text|message|sms|e-?mail|msg)) (?:should|needs to|has to|must|ought to) (?:just )?(?:say|read|be)|i want(?:ed)? it to (?:say|read))[:\\s]+(?:that\\s+)?["“']?(?<said>\\p{L}.{7,180}?)["”']?(?:\\s+instead)?[\\s.!]*$`,
  'iu',
);
/** "also say bring the dog in", "and tell her to lock the dog away": its words stay. */
const MORE_WORDS =
  /^(?:(?:oh|yeah|ok|please|can you)[\s,.!]+)*(?:(?:and|also|plus)\s+(?:also\s+)?(?:say|tell (?:him|her|them)|mention|add|let (?:him|her|them) know|put)|add|mention)\s+(?:also\s+)?(?:in\s+)?(?:that\s+)?(?<said>\p{L}.{5,160}?)(?:\s+(?:too|as well))?[\s.!]*$/iu;
const MOST_CHARACTERS = 200;

interface Amended {
  to: string;
  /** Its words as they should be; where others were said, those. */
  body?: string;
  said?: string;
  /** What stays of it before them. */
  before?: string;
}

/** What the only message that waits should say after a few words about it; null where they are about something else. */
export function amended(text: string, answer: string, facts: Scene['facts']): Amended | null {
  const [found, ...others] = [...answer.matchAll(WAITING)];
  const { who: to, body } = found?.groups ?? {};
  if (!to || !body || others.length || text.length > MOST_CHARACTERS || text.includes('?')) return null;
  const more = MORE_WORDS.exec(text)?.groups?.said;
  if (more) return { to, said: more, before: body };
  const values = valuesIn(text, { records: [], facts });
  const hour = otherHour(text, body, facts);
  if (hour) return { to, body: hour };
  const other = withValues(text, values, body, valuesIn(body, { records: [], facts }));
  if (other) return { to, body: other };
  const said = OTHER_WORDS.exec(text)?.groups?.said;
  return said ? { to, said } : null;
}

/** The words of a waiting message with the day or the time in them changed. */
function withValues(text: string, own: Values, body: string, was: Values): string | null {
  const [day, time] = [spanOf(own.days), spanOf(own.time?.spans)];
  const [oldDay, oldTime] = [spanOf(was.days), spanOf(was.time?.spans)];
  if ((!day && !time) || (day && !oldDay) || (time && !oldTime) || own.days.length > 1 || was.days.length > 1)
    return null;
  if (!OTHER_VALUE.test(blank(text, [day, time]))) return null;
  const changes = [
    ...(day && oldDay ? [{ at: oldDay, by: text.slice(day.start, day.end) }] : []),
    ...(time && oldTime ? [{ at: oldTime, by: text.slice(time.start, time.end) }] : []),
  ].sort((a, b) => b.at.start - a.at.start);
  return changes.reduce((left, { at, by }) => {
    const old = left.slice(at.start, at.end);
    const lead = /^\s*(?:(?:at|on|for|by)\s+)?/iu.exec(old)?.[0] ?? '';
    const end = /\s*$/u.exec(old)?.[0] ?? '';
    const now = by.trim().replace(/^(?:at|on|for|by|to)\s+/iu, '');
    return `${left.slice(0, at.start)}${lead}${capital(now)}${end}${left.slice(at.end)}`;
  }, body);
}

/** "10 not 9", "actually say 10": of a message with an hour in it. */
function otherHour(text: string, body: string, facts: Scene['facts']): string | null {
  const hour = OTHER_HOUR.exec(text)?.groups?.hour;
  const old = spanOf(valuesIn(body, { records: [], facts }).time?.spans);
  if (!hour || !old || Number(hour.split(/[:.]/)[0]) > 12) return null;
  const now = body.slice(old.start, old.end).replace(/\d{1,2}(?:[:.]\d\d)?/u, hour.replace('.', ':'));
  return `${body.slice(0, old.start)}${now}${body.slice(old.end)}`;
}
const OTHER_HOUR = new RegExp(
  `${SORRY}(?:(?:make|change|put|say|do)\\s*)?(?:(?:it|that|the time)\\s*)?(?:(?:to|say|for|at|is|should be)\\s*)*(?<hour>\\d{1,2}(?:[:.]\\d\\d)?)(?:[\\s,]+(?:not|instead of|rather than)\\s+(?:at\\s+)?\\d{1,2}(?:[:.]\\d\\d)?)?(?:\\s+(?:instead|please|sorry|mate))*[\\s.!]*$`,
  'iu',
);

const spanOf = (spans: readonly Span[] | undefined): Span | null => {
  const [first] = spans ?? [];
  const last = spans?.at(-1);
  return first && last ? { start: first.start, end: last.end } : null;
};
const blank = (text: string, spans: readonly (Span | null)[]): string =>
  spans.reduce<string>(
    (left, span) =>
      span ? `${left.slice(0, span.start)}${'¦'.repeat(span.end - span.start)}${left.slice(span.end)}` : left,
    text,
  );
const capital = (words: string): string =>
  words.replace(
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/giu,
    (day) => day.charAt(0).toUpperCase() + day.slice(1).toLowerCase(),
  );

/** "make it half past 9" while a message waits: it is put up anew as it should be. What waited is dropped at the door. */
export function messageAmended({ text }: Piece, scene: Scene): Act | null {
  if (scene.before.length) return null;
  const answer = scene.history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const found = amended(text, answer, scene.facts);
  if (!found) return null;
  const party = (['client', 'supplier'] as const)
    .map((kind) => takeRecord(kind, found.to, scene.records)?.record)
    .find((one) => one?.name === found.to);
  const words = found.said ? messageBody('tell', found.said, party ?? null, scene) : found.body;
  const message = [found.before, words].filter(Boolean).join(' ');
  if (!words) return null;
  return act('send_message', { to: party?.id ?? found.to, message }, party ?? null, wholeOf(text));
}
