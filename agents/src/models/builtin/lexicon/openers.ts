// How requests begin. Whether one really begins is for the classifier to say: these are the places worth asking.
import { alternatives } from './alternatives.ts';

/** Orders to somebody: "order 16 packs", "chuck in 2 bags". What work is called ("paint", "fit", "replace") is not here. */
const ORDERS = alternatives(`
  order | reorder | re-order | buy | grab | purchase | source | get | need | add | put | chuck | whack | stick | bung | pop |
  remind | nudge | don't let me forget | note | make a note | book | schedule | organise | organize | arrange | line up |
  invoice | inv | bill | charge | quote | price up | price | raise | draft | write up | write off | issue |
  send | email | e-mail | text | sms | message | msg | shoot | flick | fire | tell | let | ask | ring | call | phone | chase |
  create | make | open | start | set up | set | log | record | enter | register | save | new (?:job|client|customer|supplier|task|to-?do|reminder|invoice|quote|expense|payment|order|one)s? | sign up |
  mark | tick off | tick | delete | remove | bin | scrap | ditch | cancel | update | change | rename | move | bring | push |
  shift | pull | bump | knock | take | drop | extend | reschedule | close | finish | assign | transfer | pay | refund |
  show | list | find | look up | pull up | check | give me | count | total | total up`);

/** Questions. */
const QUESTIONS = alternatives(`
  what | what's | whats | which | who | who's | whos | when | when's | whens | where | where's | wheres | how | how's | hows |
  has | have | is | are | does | do i | do we | did | any | anything | anyone | can you | could you | can i`);

/** What is told of somebody named before: "she wants a retaining wall", "he just paid". */
const TOLD = alternatives(`
  he wants | she wants | they want | he needs | she needs | they need | he's after | she's after | they're after | hes after | shes after | theyre after | he paid | she paid | they paid | he just paid |
  she just paid | they just paid | he's paid | she's paid | they've paid | hes paid | shes paid | wants | we need | i need |
  i've got to | gotta | i gotta | got to | have to | someone has to | somebody has to | someone needs to | somebody needs to | i have to | we have to | job for | job for him is | also | client is`);

const NOT_AN_ORDER = String.raw`(?!\s*(?:$|[,.;:?!]|due\b|paid\b|is\b|was\b|has\b|and\b))`;
const whole = (words: string, after = ''): RegExp => new RegExp(`^(?:${words})\\b${after}`, 'i');

const ORDER = whole(ORDERS, NOT_AN_ORDER);
const QUESTION = whole(QUESTIONS);
const TELLS = whole(TOLD);

/** Whether a text begins as a request does. */
export const opens = (text: string): boolean => ORDER.test(text) || QUESTION.test(text) || TELLS.test(text);
export const opensAsQuestion = (text: string): boolean => QUESTION.test(text);

/** "got two new jobs for you:": what follows are they. */
export const SEVERAL_NEW =
  /^(?:(?:i'?ve|ive|we'?ve|just)\s+)*(?:got\s+|add\s+|put in\s+|book(?: in)?\s+)?(?:two|three|four|a couple(?: of)?|couple(?: of)?|a few|2|3|4)\s+(?:(?:new|more)\s+(?:ones|jobs|bookings)|(?:jobs|bookings))(?:\s+(?:for (?:you|ya)|in|to go in|on|today|jerry|mate))*\s*[:.,-]+\s+/i;

/** The order words at the start, to be said again: "move" of "move the pergola to the 15th". */
export function orderOf(text: string): string | null {
  return /^(?:remind me|nudge me|book in|put down|put in)\b/i.exec(text)?.[0] ?? ORDER.exec(text)?.[0] ?? null;
}

/** Where a new request may begin without any comma before it, as dictation leaves it. */
export const OPENS_ALONE = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:remind|nudge) me\s+(?!about\b)`,
    String.raw`(?:order|re-?order|buy|grab)\s+(?:me\s+|us\s+)?(?:\d|an?\b|some\b|another\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b|twenty\b)`,
    String.raw`(?:invoice|bill|quote)\s+(?!(?:for|is|was|to|and|with|number|from|has|due|of|the|done|sorted|raised|ready|drawn|sent|out|up|paid)\b)(?:him|her|them|\p{L}{3,})`,
    String.raw`(?:get|tell|ask|have)\s+(?:michelle|renea|sarah)\s+to\b`,
    String.raw`(?:michelle|renea|sarah)\s+(?:to|can|needs to|should)\b`,
    String.raw`(?:text|email|message|sms)\s+(?:him|her|them|\p{L}{3,})\s+(?:and|to|that|saying|about|his|her|the)\b`,
    String.raw`(?:mark|move|push|bring|cancel|log|record)\s+(?:the|that|his|her|their|it|my|an?|\$?\d|\p{L}{3,}s?)`,
    String.raw`book\s+(?:the|an?|in|(?:him|her|them)\s+in)\b`,
    String.raw`job\s+(?:for (?:him|her|them)|is)\b`,
    String.raw`create\s+(?:an?|the)\s+(?:new\s+)?(?:job|client|quote|invoice|task)\b`,
    String.raw`new\s+(?:job|client|customer|supplier|task|reminder|invoice|quote)\b`,
  ].join('|')})`,
  'giu',
);
/** After these words such a word begins nothing: "need to order", "the order", "an invoice". */
export const NO_OPENING_AFTER = new RegExp(
  `\\b(?:${alternatives(`to | the | a | an | can | could | will | would | must | should | and | or | not | don't | dont | never | my | your | his | her |
  their | our | this | that | new | for | of | in | on | i | you | we | he | she | they | if | when | saying | please | gotta | go | ever | already | still | always |
  put | add | want | make | one | brand | another | create | just | me | him | them | it | who | which | what | last | next | tax | final | purchase | no | number | about | with | is`)})\\s+$`,
  'i',
);
