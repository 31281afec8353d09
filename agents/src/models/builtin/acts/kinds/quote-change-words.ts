// How people change a quote there is. One list per idea.
import { alternatives } from '../../lexicon/alternatives.ts';
import { NUMBER } from './order-words.ts';
import { COUNTED_IN, EACH, PRICE } from './quote-prices.ts';

export const LEAD = new RegExp(
  `^(?:(?:${alternatives(`no | nah | yeah | yep | ok | okay | oh | ah | um | sorry | wait | actually | hang on | hold on | please | pls | can you | could you | you | just | so | on second thoughts? | i mean | bugger | mate | then | better | my bad | righto | hmm | let's | lets`)})[\\s,.!]+)+`,
  'iu',
);
export const TRAIL =
  /(?:[\s,]+(?:please|pls|thanks|ta|cheers|mate|sorry|instead|now|actually|eh|too|as well|i think|would you|for me|even|flat|all in|all up|straight))+[\s.!]*$/iu;
const MONEY = `${PRICE}(?<each>\\s*${EACH})?`;
/** "not 420", "instead of 12": what was said before. */
const WAS = `(?:[\\s,]+(?:not|instead of|rather than|from|was)\\s+(?:the\\s+)?\\$?(?:${NUMBER})(?:\\s+(?:bucks|dollars))?)?`;

/** "make it 14 downlights not 12", "14 downlights not 12", "6 sheets instead of 4". */
export const COUNT_SAID = new RegExp(
  `^(?:(?:make|change|put)\\s+(?:it|that)\\s+(?:to\\s+)?|(?:(?:it|that|there)\\s+)?should be\\s+|it's\\s+|its\\s+|need\\s+)?(?<n>${NUMBER})\\s+(?:x\\s+)?(?<what>\\p{L}[\\p{L}\\s'’-]{2,40}?)[\\s,]+(?:not|instead of|rather than)\\s+(?<was>${NUMBER})$`,
  'iu',
);
/** "the downlights should be 14 not 12", "change the downlights from 12 to 14". */
export const FROM_TO = new RegExp(
  `^(?:change|bump|drop|put|take|move)?\\s*(?:the\\s+)?(?<what>\\p{L}[\\p{L}\\s'’-]{2,40}?)\\s+(?:up\\s+|down\\s+)?from\\s+\\$?(?<was>${NUMBER})\\s+(?:\\p{L}+\\s+)?to\\s+\\$?(?<n>\\d[\\d,]*(?:\\.\\d\\d)?|${NUMBER})$`,
  'iu',
);
const COUNTED = `(?<n>\\d{1,4}\\.\\d{1,3}|${NUMBER})\\s*(?<unit>${COUNTED_IN})`;
const NOT_SO_MANY = `(?:[\\s,]+(?:not|instead of|rather than)\\s+(?:\\d{1,4}(?:\\.\\d{1,3})?|${NUMBER})(?:\\s*(?:${COUNTED_IN}))?)?`;
/** "make the labour 5 hours", "labour should be 2.5 hrs not 3". */
export const COUNT_TO_UNITS = new RegExp(
  `^(?:(?:make|change|put|set|bump|drop|bring)\\s+)?(?:the\\s+|his\\s+|her\\s+)?(?<what>(?!(?:it|that|this|there|was|should|make|change|put|set|bump|drop|bring)\\b)\\p{L}[\\p{L}\\s'’-]{1,40}?)\\s+(?:up\\s+|down\\s+)?(?:(?:should be|should've been|should have been|is|was|were|to)\\s+)?${COUNTED}${NOT_SO_MANY}$`,
  'iu',
);
/** "make it 5 hours", "it was 5 hours not 3". */
export const COUNT_OF_UNITS = new RegExp(
  `^(?:(?:make|change|put|set)\\s+(?:it|that)\\s+(?:to\\s+)?|(?:it|that|there)\\s+(?:was|were|is|should be|should've been|should have been)\\s+|(?:it|that)['’]?s\\s+|should be\\s+)${COUNTED}(?:\\s+(?:of\\s+)?(?<what>\\p{L}[\\p{L}\\s'’-]{1,40}?))?${NOT_SO_MANY}$`,
  'iu',
);
/** What is added, behind the verb. */
export const ADDS =
  /^(?:(?:and|also|plus)\s+)*(?:add|chuck\s+in|throw\s+in|put\s+(?:in|on)|whack\s+(?:in|on)|include|stick\s+(?:in|on)|pop\s+in)\s+(?:(?:on|in|another|a few more)\s+)*(?<rest>.+)$/iu;
