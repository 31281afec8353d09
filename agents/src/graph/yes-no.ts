import { asks } from '../models/builtin/acts/asks.ts';
import { editDistance } from '../models/builtin/normalise/edit-distance.ts';
import {
  ALL,
  AROUND_YES,
  DROPS,
  FILLER,
  HESITATES,
  NO,
  NO_MATTER,
  NO_THEN,
  NO_THEN_ASKS,
  NOT_NOW,
  OBJECTS,
  ONLY,
  ONLY_OF,
  PLACES,
  TAG,
  VERBS,
  WARM,
  YES,
} from './yes-no-words.ts';

/**
 * `how` it was said: plainly ("yes"), with the deed named ("yes, delete him"), or by a place in a list alone ("2",
 * "both"), which means something only straight after that list. 'warm': "sweet as", a yes only to a question that was
 * just put.
 */
export interface Decision {
  decision: 'approve' | 'reject';
  which: 'bare' | 'all' | number;
  how: 'plain' | 'named' | 'listed' | 'warm';
  /** "just the gas line": the others are off. */
  only?: true;
}

/** Reads a message as a decision, or null when it is anything else: a question is never a yes. */
export function readDecision(message: string, summaries: string[]): Decision | null {
  if (message.includes('?')) return null;
  const read = decisionIn(message, summaries);
  if (read?.decision !== 'approve') return read;
  // thanks for what was told, unless something was just asked
  if (read.how === 'plain' && THANKS.test(words(message))) return { ...read, how: 'warm' };
  return SENDS.test(words(message)) ? ofSending(read, summaries) : read;
}

const THANKS =
  /^(?:ok|okay|k|kk|alright|all right|righto|right|cool|good)(?: (?:thanks|thank you|thx|ta|cheers|mate|jerry|then|for that))* (?:thanks|thank you|thx|ta|cheers)(?: (?:mate|jerry|then|for that))*$/;
const SENDS = /\b(?:send|flick|email|text|fire away)\b/;
const NOT_SENT =
  /^(?:delete|remove|cancel|void|undo|mark|change|move|update|merge|archive|write off|refund|reject|decline)\b/i;

/** "send it" is never a yes to a deletion or another change; beside one it means what can be sent. */
function ofSending(read: Decision, summaries: readonly string[]): Decision | null {
  const { which } = read;
  const sent = summaries.flatMap((summary, i) => (NOT_SENT.test(summary) ? [] : [i]));
  if (typeof which === 'number') return sent.includes(which) ? read : null;
  if (sent.length === summaries.length) return read;
  const [only, ...others] = sent;
  return only === undefined || others.length ? null : { ...read, which: only };
}

function decisionIn(message: string, summaries: string[]): Decision | null {
  let rest = withoutMatter(withoutSlips(words(shown(message)), summaries));
  const number = pickNumber(rest);
  if (number !== null && number.rest === '') return { decision: 'approve', which: number.index, how: 'listed' };
  if (WARM.includes(rest)) return { decision: 'approve', which: 'bare', how: 'warm' };
  const all = strip(rest, ALL, 'whole');
  if (all === '' && summaries.length > 1) return { decision: 'approve', which: 'all', how: 'listed' };

  const only = onlyOne(rest, summaries);
  if (only !== null) return { decision: 'approve', which: only, how: 'listed', only: true };
  const verbs = summaries.flatMap((summary) => VERBS[words(summary).split(' ')[0] ?? ''] ?? []);
  const refused = readRefusal(rest, verbs, refusals(summaries));
  if (refused !== undefined) return refused;
  const yes = agreed(rest);
  if (yes !== null) rest = yes;
  for (let more = agreed(rest); more !== null; more = agreed(rest)) rest = more;
  const repeated = lead(rest, verbs);
  // "delete him" alone may be a new order: it counts only after a yes
  if (yes === null) return null;
  const left = strip(repeated === null ? rest : strip(repeated, OBJECTS, 'any'), FILLER, 'any');
  const which = whichOf(left) ?? (saysNothingElse(left, summaries, verbs) ? 'bare' : null);
  return which === null ? null : { decision: 'approve', which, how: repeated === null ? 'plain' : 'named' };
}

