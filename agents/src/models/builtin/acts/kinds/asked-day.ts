import { daysIn } from '../../decide/span.ts';
import { MONTH } from '../../extract/calendar.ts';
import { type Act, act } from '../act.ts';
import { dayMeant, saidDays } from '../days.ts';
import { placesOf } from '../found.ts';
import { plainly } from '../plainly.ts';
import { focus, type Piece, type Scene } from '../scene.ts';
import { blanked } from '../spans.ts';
import { lastSaid, namedIn } from '../subject.ts';

/** Questions with a day in them that are about money, orders or contact details, not about the schedule. */
const OTHER =
  /\b(?:owe[sd]?|owing|paid|pay|payments?|spen[dt]|spend|invoic\w*|bill(?:ed|s)?|cost|costs|price|earn\w*|made|money|cash|gst|quot\w+|deposit|order\w*|deliver\w*|arriv\w*|coming (?:in|from)|turn(?:ing|ed)? up|materials?|gear|weather|rain\w*|forecast|num(?:ber)?s?|phone|e-?mail|address|what time|how long|how many|how much|when|change[ds]?|due|overdue|late|where (?:is|are) (?:the|my|our|those|his|her|their)|whats (?:the|his|her|their|that|my) (?:name|number|address|date)|what (?:date|day))\b/;
const FREE =
  /\b(?:free|available|availability|nothing on|clear|spare|room for|room to|space|spot|slot|gap|opening|fit|squeeze|slot|wiggle room)\b/;
const ASKED_WHICH = /\b(?:what|which|whats|when|any) (?:days?|day)\b/;
const ON =
  /\b(?:on|got|have|where am|where are|book|booked|busy|full|everything|doing|down for|going|planned|lined up|happening|scheduled|jobs?|work|working|look|looks|looking|plan|plans|schedule|calendar|diary|first|up|be|off to|else|start|starting)\b/;
const WH =
  /\b(?:what|whats|which|who|whos|whove|where am|where are|wheres|hows|how is|how does|how busy|how full|any|anything|anyone|got|have)\b/;
const WHETHER =
  /\b(?:am|are|do|have|can|could) (?:i|we)\b|^(?:[a-z]: )?(?:and |so |but |ok |on |for )*(?:have|has|do|does|am|are|is|got|any|anything|anyone|can|could|i have|i got|we have|we got)\b|\bor (?:no|not|nah)\b|\b(?:i|we) (?:have|got) (?:work|jobs?|anything)\b/;
const SHOW =
  /^(?:(?:the |my |our )?(?:program(?:me)?|schedule|run ?sheet|roster|diary|calendar|day ?sheet) (?:for|on)|show|list|run|take|talk|walk|give|read|tell)\b/;
const SOMEBODY = /\b(?:i|we|im|were|there|anything|any|anyone)\b/;
const NEXT =
  /^(?:(?:and|so|ok|right|righto|then|now|jerry|mate)[ ,]+)*(?:whats next|what is next|whats (?:my|the|our) next (?:job|one|thing)|wheres (?:my|the|our) next (?:job|one)|where (?:to|am i|are we) (?:off to )?next|where to now|whats up next|whos (?:up )?next|what am i (?:doing|on) next|what have i got next|whats (?:on )?after this)\b/;
const ALONE =
  /^(?:(?:and|or|so|ok|day|what about|how about|hows|about|on|for|then|next|this|the|morning|arvo|afternoon)[ ,]*)*\?*$/;
const WHATS_ON =
  /^(?:(?:and|so|ok|now)[ ,]+)*(?:whats|what is|anything|what have (?:i|we) got|what else is)(?: else)?(?: on| coming up)?(?: today)?\W*$/;
const THAT_DAY =
  /\b(?:(?:on|for) (?:that|the same)(?: day)?|that day|same day|(?:is|whats|anything|what else is|what else) on then|on there|then)\b/;
const PARTS: readonly [RegExp, string][] = [
  [/\b(?:morning|before lunch)\b/, 'morning'],
  [/\b(?:arvo|afternoon|after lunch)\b/, 'afternoon'],
  [/\b(?:evening|tonight)\b/, 'evening'],
];

