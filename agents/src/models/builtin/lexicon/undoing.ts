// Words for taking back what was done. One list per idea; lower case.
import { alternatives } from './alternatives.ts';

const BEFORE =
  alternatives(`no | nah | nope | oh | oops | whoops | oopsie | shit | bugger | crap | damn | sorry | wait | hang on | actually | my bad | ah | um | ok | mate |
  jerry | michelle | renea | sarah | can you | could you | please | pls | just | quick | quickly | better | lets | smoko | wrong one | my mistake | made a mistake |
  forget (?:that|it) | scrap that | scratch that | never ?mind(?: that)? | leave it | that was wrong | thats wrong | that's wrong | that was a mistake | i stuffed up | stuffed up`);
const WHAT =
  alternatives(`it | that | this | them | those | these | all of it | all of that | the lot | everything | everything you just did | what you did |
  what you just did | what i just said | the last one | the last thing | the last bit | the last change | last one | last change | that last one |
  that last bit | that last change | that change | the change | those changes | both | both of them`);
const AFTER = alternatives(
  `please | pls | mate | thanks | ta | cheers | sorry | for me | will you | would you | would ya | now | again | straight away | asap`,
);
const HOW = alternatives(
  'how it was | how they were | the way it was | the way they were | like it was | like they were | to how it was | to what it was | to how they were | where it was | where they were | as it was | as they were | to where it was | to the day it was | like before | as before | to before',
);

/** "those three". */
export const SPOKEN_COUNTS = 'two|three|four|five|six|seven|eight';

const pieces = [
  `(?:undo|un-do|revert|reverse|roll back|rollback)(?:\\s+(?:${WHAT}))?(?:\\s+(?:${HOW}))?`,
  `(?:take|roll|change|put|turn|set)\\s+(?:${WHAT})\\s+back(?:\\s+(?:${HOW}))?`,
  `(?:take|roll) back\\s+(?:${WHAT})`,
  `(?:put|go|leave|set)\\s+(?:(?:${WHAT})\\s+)?(?:back\\s+)?(?:to\\s+)?(?:${HOW})`,
  `back\\s+(?:${HOW})`,
];
/** The whole message says that what was done last is to be taken back. */
export const TAKES_BACK = new RegExp(
  `^(?:(?:${BEFORE})[\\s,.!-]+)*(?:${pieces.join('|')})(?:[\\s,.!]+(?:${AFTER}))*[\\s.!?]*$`,
  'i',
);
