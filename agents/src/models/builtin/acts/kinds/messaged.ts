import { isQuestion } from '../../intent/is-question.ts';
import { A_PAPER } from '../../lexicon/papers.ts';
import { type Act, act, words } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { around } from './around.ts';
import { messageBody } from './message-body.ts';
import { type Addressee, addressee } from './message-to.ts';
import {
  AND_SAYS,
  ASKS_TO_WRITE,
  ASKS_US,
  BEFORE_ASKING,
  CHASED_FOR,
  CHECK_WITH,
  MEDIUM_AFTER,
  NAME_FIRST,
  NEEDS_MEDIUM,
  NEXT_REQUEST,
  NOT_YET,
  SAYS_THAT,
  TELLS_THE_CHANGE,
} from './message-words.ts';

/** A request to write to somebody, taken apart. */
interface Telling {
  verb: string;
  medium: string;
  who: Addressee;
  /** What it should say, as it was said. */
  said: string;
}

/** "email for murray is m.blyth@example.com": how to reach him, and nothing to write. */
const SAYS_MAIL = /\be-?mail(?:\s+address)?\s+(?:for|of)\s[^@]{2,40}?(?:\sis|:)\s+\S+@/iu;
/** "let him know", "text pam and kim that im crook monday": a message to somebody, which waits for a yes. */
export function messaged({ text, values }: Piece, scene: Scene): Act | null {
  if (values.email && SAYS_MAIL.test(text)) return null;
  const own = telling(text, scene) ?? nameFirst(text, scene);
  const shared = own ? null : alsoTo(text, scene);
  const read = own ?? shared;
  if (!read) return null;
  const all = wholeOf(text);
  const { who, verb, medium } = read;
  const said = read.said || (goesOnAfter(text, scene) ?? '');
  if (!isOneMessage(said, verb) || A_PAPER.test(said)) return null;
  if (!who.to)
    return words(who.name ? `I have no number or email for ${who.name}. What is it?` : 'Who should I write to?', all);
  const message = messageBody(verb, said, who.record, scene);
  const about = /^about\s.{2,60}/i.exec(said)?.[0].replace(/[.?!]+$/, '');
  if (!message || ONLY_THAT.test(text) || (about && !TELLS_THE_CHANGE.test(said)))
    return words(`What should I write to ${[who.name, about].filter(Boolean).join(' ')}?`, all, who.record);
  return act('send_message', { to: who.to, message, channel: channelOf(`${verb} ${medium}`) }, who.record, all);
}

/** "email them that. skipper likes it in writing": why it is written is not what. */
const ONLY_THAT =
  /^(?:(?:ok|so|and|no|just|please|can you)[\s,]+)*(?:text|sms|e-?mail|message|msg|tell|send)\s+(?:to\s+)?\S+(?:\s+\S+)?\s+(?:that|it|this)\s*[.!;]\s+\p{L}/iu;

/** Verb, name and words of a text that asks for a message; null where it asks for none. */
function telling(asked: string, scene: Scene): Telling | null {
  const text = asked.replace(CHECK_WITH, 'ask ');
  const start = BEFORE_ASKING.exec(text)?.[0].length ?? 0;
  const ask = ASKS_TO_WRITE.exec(text.slice(start));
  if (!ask?.groups) return null;
  const { verb: said = '', to } = ask.groups;
  const verb = said.toLowerCase();
  const rest = text.slice(start + ask[0].length);
  const who = addressee(rest, scene);
  if (!who) return null;
  const after = rest.slice(who.length);
  if (!canFollow(after, verb, who) || (!AND_SAYS.test(after) && others(after, scene))) return null;
  const late = MEDIUM_AFTER.exec(after);
  const medium = ask.groups.medium ?? late?.groups?.medium ?? '';
  if (!medium && needsMedium(verb, to)) return null;
  if (verb === 'let' && !LETS_KNOW.test(after)) return null;
  return { who, ...saidTo(verb, medium, late ? after.slice(late[0].length) : after) };
}