const SHORTEST_SLIP = 5;
/** "nah leaave it", "yes deleete": a slip of the fingers in a word of a yes, a no or the deed; never in one that is shown. */
function withoutSlips(text: string, summaries: readonly string[]): string {
  const shownWords = new Set(summaries.flatMap((summary) => words(summary).split(' ')));
  const known = [
    ...new Set([...YES, ...NO, ...FILLER, ...Object.values(VERBS).flat()].flatMap((phrase) => phrase.split(' '))),
  ];
  return text
    .split(' ')
    .map((word) => {
      if (word.length < SHORTEST_SLIP || known.includes(word) || shownWords.has(word)) return word;
      const near = known.filter((one) => one.length >= SHORTEST_SLIP && editDistance(one, word, 1) <= 1);
      return near.length === 1 && near[0] ? near[0] : word;
    })
    .join(' ');
}

/** "yeah go on then chief, send it to Rosa": all of it is around a yes, or is what waits in its own words. */
function saysNothingElse(rest: string, summaries: readonly string[], verbs: readonly string[]): boolean {
  const [only] = summaries;
  const known = new Set([
    ...AROUND_YES,
    ...[...YES, ...FILLER, ...OBJECTS, ...verbs].flatMap((phrase) => phrase.split(' ')),
    ...(only !== undefined && summaries.length === 1 ? words(only).split(' ') : []),
  ]);
  return rest.split(' ').every((word) => known.has(word));
}

/** "ok sweet do it": what means nothing may stand between. */
const agreed = (rest: string): string | null => lead(rest, YES) ?? lead(strip(rest, BEFORE_YES, 'any'), YES);
const BEFORE_YES = [...FILLER, 'oh', 'ah', 'haha', 'ha', 'well', 'um', 'bro', 'boss'];

/** The place of the only one that is meant, where several wait and the words name just one of them. */
function onlyOne(said: string, summaries: readonly string[]): number | null {
  const named = lead(said, ONLY);
  if (named === null || summaries.length < 2) return null;
  const wanted = named.split(' ').filter((word) => !ONLY_OF.includes(word) && !FILLER.includes(word));
  const fit = summaries.flatMap((summary, i) => {
    const told = words(summary).split(' ');
    return wanted.every((word) => told.includes(word)) ? [i] : [];
  });
  return wanted.length && fit.length === 1 ? (fit[0] ?? null) : null;
}

/** "no wait, change the total to 7": what is asked beside a no, in the words it was asked in; null where there is none. */
export function askedBeside(message: string): string | null {
  const match = NO_THEN.exec(message);
  if (match?.groups?.ask) return match.groups.ask;
  const question = NO_THEN_ASKS.exec(message)?.groups?.ask;
  return question && (TAG.test(question) || asks(question)) ? question : null;
}

/** "actually no. email", "nah text it instead": the same is to go out another way. */
const OTHER_WAY =
  /^(?:(?:no|nope|nah|na|wait|hang on|hold on|actually|sorry|oops|oh|mate)\b[\s,.!-]*)+(?:(?:can|could) (?:you|u)\s+|(?:just|rather|better|do|make|use|send|by|via|as|with|through|it|him|her|them|an|a|the|quote|invoice|order)\s+){0,5}(?<way>e-?mail|text|sms|txt)(?:\s+(?:it|that|him|her|them|to|the|quote|invoice|order|instead|please|pls|better|message|is|would be|rather|thanks|ta))*[\s.!]*$/iu;
const PAPER_SENT = /^Send (?<what>quote|invoice) (?<name>\S+)(?:\s.*)? to (?<who>[^,:]+)$/su;
/**
 * What a no asks for instead, where a paper that waits is to go another way: an order that is asked about again before it
 * goes; null where it asks for nothing of the kind. `summary`: what waits, as it is told.
 */
