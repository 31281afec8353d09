// Words of short answers. One list per idea; lower case.
import { alternatives } from './alternatives.ts';

/** One way of giving it up. */
const GIVES_UP = alternatives(`
    never ?mind | nevermind | nvm | forget (?:it|that|about it|about that|i said anything) | forget | scrap (?:it|that) |
    scratch (?:it|that) | cancel (?:it|that) | leave it | leave that | skip it | skip that | drop it | don't worry(?: about it| about that)? |
    dont worry(?: about it| about that)? | don't bother | dont bother | not worth it | no longer needed | undo(?: that| it)? | bin that | bin it | ditch that |
    doesn't matter | doesnt matter | don't do (?:it|that) | dont do (?:it|that) | take (?:it|that) off | get rid of (?:it|that) | delete (?:it|that) | leave (?:it|that|him|her|them)(?: be| alone| there| on(?: there)?| in) |
    remove (?:it|that) | (?:scrap|bin|delete|remove|ditch|cancel|lose|get rid of|scratch) (?:the|that) (?:very )?last (?:one|thing|bit|job|task|to-?do|reminder|order|item|quote|invoice|client) | i changed my mind | changed my mind | not now | leave it for now | keep it | keep that | keep them | hold off(?: on (?:it|that))? | stop`);
/** Something is to be given up, once or twice over: "never mind, cancel that". */
export const CANCELS = new RegExp(
  `^(?:(?:no|nah|nope|yeah nah|yeah|actually|sorry|oh|um|ok|righto|right)[\\s,.!]+)*(?:${GIVES_UP})(?:[\\s,.!]+(?:and\\s+|just\\s+)*(?:${GIVES_UP}))*` +
    '(?:[\\s,.!]+(?:then|please|mate|thanks|thank you|cheers|ta|for now|now|one|last one|sorry|all good|its fine|it’s fine|altogether|completely))*[\\s.!]*$',
  'i',
);
/** The last thing is meant to go, not only a question to be dropped. */
export const UNDOES =
  /\b(?:scrap|scratch|cancel|undo|bin|ditch|take (?:it|that) off|get rid|delete|remove|changed my mind|don'?t do)\b/i;

/** A yes and nothing else. */
export const AGREES = new RegExp(
  `^(?:${alternatives("yes | yep | yeah | yea | yup | ya | y | ok | okay | sure | righto | correct | that one | thats it | that's it | thats the one | that's him | thats him | that's her | thats her | that is right | exactly | spot on | bingo")})` +
    '(?:[\\s,.!]+(?:yes|yep|yeah|mate|thanks|please|that one|thats it|thats him|thats her|him|her|it is))*[\\s.!]*$',
  'i',
);
/** None of what was offered. */
export const NEITHER =
  /^(?:(?:no|nah|nope)[\s,.!]*)?(?:neither|none|no one|nobody|none of (?:them|those|the above)|not (?:them|him|her|those|either)|neither of (?:them|those)|no|nah|nope)[\s.!]*$/i;

const PLACES: readonly [RegExp, (of: number) => number][] = [
  [/\b(?:first|1st|former|top one|one at the top)\b/i, () => 0],
  [/\b(?:second|2nd)\b/i, () => 1],
  [/\b(?:third|3rd)\b/i, () => 2],
  [/\b(?:fourth|4th)\b/i, () => 3],
  [/\b(?:last|latter|bottom) (?:one|bloke|fella)?|\bthe latter\b/i, (of) => of - 1],
  [/^(?:number |no\.? |#|option )?([1-8])[\s.!]*$/i, () => -1],
];

/** The place in a list that an answer names, from 0; null when it names none. */
export function placeIn(answer: string, of: number): number | null {
  for (const [says, place] of PLACES) {
    const match = says.exec(answer.trim());
    if (!match) continue;
    const at = match[1] ? Number(match[1]) - 1 : place(of);
    return at >= 0 && at < of ? at : null;
  }
  return null;
}

/** What is given up, and then why: "nah don't worry, I'll ring her myself". */
const WHY =
  "(?:i'?ll|ill|i will|i'?m|im|i can|i'?ve|ive|i just|it'?s|its|he'?s|hes|she'?s|shes|they'?re|theyre|they|he|she|we'?ll|we'?ve|we|his|her|their|that'?s|thats|already|all good|all sorted|sorted|no need|not needed|wrong|changed|[\\p{L}'’ ]{2,30}\\b(?:already|sorted|done (?:it|one)|did (?:it|one)|got it|has it))";
export const CANCELS_WHY = new RegExp(
  `^(?:(?:no|nah|nope|actually|sorry|oh|um|wait|hang on|hold on|ok|righto|right)[\\s,.!]+)*(?:${alternatives(`
    never ?mind | nvm | forget (?:it|that) | scrap (?:it|that) | scratch (?:it|that) | cancel (?:it|that) | leave it | leave that | skip it | drop it | don'?t worry(?: about (?:it|that))? |
    don'?t bother | don'?t | not worth it | don'?t do (?:it|that) | hold off | stop | no`)})[\\s,.!-]+(?:cos |cause |because |as |since )?${WHY}\\b`,
  'iu',
);

/** A no, a stop and nothing else: it gives up whatever it was. */
export const REFUSES =
  /^(?:(?:no|nah|nope|na|yeah nah|nah yeah|don'?t|do not|stop|nah don'?t|not yet|no way|hell no|please don'?t|no thanks|no thank you|hold off|hang on|wait)[\s,.!]*(?:please|mate|thanks|cheers|then|it|that|do (?:it|that))?[\s,.!]*)+$/i;