/** What may stand behind a name; a client who is chased is one to ring, which is a to-do. */
function canFollow(after: string, verb: string, { record }: Addressee): boolean {
  if (after && !/^(?:[\s,:;.!?-]|['’]s\b)/.test(after)) return false;
  return !verb.startsWith('chase') || (record?.kind === 'supplier' && CHASED_FOR.test(after));
}

/** The words of a message, and whether they ask or tell. */
function saidTo(verb: string, medium: string, text: string): Omit<Telling, 'who'> {
  const how = AND_SAYS.exec(text);
  if (how?.groups?.verb)
    return { verb: verbOf(how.groups.verb, verb), medium: `${verb} ${medium}`, said: bare(text.slice(how[0].length)) };
  const said = bare(text);
  if (verb.startsWith('chase')) return { verb: 'chase', medium, said: said.replace(CHASED_FOR, 'on') };
  // "email bowens for a price" asks for it
  const asksFor = /^for\s+(?:an?|the|some|more|his|her|their)\b/i.test(said) && MEANS.test(verb);
  return { verb: asksFor ? 'ask' : verb, medium: `${verb} ${medium}`, said };
}
/** "text pam and ask if ...", "and see whether ...": what the second verb makes of it. */
function verbOf(second: string, first: string): string {
  if (/^(?:ask|remind)$/i.test(second)) return second.toLowerCase();
  return /^(?:see|check)/i.test(second) ? 'ask' : first;
}
const needsMedium = (verb: string, to: string | undefined): boolean =>
  NEEDS_MEDIUM.test(verb) && !(to && WRITES.test(verb));
const WRITES = /^(?:write|reply|respond|say)$/;
const LETS_KNOW = /^(?:\s+know\b|\s*$)/i;
const MEANS = /^(?:text|sms|message|msg|e-?mail|mail|ping)$/i;

function nameFirst(text: string, scene: Scene): Telling | null {
  const { who = '', said = '' } = NAME_FIRST.exec(text)?.groups ?? {};
  const found = who ? addressee(who, scene) : null;
  return found?.record && found.length >= who.length
    ? { verb: 'send', medium: channelSaid(text), who: found, said: bare(said) }
    : null;
}

/** "and email the strata that ...", ", gary and kim": the message is for more than one. */
function others(after: string, scene: Scene): boolean {
  const joint = JOINT.exec(after);
  if (!joint) return false;
  const next = after.slice(joint[0].length);
  return ASKS_TO_WRITE.test(next) ? telling(next, scene) !== null : named(next, scene) !== null;
}
const JOINT = /^\s*(?:,|&|and\b)\s*(?:and\s+)?/i;

/** One more to write to; "pam, gary is crook" only says something of him. */
function named(text: string, scene: Scene): Addressee | null {
  const who = addressee(text, scene);
  return who && !DOES.test(text.slice(who.length)) ? who : null;
}
const DOES =
  /^(?:['’]?s\b|['’]re\b|\s+(?:is|are|was|were|has|have|had|will|wants?|needs?|can'?t|can|rang|called|said|says|paid|pays|owes|reckons|asked|doesn'?t|isn'?t|wont|won't)\b)/i;

const bare = (said: string): string =>
  said
    .replace(SAYS_THAT, '')
    .trim()
    .replace(/^"(.*)"$/, '$1');

/** "text pam" in "text pam and email the strata that ...": the words come behind the next name. */
function goesOnAfter(text: string, scene: Scene): string | null {
  const rest = around(text, scene)?.after;
  const joint = rest ? JOINT.exec(rest) : null;
  if (!rest || !joint) return null;
  const next = rest.slice(joint[0].length);
  const own = telling(next, scene);
  if (own) return own.said || null;
  const who = named(next, scene);
  return who ? bare(next.slice(who.length)) || goesOnAfter(next.slice(0, who.length), scene) : null;
}

/** "kim that im crook" behind "text pam and", "tell pam, tui and": to one more. */
function alsoTo(text: string, scene: Scene): Telling | null {
  const before = around(text, scene)?.before;
  if (!before || !JOINED.test(before)) return null;
  const parts = before.replace(JOINED, '').split(PARTED);
  // the names before it, back to the one that stands with the verb
  const isName = (part: string) => (addressee(part, scene)?.length ?? 0) >= part.length;
  const first = telling((parts.findLast((part) => !isName(part)) ?? '').trim(), scene);
  if (!first || first.said) return null;
  const who = named(text, scene);
  return who && !others(text.slice(who.length), scene) ? { ...first, who, said: bare(text.slice(who.length)) } : null;
}
const JOINED = /\s*(?:,|&|\band)(?:\s+and)?\s*$/i;
const PARTED = /\s*[,.;&\n]\s*(?:and\s+)?|\s+and\s+/i;

/** Nothing of it is a request of its own, or hangs on what has not happened yet. */
function isOneMessage(said: string, verb: string): boolean {
  if (NOT_YET.test(said) && !TELLS_THE_CHANGE.test(said) && !(verb === 'ask' && /^(?:if|when)\b/i.test(said)))
    return false;
  const asksOfThem = /^to\b/i.test(said);
  return said.split(/\s*[.!?;\n]\s+|,\s*(?:and\s+|then\s+|also\s+)?|\s+(?:and|then|also|plus|but)\s+/i).every(
    (part, i) =>
      i === 0 ||
      // "what other colour she want" is asked of them
      (/\b(?:she|he|they)\b/i.test(part) && !NEXT_REQUEST.test(part)) ||
      !part ||
      !((!asksOfThem && NEXT_REQUEST.test(part)) || (ASKS_US.test(part) && isQuestion(part))),
  );
}

const channelSaid = (text: string): string => /\b(?:sms|text|e-?mail)\b/i.exec(text)?.[0] ?? '';

const channelOf = (how: string): 'sms' | 'email' | undefined =>
  /\b(?:text|sms)\b/i.test(how) ? 'sms' : /mail/i.test(how) ? 'email' : undefined;
