/** Ways of naming days that tradies use and the date library reads otherwise. */
export interface OwnDate {
  date: string;
  index: number;
  text: string;
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DAY = `(sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:s|nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?)`;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = `(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;

type Rule = [RegExp, (match: RegExpExecArray, today: Date) => Date | null];

const RULES: Rule[] = [
  // "monday week": a week after the coming one
  [new RegExp(`\\b${DAY} week\\b`, 'i'), (m, t) => plus(coming(t, dayOf(m[1])), 7)],
  [new RegExp(`\\ba week (?:from )?(?:on )?${DAY}\\b`, 'i'), (m, t) => plus(coming(t, dayOf(m[1])), 7)],
  // "first week of december": its first working day
  [new RegExp(`\\b(?:first|1st) week (?:of|in) ${MONTH}\\b`, 'i'), (m, t) => firstWeekday(monthAhead(t, m[1]), 1)],
  [
    new RegExp(`\\b(?:first|1st) ${DAY} (?:of|in) ${MONTH}\\b`, 'i'),
    (m, t) => firstWeekday(monthAhead(t, m[2]), dayOf(m[1])),
  ],
  [
    new RegExp(`\\b(?:first|1st) ${DAY} (?:of|in) (?:the|each|every|next) month\\b`, 'i'),
    (m, t) => nextFirst(t, dayOf(m[1])),
  ],
  [/\b(?:the )?(\d{1,2})(?:st|nd|rd|th) of next month\b/i, (m, t) => dayOfMonth(t, Number(m[1]), 1)],
  [/\b(?:the )?(\d{1,2})(?:st|nd|rd|th) of (?:this|the) month\b/i, (m, t) => dayOfMonth(t, Number(m[1]), 0)],
  // said on Friday the 20th, "next tuesday" is the 24th: the coming one after the end of this week
  [new RegExp(`\\bnext ${DAY}\\b`, 'i'), (m, t) => nextWeeks(t, dayOf(m[1]))],
  [
    new RegExp(
      `\\b(?:this |coming |this coming |on )?${DAY}\\b(?!\\s*,?\\s*(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?\\b(?!\\s?(?:am|pm|:))|${MONTH}))`,
      'i',
    ),
    (m, t) => coming(t, dayOf(m[1])),
  ],
  // "the 11th" alone: this month, or the next when it has gone by
  [
    new RegExp(`\\bthe (\\d{1,2})(?:st|nd|rd|th)\\b(?!\\s*(?:of\\s+)?${MONTH})`, 'i'),
    (m, t) => dayAhead(t, Number(m[1])),
  ],
  [/\b(?:in )?(?:a |1 )?fortnight(?:'s time)?\b/i, (_, t) => plus(t, 14)],
  [/\b(?:end of (?:the )?week|cob friday)\b/i, (_, t) => coming(t, 5)],
  [/\bend of (?:the )?month\b/i, (_, t) => new Date(Date.UTC(t.getUTCFullYear(), t.getUTCMonth() + 1, 0))],
  [/\bnext week\b/i, (_, t) => plus(t, (8 - t.getUTCDay()) % 7 || 7)],
];

/** The first such day in the text; null when there is none before a date of another form. */
export function ownDates(text: string, today: string): OwnDate | null {
  const at = new Date(`${today}T00:00:00Z`);
  for (const [pattern, rule] of RULES) {
    const match = pattern.exec(text);
    const date = match && rule(match, at);
    if (match && date) return { date: date.toISOString().slice(0, 10), index: match.index, text: match[0] };
  }
  return null;
}

const dayOf = (name = ''): number => DAYS.findIndex((day) => day.startsWith(name.slice(0, 3).toLowerCase()));
const plus = (date: Date, days: number): Date => new Date(date.getTime() + days * 86_400_000);
/** The coming such day, never today. */
const coming = (today: Date, day: number): Date => plus(today, (day - today.getUTCDay() + 7) % 7 || 7);

function nextWeeks(today: Date, day: number): Date {
  const monday = plus(today, (8 - today.getUTCDay()) % 7 || 7);
  return plus(monday, (day + 6) % 7);
}
function monthAhead(today: Date, name = ''): Date {
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  const year = today.getUTCFullYear() + (month < today.getUTCMonth() ? 1 : 0);
  return new Date(Date.UTC(year, month, 1));
}
const firstWeekday = (first: Date, day: number): Date => plus(first, (day - first.getUTCDay() + 7) % 7);
function nextFirst(today: Date, day: number): Date {
  const thisMonth = firstWeekday(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)), day);
  if (thisMonth > today) return thisMonth;
  return firstWeekday(new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)), day);
}
/** Null for a day the month does not have. */
function dayOfMonth(today: Date, day: number, later: number): Date | null {
  const date = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + later, day));
  return date.getUTCDate() === day ? date : null;
}
function dayAhead(today: Date, day: number): Date | null {
  const date = dayOfMonth(today, day, 0);
  return date && date >= today ? date : dayOfMonth(today, day, 1);
}