/** "make the fit 450", "the fit should be 450", "labour is 700 now", "drop the painting to 1800". */
export const LINE_TO = new RegExp(
  `^(?:(?:make|change|put|set|drop|bump|bring|raise|lift|cut|move)\\s+(?:the\\s+|his\\s+|her\\s+|their\\s+)?(?<a>\\p{L}[\\p{L}\\s'’-]{1,40}?)\\s+(?:up\\s+|down\\s+|price\\s+)*(?:to\\s+|at\\s+|be\\s+)?|(?:the\\s+)?(?<b>\\p{L}[\\p{L}\\s'’-]{1,40}?)\\s+(?:should be|should've been|should have been|is|are|will be|goes up to|goes to|needs to be|has to be|to|at|was meant to be)\\s+(?:now\\s+)?)${MONEY}${WAS}$`,
  'iu',
);
/** "plus 60 for a latch", "add 90 for taking the old unit away", "add a latch 60". */
export const ADDS_PRICE_FIRST = new RegExp(
  `^(?:(?:add|chuck|throw|put|whack|include|stick|pop|plus|and|another|also|extra|it needs|needs|need)\\b\\s*(?:(?:in|on|another|an? extra|extra|an?)\\s+)*){1,2}${PRICE}\\s*(?<to>(?:on(?:to)?|to|in)\\s+(?:it|that|the quote|the price|top)\\s+)?(?:for|to)\\s+(?:the\\s+|an?\\s+|some\\s+)?(?<what>\\p{L}.*)$`,
  'iu',
);
export const ADDS_PRICE_LAST = new RegExp(
  `^(?:(?:and\\s+|also\\s+|plus\\s+)*(?:add|chuck(?:\\s+in)?|throw in|put (?:in|on)|whack (?:in|on)|include|stick (?:in|on)|pop in)(?:\\s+(?:in|on|on top))?|plus|also|and)\\s+(?:(?:the|an?|some|another)\\s+)?(?<what>\\p{L}.*?)[\\s,]+(?:(?:at|for|is|thats|that's|@)\\s+)?${PRICE}(?:\\s+(?:on(?:to)?|to|in)\\s+(?:it|that|the quote))?$`,
  'iu',
);
/** "needs another line, call out 90", "add a line for": only that it is added. */
export const ANOTHER_LINE =
  /^(?:(?:it\s+)?needs?|add|put in|put|chuck in|include)\s+(?:another|an extra|one more|an?)\s+(?:line|item)(?:\s+(?:for|of))?[\s,:]+/iu;
