// How a thing to do is asked for, said to be done, or dropped. One list per idea.
import { alternatives } from '../../lexicon/alternatives.ts';

/** "remind me", "don't let me forget": what is to be done stands behind it. */
export const REMIND = new RegExp(
  `\\b(?:${alternatives(`
    remind (?:me|us) | make (?:me|us) (?:to )?remember | (?:give|shoot|send) (?:me|us) a (?:nudge|reminder|shout|bell|poke) | nudge (?:me|us) | (?:don'?t|do not|dont) let (?:me|us) forget | make sure (?:i|we) (?:don'?t|dont) forget | (?:don'?t|dont) forget |
    (?:i|we)(?:'ll)? (?:need|have|gotta|must|better|should) (?:to )?remember | need to remember | must remember | gotta remember | note to self | reminder(?=\\s*(?::|-|to\\b|for\\b|about\\b)) | set (?:me )?a reminder | (?:put|chuck|stick|whack|pop|bung|add|set|make|create) (?:in\\s|me\\s)?(?:a\\s|another\\s)?(?:reminder|task|to-?do)(?:\\sin|\\sdown)?(?: for (?:me|us))? |
    (?:i want|i need|i'd like) a reminder | to-?do(?=\\s*[:-]) | new task | (?:add|put) a task(?: (?:for|on) (?:me|us|myself))? | task(?=\\s*[:-])`)})(?!\\p{L})[\\s,:-]*`,
  'iu',
);
/** Before what is to be done, behind the day. */
/** "i need to get the ute serviced": something to do, where it has a day. */
export const GOTTA =
  /^(?:(?:and|also|oh|so)\s+)*(?:i|we)\s*(?:'ve|ve)?\s*(?:need to|have to|gotta|got to|must|should|better)\s+(?=\p{L})/iu;
/** "chase him for the rest next friday": nothing that an assistant does. */
export const CHASE = /^(?:(?:and|also|so|then)\s+)*(?:chase(?: up)?|follow up|hassle|hunt down)\s+(?=\p{L})/iu;
export const TO =
  /^(?:[\s,:.-]|(?:to|that|about|i|we|need to|needs to|have to|gotta|got to|i need to|i have to|and|for|re)\b(?!\s*$))+/iu;

/** Somebody of the crew, who has no number and no box: what he is to do is written down. */
const CREW = alternatives(
  `(?:the )?(?:young(?:er)? (?:bloke|fella|fellow|lad|one|guy)|apprentice|labou?rer|boys?|lads?|crew|guys|offsider|new (?:bloke|guy|kid|lad)|kid|sparky|plumber|chippy|subby|subbie|subbies|brickie|tiler|plasterer|trades?man|driver|missus|wife|office)`,
);
export const GET_TO = new RegExp(
  `\\b(?:(?:get|have|ask|make sure|need|want|tell)\\s+(?<who>${CREW})|(?:get|ask)\\s+(?!(?:me|us|him|her|them|it|you|that|this|my|your|jerry|sarah|renea|michelle|used|ready|back|going|down|up|in|out|on|over|hold)\\b)\\p{L}+)\\s+(?:to|needs to|has to)\\s+(?<what>\\p{L}.+)$`,
  'iu',
);

/** Who comes to look at or to bring something, and is no client. */
const VISITORS = alternatives(`
  council(?: (?:man|bloke|guy|lady|inspector|fella))? | inspector | building inspector | plumbing inspector | certifier | surveyor | engineer | architect | assessor | insurance (?:man|bloke|guy|assessor) | electrical inspector | designer | arborist |
  crane | skip(?: bin)? | low ?loader | concrete truck | concrete pump | pump truck | scissor lift | cherry picker | boom lift | excavator | digger | bobcat | scaffold(?:ers?|ing)? | float | tipper | hire (?:truck|gear) | traffic control | power company |
  energy (?:guy|bloke|company) | fire inspector | worksafe | strata (?:manager)? | real estate (?:agent)? | vet | dentist | doctor | physio | mechanic | sparky | plasterer | waterproofer | glazier | roofer | tiler | painter`);
export const VISIT = new RegExp(
  `\\b(?<who>(?:the\\s+)?(?:${VISITORS}))\\s+(?:is\\s+|are\\s+|will\\s+|'s\\s+|gonna\\s+)*(?:com(?:e|es|ing)|visit(?:s|ing)?|turn(?:s|ing)? up|be (?:here|there)|booked(?: in)?|look(?:s|ing)?|inspect(?:s|ing)?|arriv(?:e|es|ing)|due|need(?:s|ed)?)\\b`,
  'iu',
);
export const BOOK = new RegExp(
  `\\b(?:book(?: in)?|organi[sz]e|line up|arrange|hire|pencil in|schedule)\\s+(?:in\\s+)?(?<who>(?:the\\s+|a\\s+|an\\s+)?(?:\\p{L}+\\s+){0,2}?(?:${VISITORS}))\\b`,
  'iu',
);
/** What the tradie does at an hour that is no job: "i go to Coffs for the licence renewal". */
export const ERRAND =
  /\b(?:i|we)\s*(?:'ve|'m|'ll|ve|am|will|also|have|gotta|got to|must|need|should)*\s*(?:to\s+)?(?:go(?:ing)?|have|got|meet(?:ing)?|see(?:ing)?|pick(?:ing)? up|drop(?:ping)? off|ring|call|take|get)\s+(?<what>(?:to|with|the|my|an?|at|for|round|over|into|in|out|down|up|see|past)\b.+)$/iu;

/** Nothing more is to be done about it. */
export const DROPPED = new RegExp(
  `\\b(?:${alternatives(`
    scrap (?:that|it|this|the)\\b | bin (?:that|it|the)\\b | ditch (?:that|it|the)\\b | forget about (?:that|it)\\b | forget the (?:reminder|task)\\b | forget about | drop (?:that|it|the (?:reminder|task))\\b | lose (?:that|the) (?:reminder|task)? | can go | can come off | take (?:that|it) off (?:the|my) list |
    get rid of (?:that|the) (?:reminder|task|one) | delete (?:that|the) (?:reminder|task) | cancel (?:that|the) (?:reminder|task) | remove (?:that|the) (?:reminder|task) | (?:don'?t|dont|no longer) need (?:that|the|to|it|a reminder)\\b | no need (?:to|for that)\\b | not needed(?:\\sany ?more|\\snow)? | don'?t worry about (?:that|it|the)\\b | dont worry about (?:that|it|the)\\b | never ?mind (?:that|about|the)`)})`,
  'iu',
);
/** It was done. */
export const DONE = new RegExp(
  `\\b(?:${alternatives(`
    (?:that|the) (?:reminder|task)(?: is|'?s)? (?:done|sorted) | (?:is\\s|are\\s|'?s\\s|all\\s|now\\s)?(?:done|sorted|ticked off|finished with) | tick (?:that|it|the) (?:one\\s|reminder\\s|task\\s)?off | tick off | mark (?:that|it|the) (?:reminder\\s|task\\s|one\\s)?(?:as )?(?:done|off|complete) |
    already (?:rang|called|picked|got|did|done|sent|loaded|spoke|dropped|paid|ordered)\\b | (?:i|we|ive|i've|weve|we've|just) (?:just\\s|already\\s)?(?:rang|called|picked up|got|did|done|spoke to|dropped off|loaded|grabbed|fixed|sorted|collected|booked)\\b`)})`,
  'iu',
);
/** What comes again and again is read by whoever knows of that. */
export const RECURS =
  /\b(?:every|each (?:day|week|fortnight|month|quarter|year|mon|tue|wed|thu|fri|sat|sun)\p{L}*|daily|weekly|fortnightly|monthly|quarterly|yearly|annually)\b/iu;
export const OOPS =
  /\b(?:actually|no|nah|sorry|wait|oops|hang on|instead|make it|make that|change|better|rather|not|should be|on second thoughts?|too late|too early|earlier|later|shut|closes?|close|i meant|has to be|have to be|had better)\b|!/iu;

/** What the tradie wants to be reminded of is for the tradie: nobody of the team does it. */
const FOR_ME =
  /\b(?:(?:task|to-?do|reminder) (?:for|on) (?:me|us|myself)|remind (?:me|us)|note to self|nudge (?:me|us)|(?:give|shoot|send) (?:me|us) a (?:nudge|reminder|shout|poke)|(?:don'?t|do not|dont) let (?:me|us) forget|(?:on|to) my (?:to-?\s?do\s*)?list|make sure (?:i|we) (?:don'?t|dont) forget|set me a reminder)\b/iu;
export const whoseTask = (text: string): 'Self' | undefined => (FOR_ME.test(text) ? 'Self' : undefined);

/** Said behind or before a day, where no hour is. */
export const PARTS_OF_DAY = 'night|morning|arvo|afternoon|evening';
