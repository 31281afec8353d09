import type { DraftCard } from '@smoko/contract';
import { asks } from '../../models/builtin/acts/asks.ts';
import { opens } from '../../models/builtin/lexicon/openers.ts';
import type { Waiting } from '../waiting-in.ts';
import { readDecision } from '../yes-no.ts';
import {
  BUT,
  CANCELS,
  CARD_NOUN,
  DISCARDS,
  EVERYTHING,
  KIND_WORDS,
  LEADS,
  NOISE,
  NOT_DO,
  NOT_KIND,
  NOT_KIND_FOR,
  OTHERS,
  POINTS,
  SAVES,
  WHY,
} from './card-words.ts';
import { type Clause, clausesOf, joined, LONGEST } from './clauses.ts';
import { type Picked, pick, words } from './pick.ts';

/** What a message says of what lies open. Carried out is only what a draft would write; for the rest it can only drop. */
export interface CardTalk {
  save: readonly Waiting[];
  drop: readonly Waiting[];
  /** What is asked for beside it, in the user's words. */
  rest: string;
  /** To choose from, where the words fit several. */
  unsure: { to: 'save' | 'drop'; cards: readonly Waiting[] } | null;
  /** What waits for a yes of its own even so. */
  still: readonly Waiting[];
}

type Verdict =
  | { is: 'save' | 'drop'; cards: readonly Waiting[] }
  | { is: 'unsure'; to: 'save' | 'drop'; cards: readonly Waiting[] }
  | { is: 'others'; save: boolean }
  /** `sends`: a yes in the words in which something is sent. */
  | { is: 'yes' | 'sends' | 'no' | 'noise' | 'why' | 'rest' };
interface Read extends Clause {
  verdict: Verdict;
}

/**
 * Reads talk about what lies open, with whatever is said beside it; null where nothing of it is about that. `answer`:
 * what was said last. A plain yes or no is read elsewhere, and is about what was put last.
 */
export function readCardTalk(message: string, cards: readonly Waiting[], answer: string): CardTalk | null {
  if (!cards.length || message.length > LONGEST) return null;
  const read: Read[] = [];
  for (const clause of clausesOf(message)) {
    // what an earlier clause decided is not meant again
    const gone = read.flatMap(({ verdict }) => ('cards' in verdict && verdict.is !== 'unsure' ? verdict.cards : []));
    const left = cards.filter((card) => !gone.includes(card));
    read.push({ ...clause, verdict: verdictOn(clause.text, left.length ? left : cards) });
  }
  const decided = read.filter(({ verdict }) => verdict.is === 'save' || verdict.is === 'drop');
  if (decided.length || read.some(({ verdict }) => verdict.is === 'others')) return settled(message, read, cards);
  const unsure = read.find(({ verdict }) => verdict.is === 'unsure')?.verdict;
  if (unsure?.is === 'unsure' && read.every(({ verdict }) => verdict.is !== 'rest'))
    return { ...nothing, rest: '', unsure };
  return answered(message, read, cards, answer);
}

const nothing = { save: [], drop: [], unsure: null, still: [] };

/** What is saved and dropped in so many words; a yes or a no before it adds nothing. */
function settled(message: string, read: readonly Read[], cards: readonly Waiting[]): CardTalk {
  const of = (is: 'save' | 'drop') =>
    unique(read.flatMap(({ verdict }) => (verdict.is === is && 'cards' in verdict ? verdict.cards : [])));
  const kept = of('save');
  const dropped = of('drop');
  const saved = kept.filter((card) => !dropped.includes(card));
  const others = read.flatMap(({ verdict }) => (verdict.is === 'others' ? [verdict] : []));
  const left = cards.filter((card) => !kept.includes(card) && !dropped.includes(card));
  const drop = [...dropped, ...(others.some(({ save }) => !save) ? left : [])];
  const save = [...saved, ...(others.some(({ save }) => save) ? left.filter(({ draft }) => draft) : [])];
  const taken = (i: number) => isTaken(read[i]?.verdict ?? { is: 'rest' }, save.length > 0, drop.length > 0);
  const rest = joined(message, read, (i) => !taken(i));
  return { ...nothing, save, drop, rest: aboutSaved(rest, save) };
}

