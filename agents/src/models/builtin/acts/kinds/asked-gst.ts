import { MONTH } from '../../extract/calendar.ts';
import { type Act, act, leading } from '../act.ts';
import { asks } from '../asks.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { gstPeriodIn, type Period } from './gst-period.ts';

const TAX = /\b(?:gst|bas)\b/u;
/** Said of one price, of how prices are meant, or of what somebody is to do. */
const OTHER = new RegExp(
  [
    '\\b(?:plus|inc|incl|including|includes?|included|excl?|excluding|with|without|no|minus|less|on top of|before|after|add|adds?|adding)\\s+(?:the\\s+)?gst\\b',
    '\\bgst\\s+(?:inc\\w*|ex\\w*|free|number|no|registered|registration|rate|status|basis|on (?:top|that|it|the|this|his|her|a|\\p{L}+s)\\b|in (?:that|it|the|this|his|her)\\b)',
    // "how much of that is gst" is of one price
    '\\bhow much of (?:that|thats|thatll|it|its|this|the)\\b|\\bgst (?:on|in|of|for) (?:the|that|his|her|their) \\p{L}+ (?:bill|invoice|quote|receipt)\\b|\\bgst (?:is|was) (?:on|in) (?:the|that|his|her|their|it)\\b',
    '\\b(?:remind\\w*|tasks?|to-?dos?|notes?|text|message|e-?mail|tell (?:him|her|them|my)|ring|call|order|quote[ds]?|registered|settings?|accountant|bookkeeper|lodge\\w*|submit\\w*|file|deadline|when|pay it|paid (?:it|the)|rate|percent|cash or|accrual or)\\b',
    '\\bdo (?:i|we) (?:charge|add|need|have to (?:charge|register))\\b|\\b(?:charge|charging|put) (?:the )?gst\\b|\\bwhat (?:is|s) (?:gst|a bas|bas)$|\\bhow does\\b|\\bwhat does\\b',
  ].join('|'),
  'u',
);
/** "gst this quarter", "my bas", "show me the gst for october": asked for without a question word. */
const ALONE = new RegExp(
  `^(?:(?:and|so|ok|okay|now|then|also|hey|mate|jerry|renea|please|pls|can you|could you|just|show|give|get|tell|work|pull|run|do|check|calculate|me|us|out|up|what about|how about|hows|whats|my|our|the|total|current|this|last|latest)\\s+)*(?:(?:${MONTH}|quarters?|quarterly)\\s+)*(?:gst|bas)\\b`,
  'u',
);
const FIGURE = /\$\s?\d|\b\d{3,}(?:\.\d\d)?\b|\b\d+(?:k|\.\d\d)\b|\b(?:grand|hundred|thousand|bucks|dollars)\b/u;
const YEARS = /\b20\d\d\b|\b(?:19|20)\d\d-\d\d(?:-\d\d)?\b/gu;

/** "what gst do i owe for october and november", "hows my BAS looking": GST to pay or to get back, of all that is on file. */
export function askedGst({ text, values }: Piece, { facts }: Scene): Act | null {
  const said = plainly(text)
    .replace(/[?!.,]+/gu, ' ')
    .trim();
  const boxes = boxesIn(said, facts.country);
  if (boxes) {
    const period = gstPeriodIn(boxes.rest, facts);
    return leading(act('list_finance_records', { gst: true, gst_boxes: boxes.names, ...period }, null, wholeOf(text)));
  }
  if (!isOfReturn(said, asks(text))) return null;
  const { named } = values;
  if (named.client || named.job || named.supplier || named.item || values.phone) return null;
  return leading(act('list_finance_records', { gst: true, ...gstPeriodIn(said, facts) }, null, wholeOf(text)));
}

const LABEL = '(?:g10|g11|g1|g2|g3|1a|1b)';
/** "G1, 1A and 1B": the labels of the return, never a house number. */
const LABELS = new RegExp(
  `\\b(?:label |box |field )?${LABEL}(?:(?:\\s*[,/&+]\\s*|\\s+(?:and|n|or|plus)\\s+|\\s+)${LABEL})*\\b(?!\\s+\\p{L}+\\s+(?:st|street|rd|road|ave|avenue|pl|place|cres\\w*|dr|drive|way|court|ct|lane)\\b)`,
  'u',
);
const NZ_BOXES =
  /\bbox(?:es)?\s+(?:(?:no|number|numbers)\s+)?\d{1,2}(?:(?:\s*[,/&+]\s*|\s+(?:and|n|or|to)\s+|\s+)\d{1,2}\b)*/u;
const ASKS_BOX =
  /^(?:(?:and|so|ok|okay|hey|mate|renea|jerry|please|pls|can you|could you)\s+)*(?:whats|what|what\s+(?:is|are|was|were|do|goes|should)|how much|show|give|tell|work out|get|calculate|my|our|the|need|i need|label|box|boxes|g1|1a|1b)\b/u;
const BOX_OF_ELSE =
  /\b(?:remind\w*|order\w*|orders|boxes of|box of|delivered|unit|lot|apartment|flat|job|quote\w*|invoice|text|message|tell (?:him|her|them))\b/u;

/** Which boxes of the return are asked for, as its form calls them, and the question without them; null where none is. */
function boxesIn(said: string, country: 'AU' | 'NZ'): { names: string[]; rest: string } | null {
  if (!ASKS_BOX.test(said) || BOX_OF_ELSE.test(said)) return null;
  const match = (country === 'NZ' ? NZ_BOXES : LABELS).exec(said);
  if (!match) return null;
  const names = match[0].match(country === 'NZ' ? /\d{1,2}/gu : new RegExp(LABEL, 'gu')) ?? [];
  const [one, another] = names;
  // "1a" alone may be anything, unless it is asked for as what stands there
  const isPlain =
    another !== undefined ||
    country === 'NZ' ||
    one?.startsWith('g') ||
    /\b(?:my|label|box|bas|gst|at|in)\b/u.test(said);
  const rest = `${said.slice(0, match.index)} ${said.slice(match.index + match[0].length)}`;
  return isPlain ? { names: names.map((name) => name.toUpperCase()), rest } : null;
}

const isOfReturn = (said: string, isAsked: boolean): boolean =>
  TAX.test(said) && !OTHER.test(said) && !FIGURE.test(said.replace(YEARS, ' ')) && (isAsked || ALONE.test(said));

/** The period of the GST figure that was told last, as it was asked for; null where none was. */
export function gstToldLast({ history, facts }: Scene): Partial<Period> | null {
  const at = history.findLastIndex(({ role }) => role === 'assistant');
  if (!/\bGST to (?:pay|get back)\b/u.test(history[at]?.text ?? '')) return null;
  const asked = history.slice(0, at).findLast(({ role, text }) => role === 'user' && TAX.test(plainly(text)));
  return asked ? (gstPeriodIn(plainly(asked.text), facts) ?? {}) : {};
}
