// How people say that a job started, is done, on hold or off. One list per idea.
import { alternatives } from '../../lexicon/alternatives.ts';

const says = (words: string): RegExp => new RegExp(`(?<![\\p{L}'’])(?:${alternatives(words)})(?![\\p{L}])`, 'iu');

export const DONE = says(
  `done | done and dusted | finished | finish | complete | completed | wrapped | wrapped up | tools down | packed up | all packed | all cleaned up | cleaned up | signed off | handed over | knocked over | smashed out | all fixed | in the bag | that'?s (?:us|me) (?:done|out of)`,
);
export const STARTED = says(
  `started | (?<!\\b(?:an?|to|doesn'?t|don'?t|won'?t|can'?t|didn'?t|not|never|will|should) )start | begun | began | kicked off | kick off | made a start | making a start | underway | under way | cracked (?:in|on|into) | got (?:going|started|cracking|stuck in(?:to)?) | get(?:ting)? stuck into | broke ground | broken ground | ^on site | (?:we'?re|were|i'?m|im|boys are|crew is|just got) on site | we'?re into | were into | im into | i'?m into | in progress | back on`,
);
export const OFF = says(
  `cancell?ed | pulled (?:the pin|out|the plug) | pulling (?:out|the pin) | (?:is|are|'?s|job is|all) off(?! (?:sick|work|to|her|his|today|for|with)\\b) | call(?:ed)? (?:it |the job )?off(?! (?:his|her|their|my)\\b) | not going ahead | isn'?t going ahead | fell through | fallen through | backed out | bailed | bailed out | going with (?:someone|somebody) else | gone with (?:someone|somebody) else |
   went with (?:someone|somebody) else | getting (?:someone|somebody) else | (?:doesn'?t|doesnt|don'?t|dont) want (?:it|us|the job|the work|the \\p{L}+(?: \\p{L}+)?) any ?more | no longer wants? (?:it|us|the \\p{L}+(?: \\p{L}+)?)`,
);
/** "put hers down as cancelled", "set it to in progress": the status itself is named. */
export const SAID_AS =
  /\b(?:mark|put|set|chang\w+|flag|list|show|have|switch|make)\s+(?:status\s+)?(?:(?:the|his|hers?|theirs?|its?|that|this|one|job|status|down|over|just|of)\s+){0,4}(?:as|to|down as)\s+(?=(?:all )?(?:cancell?ed|done|finished|completed?|started|in progress)\b)/iu;
/** On hold: Smoko has no such status, so it becomes a note. */
export const ON_HOLD = says(
  `hold off | on hold | hold up | pause | paused | park (?:it|that|them|the|this) | on ice | stop for now | stopped for now | stop work | stopped work | postponed(?: indefinitely)? | put off | in limbo`,
);
/** Words before "done" that say it is not so yet. */
export const NOT_YET = says(
  `nearly | almost | half ?way | half | mostly | not quite | not | isn'?t | isnt | aren'?t | arent | haven'?t | havent | hasn'?t | hasnt | didn'?t | didnt | never | to go | left to do | still`,
);
/** It is still to come, depends on something, or is about other records. */
export const OTHERS = new RegExp(
  `[$%?]|\\b(?:${alternatives(`
    lunch | smoko | coffee | beers? | breakfast | dinner | the day | husband | wife | kids? | dog | remind | jot | note | notes | write | add | remember | fyi | stick | chuck | pop | put (?!it\\b|that\\b|him\\b|her\\b|them\\b) | until | till | unless | order | ordered | invoice[ds]? | quote[ds]? | paid | pays? | bill | deposit | send | text | e-?mail | message | ring | call (?!off|ed off|it off) | tell | ask | let | if | when | once | by | before | needs? | wants? | want it | to be | should | will | can | could | would | gonna | going to | gotta | delete | undo | tomorrow | next | yesterday'?s | hope |
    someone said | get (?!someone|somebody) | new (?:job|client) | book | schedule | move | push | task | reminder | delivery | deliver\\w*`)})\\b`,
  'iu',
);