/** "another, callout fee 90": the same in fewer words. */
export const ANOTHER_ONE = /^(?:(?:and|also|plus)\s+)*another(?:\s+(?:one|line|item|thing))?\s*[,:]\s*(?=\p{L})/iu;
/** "another 90, callout fee". */
export const ANOTHER_SUM = /^(?:(?:and|also|plus)\s+)*another\s+(?<p>\$?\d[\d,]*(?:\.\d\d)?)\s*[,:]\s*(?=\p{L})/iu;
/** "change grahams quote, install is 900 now". */
export const CHANGE_FIRST = /^(?:change|update|fix|edit|amend|on|for|in)\s*[,:]\s*/iu;
export const ADDS_COUNTED = new RegExp(
  `^(?:add|chuck in|throw in|put in|include|plus|also|and)\\s+(?:another\\s+)?(?<line>(?:${NUMBER})\\s+.+(?:at|@)\\s*.+|(?:${NUMBER})\\s+.+\\s${EACH})$`,
  'iu',
);
/** "take the latch off", "leave out the dimmer", "drop the latch". */
export const TAKES_OFF =
  /^(?:take|leave|pull|drop|cut|remove|scrap|lose|delete|ditch|knock)\s+(?:(?:off|out)\s+)?(?:the\s+|that\s+)?(?<what>\p{L}[\p{L}\s'’-]{2,40}?)(?:\s+line)?(?:\s+(?:off|out|from)(?:\s+(?:of\s+)?(?:it|that|the quote))?)?$/iu;
/** "say it includes the skip": told to the client in the quote, with no price of its own. */
export const SAYS_INCLUDED =
  /^(?:(?:and|also|then|please)\s+)*(?:say|mention|write|state|put|add|note)\s+(?:in\s+|on\s+|down\s+)?(?:that\s+)?(?:it|the quote|the price|this|that)\s+(?<how>includes?|covers?|excludes?|does ?n['’]?o?t include|doesnt include|comes with)\s+(?<what>\p{L}[^\d$]{2,80})$/iu;
/** The whole of it: "make it 320", "the quote should be 2500 plus gst". */
export const WHOLE_TO = new RegExp(
  `^(?:(?:make|change|put|set|drop|bump|bring|call|raise|lift|cut)\\s+(?:it|that|(?:the\\s+)?(?:quote|price|total|estimate))\\s+(?:up\\s+|down\\s+)*(?:to\\s+|at\\s+|be\\s+)?|(?:it|that|(?:the\\s+)?(?:quote|price|total|estimate))\\s+(?:should be|should have been|is|to|at|needs to be)\\s+(?:now\\s+)?)${PRICE}(?:\\s+(?:all up|total|altogether))?${WAS}$`,
  'iu',
);
/** "change downlights to 14": so many, or so much each. */
export const TO_A_FEW =
  /^(?:make|change|put|set)\s+(?:the\s+)?(?<what>\p{L}[\p{L}\s'’-]{1,40}?)\s+(?:to\s+)?(?<n>\d{1,2})$/iu;
export const IT_TO_A_FEW = /^(?:make|change|put|set)\s+(?:it|that)\s+(?:to\s+)?(?<n>\d{1,2})$/iu;

/** "actually 7 downlights", "make that 7 downlights": a line that the quote has. */
export const COUNT_ALONE = new RegExp(
  `^(?:(?:make|change)\\s+(?:it|that)\\s+(?:to\\s+)?|its?\\s+(?:now\\s+)?|should be\\s+)?(?<n>${NUMBER})\\s+(?:x\\s+)?(?<what>\\p{L}[\\p{L}\\s'’-]{2,40})$`,
  'iu',
);
/** "knock 50 off the fan", "put another 30 on the labour": so much more or less on a line. */
export const LINE_LESS = new RegExp(
  `^(?:and\\s+)?(?:knock|take|drop|shave|chop|cut|bring)\\s+${PRICE}\\s+(?:off|from|out of)\\s+(?:the\\s+|his\\s+|her\\s+)?(?<what>\\p{L}[\\p{L}\\s'’-]{1,40})$`,
  'iu',
);
export const LINE_MORE = new RegExp(
  `^(?:and\\s+)?(?:put|chuck|add|whack|stick)\\s+(?:another\\s+|an extra\\s+)?${PRICE}\\s+(?:more\\s+)?(?:on|onto)\\s+(?:the\\s+|his\\s+|her\\s+)?(?<what>\\p{L}[\\p{L}\\s'’-]{1,40})$`,
  'iu',
);
/** "she wants the old unit taken away too add 90 for that": what is wanted as well, and its price. */
export const ADDS_TOLD = new RegExp(
  `^(?:(?:he|she|they|it)\\s+(?:also\\s+)?(?:wants?|wanted|needs?|asked for|would like)\\s+)?(?:(?:the|an?|some)\\s+)?(?<what>\\p{L}[\\p{L}\\s'’-]{3,60}?)(?:\\s+(?:too|as well|also))?[\\s,]+(?:(?:so|and|just)\\s+)*(?:add|plus|chuck(?: in)?|put(?: in)?|whack(?: in)?|thats|that's)\\s+(?:another\\s+|an extra\\s+)?${PRICE}(?:\\s+(?:on|extra))?\\s+(?:for|to cover)\\s+(?:that|it|them)$`,
  'iu',
);

/** No line of a quote, and no change of one. */
export const OTHER =
  /\b(?:accept\w*|declin\w*|send|sent|remind\w*|text|e-?mail|ring|call (?:him|her|them)|invoice|bill|order(?:ed)?|job|deposit|paid|pay|spent|valid|expires?|move|push|book|start|time|note|phone|number|address|status|budget|if|when|who|what|how)\b|%|\?\s*$/iu;
/** Words that stand for the quote or for nothing: no line is called by one. */
export const NO_LINE =
  /^(?:(?:the|an?|his|her|their|whole|that|this|same)\s+)*(?:it|that|this|them|him|her|quote|price|total|estimate|lot|thing|one|ones|day|date|rest|all|everything|\p{L}+ quote)$/iu;