const unique = (cards: readonly Waiting[]): Waiting[] => [...new Set(cards)];

/** A reason says why, once something is decided; a yes or a no beside what is decided in so many words is that. */
function isTaken({ is }: Verdict, saves: boolean, drops: boolean): boolean {
  if (is === 'sends') return !saves;
  return is !== 'rest' && (is !== 'why' || saves || drops);
}

/** What the only one of these is called where it is sent; undefined of several, and of what is sent to nobody. */
function nounOf([only, ...others]: readonly Pick<Saved, 'kinds'>[]): string | undefined {
  return only && !others.length ? SENT[only.kinds[0] ?? ''] : undefined;
}
/** "save and send": what was just saved is what goes. */
function aboutSaved(rest: string, saved: readonly Waiting[]): string {
  const noun = nounOf(saved);
  return noun ? rest.replace(SENDS, `$<lead>send the ${noun}$<to>`) : rest;
}
/** "yep send it" to the draft of a quote: saved it is not sent yet, so that is asked for beside it. null: nothing of that. */
export function sentOnce(message: string, saved: readonly Saved[]): string | null {
  const noun = saved[0]?.card?.op === 'create' ? nounOf(saved) : undefined;
  return noun !== undefined && SAYS_SEND.test(message) && !BY_SOMEBODY.test(message) ? `send the ${noun}` : null;
}
interface Saved {
  kinds: readonly string[];
  card: Pick<DraftCard, 'op'> | null;
}
const SAYS_SEND =
  /\b(?<!\b(?:no|not|dont|don['’]t|never) )(?:send|flick|shoot|e-?mail)\s+(?:it|that|this|them|off|over|through|away)\b|^\W*(?:(?:yes|yep|yeah|ok|okay|righto|good|great)\W+)*send\W*$/iu;
/** "yep ill send it myself", "she will email it": nothing is to go from here. */
const BY_SOMEBODY =
  /\b(?:i['’]?ll|i will|we['’]ll|we will|(?:s?he|they)['’]ll|(?:s?he|they) will|let me|gonna|going to)\s+(?:\w+\s+)?(?:send|flick|shoot|e-?mail)\b|\b(?:myself|ourselves)\b/iu;
const SENT: Readonly<Record<string, string>> = { quotes: 'quote', invoice: 'invoice', procurement_items: 'order' };
const SENDS =
  /^(?<lead>(?:(?:please|just|can you|also|now)\s+)*)(?:send|email|e-mail)(?:\s+(?:it|that|them))?(?:\s+(?:off|out|through|over|away|now))*(?:(?<to>\s+to\s.{2,60})|[.!]*)$/iu;

/** A yes or a no with something else behind it: for drafts it counts, what waits for a yes takes one of its own. */
function answered(message: string, read: readonly Read[], cards: readonly Waiting[], answer: string): CardTalk | null {
  const lead = leadIn(read);
  if (!lead) return null;
  const { said, length, hasNoise } = lead;
  const asked = cards.filter(({ draft, fresh, summary }) => (draft ? fresh : answer.includes(summary)));
  if (!asked.length || asksOther(answer, asked)) return null;
  const rest = joined(message, read, (i) => i >= length);
  const tail = read.slice(length);
  // a plain yes or no is read elsewhere
  if (!tail.length && !hasNoise) return null;
  // "yes, delete it" is a plain yes
  if (said === 'yes' && readDecision(message, summaries(asked))) return null;
  if (said === 'no') return asksMore(tail) ? { ...nothing, drop: asked, rest } : null;
  if (BUT.test(words(tail[0]?.text ?? ''))) return null;
  const plain = asked.every(({ draft }) => draft);
  if (!tail.length) return plain ? { ...nothing, save: asked, rest: '' } : null;
  if (!tail[0]?.sentence && !asksMore(tail)) return null;
  return plain ? { ...nothing, save: asked, rest } : { ...nothing, still: asked.filter(({ draft }) => !draft), rest };
}

/** The yes or the no that a message begins with, and how many clauses it takes; null where it begins with neither or both. */
function leadIn(read: readonly Read[]): { said: 'yes' | 'no'; length: number; hasNoise: boolean } | null {
  const answers = read.map(({ verdict: { is } }) => (is === 'sends' ? 'yes' : is));
  const first = answers.findIndex((is) => is !== 'yes' && is !== 'no' && is !== 'noise');
  const own = first < 0 ? answers : answers.slice(0, first);
  const [says, denies] = [own.includes('yes'), own.includes('no')];
  if (says === denies) return null;
  return { said: says ? 'yes' : 'no', length: own.length, hasNoise: own.includes('noise') };
}

const summaries = (cards: readonly Waiting[]): string[] => cards.map(({ summary }) => summary);

/** Something is asked for, or told that is to be kept. */
const asksMore = (tail: readonly Clause[]): boolean =>
  tail.some(({ text }) => {
    const plain = text.replace(/^(?:(?:please|just|also|can you|and|but|then|instead|ok|i mean|i meant)\s+)+/iu, '');
    return opens(plain) || asks(text) || /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bi meant?\b/iu.test(text);
  });

/** The last thing said was a question about something else: a yes to that is no yes to what waits. */
export function asksOther(answer: string, pending: readonly Waiting[]): boolean {
  return answer.trim().endsWith('?') && talksOfOther(answer, pending);
}

/** Something else was said last: "yep" to the number that was asked for is no yes to what waited before it. */
export function talksOfOther(answer: string, pending: readonly Waiting[]): boolean {
  if (ASKS_YES.test(answer)) return false;
  const said = new Set(answer.toLowerCase().match(/[\p{L}\p{N}-]{3,}/gu) ?? []);
  return !pending.some((card) =>
    (card.summary.toLowerCase().match(/[\p{L}\p{N}-]{3,}/gu) ?? []).slice(1).some((word) => said.has(word)),
  );
}
export const ASKS_YES = /\b(?:waits?|waiting|confirm|approve|go ahead)\b/i;

function verdictOn(clause: string, cards: readonly Waiting[]): Verdict {
  const all = words(clause);
  // words that only ever drop a draft, whatever was asked last
  const thrown = ALWAYS_DROPS.test(all.replace(LEADS, '')) ? dropped(all, cards) : null;
  if (thrown) return thrown;
  const whole = everyOne(all, cards);
  if (whole) return { is: 'save', cards: whole };
  const decision = clause.includes('?') ? null : readDecision(clause, []);
  if (decision?.how === 'plain' && decision.which === 'bare' && !SAVES.test(all.replace(LEADS, '')))
    return { is: decision.decision === 'reject' ? 'no' : SENDS.test(clause) ? 'sends' : 'yes' };
  if (NOISE.test(all)) return { is: 'noise' };
  const said = all.replace(LEADS, '');
  const drafts = cards.filter(({ draft }) => draft);
  const save = SAVES.exec(said);
  if (save) return decidedOn('save', save.groups?.said ?? '', drafts);
  const refused = notDone(said, cards) ?? notKind(said, drafts) ?? dropped(all, cards);
  if (refused) return refused;
  return { is: WHY.test(said) ? 'why' : 'rest' };
}

/** "yes is correct both": more than what was put last, where more of it lies open. Null while anything waits for a yes. */
function everyOne(all: string, cards: readonly Waiting[]): readonly Waiting[] | null {
  const said = all.replace(LEADS, '');
  if (said === all || !EVERYTHING.test(said) || cards.length < 2 || !cards.every(({ draft }) => draft)) return null;
  const fresh = cards.filter((card) => card.fresh);
  const some = fresh.length > 1 ? fresh : cards;
  return /\bboth\b/u.test(said) && some.length !== 2 ? null : some;
}

const ALWAYS_DROPS = /^(?:reject|discard)\b/u;
function dropped(all: string, cards: readonly Waiting[]): Verdict | null {
  const said = all.replace(LEADS, '');
  const discard = DISCARDS.exec(all) ?? DISCARDS.exec(said);
  if (discard) return decidedOn('drop', discard.groups?.said ?? '', cards);
  const cancel = CANCELS.exec(said);
  const what = cancel?.groups?.said ?? '';
  // "scrap that quote" under a card for a new one: nothing that is on file is meant
  const [shown, ...others] = cards.filter(isOfThat(what));
  if (cancel && shown && !others.length) return { is: 'drop', cards: [shown] };
  // "cancel the job" is about the job, "cancel that" about what waits; of a deletion it may as well be the yes
  if (!cancel || (!CARD_NOUN.test(what) && !OTHERS.test(what))) return null;
  return decidedOn('drop', what, cards);
}

/** Whether "that quote" is a draft of a new one, put last. */
const isOfThat =
  (what: string) =>
  ({ draft, fresh, summary, kinds }: Waiting): boolean => {
    const kind = /^(?:that|this) (?:new |draft )?(\p{L}+)$/u.exec(what)?.[1];
    const named = kinds.flatMap((one) => (KIND_WORDS[one] ?? '').split(' '));
    return kind !== undefined && draft && fresh && /^New\b/.test(summary) && named.includes(kind);
  };

/** "dont delete ...", "cancel the delete": what would do it is dropped, and never begun again. */
function notDone(said: string, cards: readonly Waiting[]): Verdict | null {
  const match = NOT_DO.exec(said);
  const { verb = '', said: what = '' } = match?.groups ?? {};
  if (!match) return null;
  const doing = cards.filter(({ summary }) =>
    words(summary)
      .split(' ')
      .some((word) => word.startsWith(stem(verb))),
  );
  if (!doing.length)
    return /^(?:send|text|messag|email)/.test(verb) && POINTS.test(what.replace(YET, '')) ? { is: 'noise' } : null;
  const picked = what === '' ? doing : pick(what.replace(YET, ''), doing);
  // what is dropped can be asked for again, so that no yes is needed
  return { is: 'drop', cards: Array.isArray(picked) ? (picked as Waiting[]) : doing };
}
const YET = / ?\b(?:yet|now|though|today|please|anything|any)\b/gu;
const SAME_DEED: Readonly<Record<string, string>> = {
  remov: 'delet',
  bin: 'delet',
  scrap: 'delet',
  text: 'send',
  messag: 'send',
  email: 'send',
  finish: 'complet',
  mov: 'date',
  move: 'date',
};
const stem = (verb: string): string => SAME_DEED[verb] ?? verb;

/** "not a job ya egg": what was just drafted is none. */
function notKind(said: string, drafts: readonly Waiting[]): Verdict | null {
  const match = NOT_KIND.exec(said) ?? NOT_KIND_FOR.exec(said);
  const { kind = '', rest = '' } = match?.groups ?? {};
  if (!match) return null;
  const named = rest.startsWith('for ') ? pick(`${kind} ${rest.slice(4)}`, drafts) : null;
  const fresh = Array.isArray(named)
    ? (named as Waiting[])
    : drafts.filter((one) => one.fresh && one.card?.op === 'create');
  return fresh.length && !/\d/.test(rest) ? { is: 'drop', cards: fresh } : null;
}

function decidedOn(is: 'save' | 'drop', said: string, cards: readonly Waiting[]): Verdict {
  const what = said.replace(REASON, '').replace(TAIL, '').trim();
  if (OTHERS.test(what)) return { is: 'others', save: is === 'save' };
  if (!cards.length) return { is: 'rest' };
  const picked: Picked = pick(what, cards);
  if (picked === 'several') return { is: 'unsure', to: is, cards };
  if (picked) return { is, cards: picked };
  // "save his number as 0412 ...": a request of its own
  return { is: 'rest' };
}
const TAIL =
  /(?:^| )(?:please|pls|plz|thanks|thank you|ta|cheers|mate|now|then|for me|too|as well|will you|would you|already|off|though)$/u;
const REASON =
  / (?:because|cos|cause|coz|since|ill|i will|im|ive|i confuse|hes|shes|theyre|its|it is|is not|was not)\b.*$/u;
