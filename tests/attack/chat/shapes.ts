const LENGTH = 8_000;
const fill = (unit: string): string =>
  unit
    .repeat(Math.ceil(LENGTH / unit.length))
    .slice(0, LENGTH)
    .toWellFormed();
const counted = (unit: (i: number) => string): string => {
  let text = '';
  for (let i = 1; text.length < LENGTH; i++) text += unit(i);
  return text.slice(0, LENGTH);
};

/** Messages as long as they may be, each of another shape; the last ones are what people really paste. */
export const SHAPES: readonly [what: string, text: string][] = [
  ['a,', fill('a,')],
  ['a, with a space', fill('a, ')],
  ['a', fill('a')],
  ['a b', fill('a ')],
  ['1', fill('1')],
  ['1,', fill('1,')],
  ['1 2', fill('1 ')],
  ['1.', fill('1.')],
  ['$', fill('$')],
  ['$1 ', fill('$1 ')],
  ['$1,000 and ', fill('$1,000 and ')],
  ['-', fill('-')],
  ['spaces', `a${' '.repeat(LENGTH - 2)}b`],
  ['tabs', fill('a\t')],
  ['line ends', fill('a\n')],
  ['empty lines', fill('\n\na')],
  ['and', fill('and ')],
  ['or', fill('tea or ')],
  ['for', fill('for for ')],
  ['to the', fill('to the ')],
  ['add', fill('add ')],
  ['add a client', fill('add client Dave, ')],
  ['then', fill('then delete it ')],
  ['commands', counted((i) => `Add ${i} downlights. `)],
  ['names', counted((i) => `Dave Carmody${i}, `)],
  ['quotes', fill('"a" ')],
  ['one quote', fill("it's ")],
  ['brackets', `${'('.repeat(LENGTH / 2)}${')'.repeat(LENGTH / 2)}`],
  ['braces', fill('{a}[b](c)')],
  ['dates', fill('1/2/2026 ')],
  ['times', fill('7:30am-8pm ')],
  ['days', fill('next Thursday arvo ')],
  ['phones', fill('0491 570 156 ')],
  ['digits with spaces', fill('04 ')],
  ['addresses', fill('8 Harris St Parramatta NSW 2150, ')],
  ['e-mails', fill('a@b.co, ')],
  ['at', fill('a@')],
  ['dots', fill('a.b.')],
  ['links', fill('https://a.b/c?d=e ')],
  ['colons', fill('a: b; ')],
  ['slashes', fill('a/b\\')],
  ['units', fill('3 x 2.5mm @ $1.20 ea ')],
  ['percent', fill('10% off + gst ')],
  ['emoji', fill('🦘 ')],
  ['joined emoji', fill('👩‍👩‍👧‍👦')],
  ['combining marks', fill('e\u0301')],
  ['right to left', fill('שלום, ')],
  ['Chinese', fill('你好，')],
  ['capitals', fill('INV')],
  ['one long word and a hyphen', fill('ab-')],
  ['question marks', fill('what? ')],
  ['an expense list', counted((i) => `Bunnings ${i} screws and plugs $${i}.${10 + (i % 90)}, `)],
  [
    'an expense list in lines',
    counted((i) => `${(i % 28) + 1}/11 Reece copper pipe ${i}m $${i * 3}.50 paid by card\n`),
  ],
  ['a quote in lines', counted((i) => `${i}. Supply and install downlight, ${i} ea @ $45.50 = $${i * 45.5}\n`)],
  ['a mail with its history', counted((i) => `> On day ${i} Dave wrote:\n>> see below, thanks\n`)],
];
