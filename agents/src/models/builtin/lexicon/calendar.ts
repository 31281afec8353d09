/** How days and months are named. First of each is the day's or month's number: Sunday is 0, January 0. */
export const DAY_NAMES = [
  ['sunday', 'sun'],
  ['monday', 'mon'],
  ['tuesday', 'tues', 'tue'],
  ['wednesday', 'weds', 'wed'],
  ['thursday', 'thurs', 'thur', 'thu'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
];
export const MONTH_NAMES = [
  ['january', 'jan'],
  ['february', 'feb'],
  ['march', 'mar'],
  ['april', 'apr'],
  ['may'],
  ['june', 'jun'],
  ['july', 'jul'],
  ['august', 'aug'],
  ['september', 'sept', 'sep'],
  ['october', 'oct'],
  ['november', 'nov'],
  ['december', 'dec'],
];
/** "sun shade", "in the sun", "he sat on": words that make a day's short name no day. */
export const NOT_DAY_AFTER =
  'shades?|sails?|screens?|rooms?|hats?|blocks?|lights?|decks?|there|down|nav|tunnels?|umbrellas?';
export const NOT_DAY_BEFORE = 'the|full|in the|he|she|they|it|has|have|been|we|i|just|was|that';
/** Months that are also first names or verbs: a bare number after or before them may count something. */
export const DOUBTFUL_MONTHS = ['jan', 'april', 'may', 'june', 'mar', 'march'];
export const ORDINAL_WORDS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty first',
  'twenty second',
  'twenty third',
  'twenty fourth',
  'twenty fifth',
  'twenty sixth',
  'twenty seventh',
  'twenty eighth',
  'twenty ninth',
  'thirtieth',
  'thirty first',
];
/** What an ordinal may count besides days: "the 2nd coat", "the third floor". */
export const ORDINAL_NOUNS =
  'floors?|coats?|time|fix|stages?|bed(?:room)?s?|bath(?:room)?s?|ones?|jobs?|quotes?|invoices?|payments?|stor(?:e?y|ies)|levels?|box|batch|items?|reminder|weeks?|months?|days?|half|quarter|unit|house|claim|instal?ment|lot|hand|year|party|gen|gear|person|guy|bloke|visit|call|go|try|attempt|van|ute|room|door|window|avenue|ave|street|st|road|rd|lane|way|mon|tue|wed|thu|fri|sat|sun';
/** Days known by name: month and day. */
export const HOLIDAYS: readonly [string, number, number][] = [
  ['christmas eve|xmas eve|before (?:christmas|xmas)', 11, 24],
  ["new year'?s eve|nye", 11, 31],
  ["new year'?s(?: day)?|new year", 0, 1],
  ['(?:christmas|xmas)(?: day)?', 11, 25],
  ['boxing day', 11, 26],
  ['australia day', 0, 26],
  ['waitangi day', 1, 6],
  ['anzac day', 3, 25],
];
export const NOT_HOLIDAY_AFTER =
  'lights?|trees?|part(?:y|ies)|decorations?|shut ?down|break|close|do\\b|hampers?|cards?|ham|presents?|lunch';
/** Before a figure these say that it is a day. */
export const DATE_LABELS =
  'on|by|due(?: on| by)?|before|until|till?|from|starting(?: on)?|starts?(?: on)?|begins?|delivery(?: on)?|deliver(?: on)?|delivered|dated?|set for|booked(?: in)?(?: for)?|expires|eta|after|since|happening';
