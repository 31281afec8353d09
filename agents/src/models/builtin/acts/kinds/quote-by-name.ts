import { quoteNamesIn } from '@smoko/contract';
import { type Act, act, leading } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const NAME = String.raw`(?:(?:the|that|our|my)\s+)?(?:quote\s+)?(?:(?:no|number)\s+|#)?(?<name>q-?\d{1,15}|(?<=\bquote (?:no|number) |\bquote #)\d{1,6})`;
const YES = `(?<yes>accept(?:s|ed)?|approve[sd]?|agree[sd]? (?:to|on)|signed(?: off(?: on)?)?|said (?:yes|yep|yeah|ok) to|gone ahead with|going ahead with)`;
const NO = `(?<no>decline[sd]?|reject(?:s|ed)?|knock(?:s|ed)? back|turn(?:s|ed)? down|said (?:no|nah|nope) to)`;
const BEFORE = String.raw`^(?:(?:so|and|also|then|now|just|please|pls|hey|ok|right)[\s,]+)*`;
const AFTER = String.raw`(?:\s+(?:please|pls|now|again|thanks|for me|too))*[\s.!?]*$`;
const whole = (...parts: string[]): RegExp => new RegExp(`${BEFORE}${parts.join(String.raw`\s+`)}${AFTER}`, 'u');

/** "accept q12", "mark q12 as accepted", "q12 got declined", "rosa accepted q12". */
const DECIDED = [
  whole(`(?:mark\\s+|set\\s+)?(?:${YES}|${NO})`, NAME),
  whole('(?:mark|set)', NAME, `(?:(?:as|to)\\s+)?(?:${YES}|${NO})`),
  whole(NAME, `(?:(?:is|was|got|has been|has|been|just got)\\s+)?(?:${YES}|${NO})`),
  whole(
    String.raw`(?:he|she|they|the client|hes|shes|theyve|\p{L}+(?:\s+\p{L}+){0,2})(?:\s+(?:has|have|just))?`,
    `(?:${YES}|${NO})`,
    NAME,
  ),
];
/** "send q12", "email q12 to rosa", "text the client q12". */
const BY = '(?<by>send|resend|flick|shoot|fire|e-?mail|text|sms)';
const OFF = String.raw`(?:\s+(?:off|out|over|through|across))?`;
const SENT = whole(
  `${BY}${OFF}`,
  String.raw`${NAME}${OFF}(?:\s+by (?<way>e-?mail|text|sms))?(?:\s+to (?:him|her|them|the client|(?<whom>\p{L}+(?:\s+\p{L}+)?)))?(?:\s+by (?<how>e-?mail|text|sms))?`,
);
/** "delete q12". */
const DELETED = whole('(?:delete|remove|bin|scrap|ditch|trash|get rid of)', NAME);
/** "show me q12", "whats q12 for", "how much is q12", "has q12 been accepted". */
const SHOWN = [
  whole('(?:show|open|find|see|pull up|bring up|look up|get)(?:\\s+me)?', NAME),
  whole(
    `(?:what(?:s| is| was)|whats (?:in|on)|how much (?:is|was|are)|who(?:s| is)|wheres|how(?:s| is))`,
    String.raw`${NAME}(?:\s+(?:for|about|worth|at|come to|up to|going))?`,
  ),
];
const WHETHER = whole(
  '(?:has|is|was|did)',
  NAME,
  String.raw`(?:(?:been|get|got)\s+)?(?<is>accepted|approved|signed|declined|rejected|sent|expired)(?:\s+yet)?`,
);
const IS: Readonly<Record<string, string>> = { approved: 'accepted', signed: 'accepted', rejected: 'declined' };

/** What is done with a quote, or asked of it, that is called by its name and by nothing else. */
export function quoteByName({ text }: Piece, { records }: Scene): Act | null {
  const said = plainly(text);
  const [name] = quoteNamesIn(said);
  if (!name) return null;
  const known = records.find((one) => one.kind === 'quote' && quoteNamesIn(said).includes(one.name.toUpperCase()));
  // Q1 to Q4 alone may be a quarter
  if (!known && /^Q[1-4]$/.test(name)) return null;
  const told = decided(said) ?? sent(said) ?? deleted(said) ?? shown(said);
  if (!told) return null;
  const [tool, groups, args] = told;
  const { name: called = '' } = groups;
  const quote = known?.id ?? (/^\d/.test(called) ? `Q${called}` : called.toUpperCase());
  return leading(act(tool, { quote, ...args }, known ?? null, wholeOf(text)));
}

type Groups = Readonly<Record<string, string | undefined>>;
type Told = readonly [tool: string, groups: Groups, args: Record<string, unknown>] | null;

const groupsOf = (patterns: readonly RegExp[], said: string): Groups | undefined =>
  patterns.map((one) => one.exec(said)?.groups).find(Boolean);

/** Asked, supposed, denied or asked of somebody else: nothing was decided. */
const UNTOLD =
  /\?\s*$|\b(?:not|never|\w+nt|if|when|once|unless|until|did|does|will|would|should|can|could|may|might|remind|tell|ask|check|maybe|think|reckon|hope|want|wants|whether|why)\b/u;

function decided(said: string): Told {
  if (UNTOLD.test(said)) return null;
  const groups = groupsOf(DECIDED, said);
  return groups ? ['update_quote', groups, { status: groups.yes ? 'accepted' : 'declined' }] : null;
}

function sent(said: string): Told {
  const groups = groupsOf([SENT], said);
  if (!groups) return null;
  const way = groups.way ?? groups.how ?? groups.by ?? '';
  const channel = /mail/.test(way) ? 'email' : /^(?:text|sms)$/.test(way) ? 'sms' : undefined;
  return ['send_quote', groups, { channel, client: groups.whom }];
}

function deleted(said: string): Told {
  const groups = groupsOf([DELETED], said);
  return groups ? ['delete_quote', groups, {}] : null;
}

function shown(said: string): Told {
  const asked = WHETHER.exec(said)?.groups;
  if (asked) return ['find_quote', asked, { is: IS[asked.is ?? ''] ?? asked.is }];
  const groups = groupsOf(SHOWN, said);
  return groups ? ['find_quote', groups, {}] : null;
}