export function sendOtherWay(message: string, summary: string): string | null {
  const { way } = OTHER_WAY.exec(message)?.groups ?? {};
  const { what, name = '', who = '' } = PAPER_SENT.exec(summary.replace(/ \(before it can go:.*$/su, ''))?.groups ?? {};
  if (!way || !what) return null;
  const verb = /mail/iu.test(way) ? 'email' : 'text';
  return `${verb} ${what === 'quote' ? `quote ${name}` : 'the invoice'} to ${who}`;
}

/** What refuses what waits: "bin it" is no refusal of a deletion. */
const refusals = (summaries: readonly string[]): string[] =>
  summaries.some((summary) => /^delete\b|\bcancelled\b/i.test(summary)) ? NO.filter((one) => !DROPS.includes(one)) : NO;

/** A thumb is a word. */
const shown = (message: string): string =>
  message.replace(/[\u{1F44D}\u{1F44C}\u{2705}]/gu, ' yes ').replace(/[\u{1F44E}\u{274C}]/gu, ' no ');

/** "no worries, send it" refuses nothing. */
const withoutMatter = (text: string): string => {
  const rest = lead(text, NO_MATTER);
  return rest ? rest : text;
};

/** Undefined when the message does not begin with a no at all. */
function readRefusal(said: string, verbs: string[], no: string[]): Decision | null | undefined {
  const text = strip(said, HESITATES, 'any');
  let rest = lead(text, no);
  if (rest === null) return undefined;
  let nos = weight(text, rest);
  for (let more = lead(rest, no); more !== null; more = lead(rest, no)) {
    nos += weight(rest, more);
    rest = more;
  }
  const which = whichOf(strip(rest, FILLER, 'any'));
  if (which !== null) return { decision: 'reject', which, how: 'plain' };
  // "no wait dont, the price is wrong", "dont send it, ...": said twice or with the deed, then why
  const deed = lead(rest, verbs) !== null || lead(text, NOT_NOW) !== null;
  return nos >= 2 || deed || (lead(text, DONT) !== null && REASON.test(rest))
    ? { decision: 'reject', which: 'bare', how: 'named' }
    : null;
}

const DONT = ['dont', 'do not'];
/** "actually dont, itll take me all night": why not. "dont forget the tank" is something else. */
const REASON = /^(?:itll|its|ill|im|ive|hes|hell|shes|shell|theyre|theyll|thats|theres|weve)\b/;

/** "cancel" and "stop" may begin an order of their own ("no, cancel job 1001"), so they add nothing. */
const weight = (before: string, after: string): number => (/^(?:cancel|stop)\b/.test(before) && after !== '' ? 0 : 1);

function whichOf(rest: string): Decision['which'] | null {
  if (rest === '') return 'bare';
  if (strip(rest, ALL, 'whole') === '') return 'all';
  const number = pickNumber(rest);
  return number && number.rest === '' ? number.index : null;
}

/** "2", "number 2", "the second one": places count from 0. */
function pickNumber(text: string): { index: number; rest: string } | null {
  const match = /^(?:to )?(?:the |number )?(\d{1,2}|first|second|third|fourth|fifth|sixth)(?: one)?$/.exec(text);
  if (!match?.[1]) return null;
  const place = PLACES.indexOf(match[1]);
  return { index: place >= 0 ? place : Number(match[1]) - 1, rest: '' };
}

const words = (text: string): string =>
  text
    .toLowerCase()
    .replace(/['’‘]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The text after one of the phrases at its start, or null. Longest phrase first. */
function lead(text: string, phrases: string[]): string | null {
  const found = phrases.filter((phrase) => text === phrase || text.startsWith(`${phrase} `));
  const longest = found.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? null : text.slice(longest.length).trim();
}

/** Takes phrases off: the whole text if it is one of them, or any at the start again and again. */
function strip(text: string, phrases: string[], mode: 'whole' | 'any'): string {
  if (mode === 'whole') return phrases.includes(text) ? '' : text;
  let rest = text;
  for (let shorter = lead(rest, phrases); shorter !== null; shorter = lead(rest, phrases)) rest = shorter;
  return rest;
}
