import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, words } from '../act.ts';
import { saysReach } from '../found.ts';
import type { Piece, Scene } from '../scene.ts';
import { isFresh } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { around } from './around.ts';

const LEAD =
  '^(?:(?:no|nah|nope|yeah nah|yeah|fine|ok|okay|actually|sorry|oh|um|hmm|righto|right|alright|all right|well|wait|hang on|on second thoughts?|you know what|bugger it|stuff it)[\\s,.!]+)*';
/** Leave things as they are: "nah leave her im just filthy", "fine keep him till he coughs up". */
const STAYS = new RegExp(
  `${LEAD}(?:leave|keep|let)\\s+(?:him|her|them|it|that|that one|things|everything)\\b(?:\\s+(?:be|alone|there|on|in|as (?:it|they|he|she) (?:is|are)|on there|for now|where (?:it|he|she|they) (?:is|are)))*(?<rest>.*)$`,
  'iu',
);
/** Give up the request: "forget it im going for smoko", "never mind". */
const GIVEN_UP = new RegExp(
  `${LEAD}(?:forget (?:it|that|about it|about that|i said anything)|never ?mind|nvm|don'?t worry(?: about (?:it|that))?|don'?t bother|not worth it|doesn'?t matter|hold off(?: on (?:it|that))?|skip it|drop it)\\b(?<rest>.*)$`,
  'iu',
);
/** Take back what was just done: "nah scrap that ive got one on the ute". */
const TAKEN_BACK = new RegExp(
  `${LEAD}(?:scrap|undo|scratch|bin|cancel|ditch|lose|reverse|delete|remove|take back|forget|kill|get rid of)\\s+(?:that (?:one|last one|last bit|change)|that|it|the last (?:one|thing|bit)|what you just did|all that|this)\\b(?:\\s+(?:again|please|then|now|back))*(?<rest>.*)$`,
  'iu',
);
/** A reason, and nothing else that is to be done. */
const WHY =
  /^[\s,.!:;-]*(?:(?:and|cos|cause|because|as|since|till|until|but|for now|then|sorry|mate|please|thanks|ta|cheers|haha)\b[\s,.!]*)*(?:$|(?:i|im|i'm|ive|i've|ill|i'll|we|we've|weve|we're|were|he|hes|he's|she|shes|she's|they|theyre|they're|theyve|it|its|it's|that|thats|that's|there|theres|there's|my|his|her|their|the|already|got|found|no need|not|don'?t|dont|just|wrong|all good|too|changed|\p{L}+ (?:already|is|has|did|reckons|said|got|s))\b)/iu;
/** Words that ask for something else instead of giving a reason. */
const ASKS =
  /\b(?:instead|make it|put|book|order|send|text|tell|move|add|quote|invoice|remind|change|should be|meant|to (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
const DEED = /^(?:\w+: )?(?:Added|Created|Updated|Recorded|Drafted|Marked|Booked|Changed|Moved|Deleted)\b/m;
const WAITS = /\bwaits? for your yes\b/i;
const LONGEST = 14;

/** Drops the request under discussion, or takes back what was just done for it. */
export function requestDropped(piece: Piece, scene: Scene): Act | null {
  if (!scene.history.length || scene.before.length) return null;
  const { text } = piece;
  const back = TAKEN_BACK.exec(text);
  const match = back ?? STAYS.exec(text) ?? GIVEN_UP.exec(text);
  const rest = match?.groups?.rest ?? '';
  if (!match || asksForMore(rest, piece, scene) || !isOnlyWhy(rest)) return null;
  const answer = scene.history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const last = back && tellsOfDeed(answer) ? scene.records.find(isFresh) : undefined;
  // a bare "keep it" or "leave it" may answer something that waits for a yes: dialogue/ reads those
  if (last) return goes(last, text, rest);
  // "undo that, she hasnt paid" is never only talk
  if (/^\W*(?:\p{L}+[\s,]+){0,3}?(?:undo|reverse|take back)\s+(?:that|it|this|the last|what)\b/iu.test(text))
    return act('undo_last', {}, null, wholeOf(text));
  return rest.trim() ? dropped(match[0].slice(0, match[0].length - rest.length), answer, text) : null;
}

/** What is said where nothing was done that could be taken back. `said`: the message without its reason. */
function dropped(said: string, answer: string, text: string): Act {
  const all = wholeOf(text);
  // what waits for a yes is only settled by a yes or a no
  if (WAITS.test(answer)) return words('That still waits: say "no" and nothing comes of it.', all);
  if (NAMES_ONE.test(said) && !/\?\s*$/m.test(answer)) return words(WHICH_GOES, all);
  return words('No worries, I have left it as it is.', all);
}

/** "bin that last one, she only wants the door done": a record, and nothing was done just now that it could be. */
const NAMES_ONE = /\b(?:bin|delete|remove|scrap|ditch|kill|get rid of|lose)\s+(?:that|the)\s+(?:last\s+)?one\b/iu;
const WHICH_GOES =
  'Which one should go? Say what it is and whose, such as "the quote for Priya". Nothing is deleted yet.';

/** Something else is to be done instead, or to be written down. */
const asksForMore = (rest: string, { text, values }: Piece, scene: Scene): boolean =>
  saysReach(values) ||
  values.days.length > 0 ||
  SAYS_HOUR.test(rest) ||
  values.time !== undefined ||
  ASKS.test(`${rest} ${around(text, scene)?.after ?? ''}`);

/** "forget it, half two suits him better": that is what it is to be instead. */
const SAYS_HOUR = /\b(?:suits?|works?|(?:is|'s|s) (?:better|easier|fine)|prefers?|rather)\b/iu;

const isOnlyWhy = (rest: string): boolean => rest.split(/\s+/).length <= LONGEST && WHY.test(rest);

/** Our answer told what was done, and asked nothing back. */
const tellsOfDeed = (answer: string): boolean => DEED.test(answer) && !/\?\s*$/m.test(answer);
/** Undoes the last deed. A job or client that was created is deleted after a yes instead, or the job is cancelled where the client called it off. */
function goes(last: KnownRecord, text: string, why: string): Act {
  const all = wholeOf(text);
  const made = last.lately === 'created' && (last.kind === 'job' || last.kind === 'client');
  if (!made || /\b(?:undo|reverse|take back|take that back)\b/i.test(text)) return act('undo_last', {}, last, all);
  if (last.kind === 'job' && THEIRS.test(why))
    return act('update_job', { job: last.id, status: 'cancelled' }, last, all);
  return act(`delete_${last.kind}`, { [last.kind]: last.id }, last, all);
}
/** The client's own reason, so it was no slip: "he's doing it himself". */
const THEIRS = /\b(?:he|she|they|hes|shes|theyre|theyve|he['’]s|she['’]s|they['’](?:re|ve))\b/i;