/** Answers questions about the schedule: "whats on thursday", "tues?", "next friday arvo can i fit bruce in", "what else is on that day". */
export function askedDay(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const said = plainly(text);
  if (NEXT.test(said)) return act('show_schedule', { next: true }, null, values.days);
  const free = FREE.test(said) && !/\bclear(?:ed)? out\b/.test(said);
  if (!isDayAlone(piece) && !asksOfDays(said, free)) return null;
  const person = namedIn(piece, scene, ['client', 'job', 'task', 'item', 'supplier']);
  // "can i fit bruce in" asks about the day; "whats on for bruce" asks about his jobs, which another reader answers
  if (person && !free) return null;
  const span =
    weekAfter(said, scene) ?? daysAsked(piece, scene) ?? (THAT_DAY.test(said) ? dayUnderDiscussion(scene) : null);
  if (!span && !WHATS_ON.test(said)) return null;
  const asked = { from: span?.from, to: span?.to, ...howAsked(said, free) };
  return act('show_schedule', asked, null, [...values.days, ...placesOf(values.time), ...(person?.spans ?? [])]);
}

/** "tues?", "and friday arvo": a day and nothing else. */
const isDayAlone = ({ text, values }: Piece): boolean =>
  values.days.length === 1 && ALONE.test(plainly(blanked(text, values.days)));

/** Whether it is asked what is on, or what is free, and not of money, orders or how somebody is reached. */
function asksOfDays(asked: string, free: boolean): boolean {
  // "wheres my first job monday and what time": the hour is told with it
  const said = asked.replace(/,? (?:and )?(?:at )?what time\W*$/, '');
  if (OTHER.test(free ? said.replace(/\b(?:what|which) days?\b|\bwhen\b/g, ' ') : said)) return false;
  return free || SHOW.test(said) || (ON.test(said) && (WH.test(said) || (WHETHER.test(said) && SOMEBODY.test(said))));
}

/** Which part of the day, and whether it is asked if there is room or work. */
const howAsked = (said: string, free: boolean) => ({
  part: PARTS.find(([says]) => says.test(said))?.[1],
  free: (free && !ASKED_WHICH.test(said)) || undefined,
  busy: (!free && asksWhether(said)) || undefined,
});

/** "am i busy tuesday": answered with yes or no. */
const asksWhether = (said: string): boolean =>
  WHETHER.test(said) && !/^(?:[a-z]: )?(?:and |so |ok )*(?:wh|how|show|list)/.test(said);
/** "and the week after": the week after the one that the question before asked about. */
function weekAfter(said: string, { history, facts }: Scene): { from: string; to: string } | null {
  if (!/\b(?:the )?(?:week after|following week)(?: that)?\W*$/.test(said)) return null;
  const before = daysIn(history.findLast(({ role }) => role === 'user')?.text ?? '', facts, { whole: true });
  return before?.from && before.to ? { from: weekOn(before.from), to: weekOn(before.to) } : null;
}
const weekOn = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);

/** The days asked about: one day, a span, or a day counted from the one under discussion. */
function daysAsked(
  { text, values }: Piece,
  scene: Scene,
): { from?: string | undefined; to?: string | undefined } | null {
  const { facts } = scene;
  const base = dayUnderDiscussion(scene)?.from;
  const each = values.days.flatMap((day) => dayMeant(day, facts.today, base, false) ?? []).sort();
  const [first] = each;
  const last = each.at(-1);
  const own = first && !SPAN.test(text) ? { from: first, to: last } : null;
  const said = text.replace(/\b(?:my|the|our) week\b/i, 'this week').replace(MONTH_AS_IT, '$1 in $2');
  return own ?? daysIn(said, facts, { whole: true });
}
/** "whats december look like", "hows march looking": in it. */
const MONTH_AS_IT = new RegExp(`\\b(what'?s|hows|how'?s|how does|what does|how is) (${MONTH})\\b(?= look)`, 'i');
/** Words that make more days of the ones named: "until friday", "next week". */
const SPAN =
  /\b(?:before|by|until|till?|since|from|after|up to|week (?:of|starting|beginning|commencing)|onwards?|rest of|(?:next|this|the|last|coming|following|my|our) (?:week|weekend|fortnight|month))\b/i;

/** The day under discussion: that of the record talked about, else the last day that was named. */
function dayUnderDiscussion(scene: Scene): { from: string; to: string } | null {
  const { facts, history } = scene;
  const record = lastSaid(scene, ['job', 'task', 'item']) ?? focus(scene, ['job', 'task', 'item']);
  const said = history.slice(-2).flatMap(({ text }) => saidDays(text, facts.today));
  const last = said.at(-1);
  const date = record?.date ?? (last && dayMeant(last, facts.today, undefined, false));
  return date ? { from: date, to: date } : null;
}
