// How people take back or complete what they just said. One list per idea; lower case.
import { alternatives } from './alternatives.ts';

/** At the start: something is wrong with what was just recorded. */
const MARKS = alternatives(`
  nah | na | no | nope | no wait | wait | hang on | hold on | sorry | soz | oops | whoops | woops | my bad | my mistake | stuffed up | ah | oh | bugger |
  actually | acshully | make that | make it | make them | make em | change that to | change it to | change to | switch it to | scratch that | scrap that | correction | i mean | i meant |
  meant | i said | should be | should've gone | should have gone | shoulda gone | should of gone | was meant to go | wrong (?:person|job|client|customer|one|bloke|place|mob|account|supplier|day|date)(?:\\s+too|\\s+as\\s+well)? | should've been | should have been | shoulda been | should of been | it should be | that should be | that should be for | it's actually | that was meant to be | that was supposed to be |
  was meant to be | it was | thatll be | that'll be | that will be | itll be | it'll be | it will be | it's | its | it is | that was | that's | thats | that is | they're | theyre | they are | those are | he's | she's | on second thoughts | on second thought | better make it | better make that |
  rather | instead | wrong | not right | typo | let's say | lets say | say | call it | put it | go with | more like | turns out it's | (?:he|she|they)(?:'s| has| have)? (?:just )?(?:rang|called|texted|messaged|emailed)(?: back| me)? | turns out its | turns out | looks like its | looks like it's`);
const MARK = new RegExp(
  `^[\\s,.!-]*(?:(?:and|but|also|then|yeah|ok|righto|jerry|sarah|renea|michelle)[\\s,]+)*(?:${MARKS})(?=$|[\\s,.!:-])[\\s,.!:-]*`,
  'i',
);

/** "not 2", "not the 2nd", "instead of tuesday": what it is no longer. */
export const NOT_THIS =
  /[\s,]*\b(?:not|instead of|rather than)\s+(?:the\s+|on\s+|at\s+)?(?:\$?[\d.,:]+\s?(?:k|st|nd|rd|th|am|pm)?(?:\s+(?:of\s+)?[a-z]+)?|(?:next\s+)?(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?|today|tomorrow|[a-z]+)\b/i;

/** Words that carry nothing of their own in a correction. */
export const CARRIES_NOTHING = new RegExp(
  `\\b(?:${alternatives(`
    him | the | a | an | it | its | it's | that | that's | thats | this | them | they | they're | theyre | those | these | em | he | she | his | her | their | my | me | us | i | we | is | are | was | were | be | been | will |
    to | for | on | at | by | in | of | off | from | as | and | but | so | or | also | with | get | got | have | has | had | make | made | change | changed | put | set | do | done | can | you | want | wants | need | needs | now | then | just | only |
    please | mate | thanks | cheers | ta | sorry | actually | meant | mean | instead | rather | not | no | nah | yeah | really | all | both | each | ea | one | ones | again | still | too | well | right | wrong | correct | better |
    due | date | day | time | price | priced | cost | costs | worth | budget | amount | number | phone | mobile | email | e-mail | address | delivery | deliver | delivered | arrive | arriving | start | starts | starting | booked | book |
    move | moved | push | bring | come | coming | job | order | item | items | task | reminder | invoice | payment | expense | quote | client | supplier | there | here | up | out | over | than | lives | move | give | call | called | til | till | until | supply | supplies | supplying | stock | stocks | do em | gone | go | went | goes | person | too | bill | total | works | suits | suit | good | fine | best | prefer | prefers | rather`)})\\b`,
  'gi',
);

/** What is done with a sum, said once more in a correction of it. */
export const SAYS_MONEY =
  /\b(?:paid|gave|transferred|sent|spent|cost|charged|billed|invoiced|handed(?: over)?|dropped(?: off)?|chucked|slipped)\b/gi;

/** What a correction says, without the words that only say that it is one. */
export function unmarked(said: string): string {
  const text = said.replace(MARK, '');
  return text === said ? said : unmarked(text);
}
