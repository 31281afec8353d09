// How a day, a time or a sum is put right with a reason between, in one message. Read before anything else is.
import { DAY_NAMES, MONTH_NAMES } from './calendar.ts';

const MONTHS = MONTH_NAMES.flat().join('|');
const NTH = '\\d{1,2}(?:st|nd|rd|th)';
const WEEKDAY = `(?:(?:next|this|this coming)\\s+)?(?:${DAY_NAMES.flat().join('|')})(?![\\p{L}'’])(?:\\s+week(?!\\p{L}))?`;
/** Each a kind of value that only its own kind can stand in for. */
export const PUT_RIGHT_KINDS: readonly string[] = [
  `(?:${WEEKDAY}(?:\\s+(?:the\\s+)?${NTH}(?:\\s+(?:of\\s+)?(?:${MONTHS}))?)?|(?:the\\s+)?${NTH}(?:\\s+(?:of\\s+)?(?:${MONTHS}))?|(?:today|tomorrow))(?![\\p{L}\\d])`,
  '\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:am|pm)(?![\\p{L}\\d])',
  '\\$\\d[\\d,]*(?:\\.\\d\\d)?k?(?![\\p{L}\\d])',
];

/** Between what was said and the reason why it will not do. */
export const TAKEN_BACK =
  "[\\s,.;:-]+(?:(?:oh|ah|um|actually|sorry|and)[\\s,]+)*(?:no|nah|nope|wait|hang on|hold on|scratch that|bugger|shit|hmm)(?![\\p{L}'’])(?:[\\s,.!-]+(?:no|nah|wait|hang on|hold on|sorry|bugger|actually|cant|can'?t|oh)(?![\\p{L}'’]))*";
/** A reason: somebody is or has something else then. No figure, no new sentence. */
export const REASON =
  "(?:[\\p{L}'’]+[^\\S\\n]+){0,3}?(?:i|we|he|she|they|it|that)(?:['’]?(?:m|re|s|ve|ll|d))?(?:[^\\S\\n]+[\\p{L}'’]+){1,9}";
/** What is to be instead. */
export const INSTEAD =
  "[\\s,.;-]+(?:so\\s+|better\\s+|just\\s+)*(?:make (?:it|that|her|him|them)|call it|lets (?:do|say|go|make it)|let's (?:do|say|go|make it)|do|say|go|change (?:it|that) to|better)[\\s,]+(?:(?:on|for|at|with)\\s+)?";

const PRICE = '(?:\\$\\s?\\d{2,6}|\\d{3,6})(?:\\.\\d\\d)?(?:\\s*(?:plus|inc|ex|\\+)\\s*gst)?';
/** Between the two, whatever else is business of its own: another person, a verb, an hour, a number of something. */
const OTHER_BUSINESS =
  'and|owes?|owing|paid|pays?|text|ring|call|tell|quote|invoice|bill|add|another|extra|more|less|off|minus|each|deposit|job|due|date|start|at|on|in|for|with|labour|materials?|fuel|rush|hurry';
/** "quote him 2150. hmm the motor's gone up, 2300 plus gst": one price for another, and what it is for stays. */
export const PRICE_AGAIN = new RegExp(
  `\\b(?<order>quote|invoice|bill|inv)\\b(?<whom>[^.!?\\n\\d]{0,40}?\\p{L}{2}[^.!?\\n\\d]{0,20}?)(?<![\\d.,$-])(?<old>${PRICE})(?![\\d%.,]*\\d|\\s*(?:x|m|mm|lm|sqm|m2|hours?|hrs?|days?)\\b)(?<what>[^.!?\\n\\d]{0,60})[.!?,]+\\s*(?:(?:actually|hmm+|nah|no wait|wait|hang on|hold on|scratch that|bugger)[\\s,.]+)+(?![^\\d\\n$]*\\b(?:${OTHER_BUSINESS})\\b)(?:[^\\d\\n$]{0,60}?[\\s,])?(?<now>${PRICE})(?=\\s*(?:$|[.,!?]|instead))`,
  'giu',
);
