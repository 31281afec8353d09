/** What a clumsy paste or somebody hostile sends: a few characters over and over. By the name of the shape. */
const REPEATED: Readonly<Record<string, string>> = {
  'one letter and a comma': 'a,',
  'letters and commas': 'a, ',
  semicolons: 'a;',
  lines: 'a\n',
  'empty lines': '\n',
  'lines of Windows': 'a\r\n',
  sentences: 'a. ',
  questions: 'how much is Bob owing? ',
  'and and and': 'and ',
  'this and that': 'a and ',
  'then and then': 'b then ',
  ampersands: 'a & ',
  numbers: '12 ',
  'numbers and commas': '1,',
  'one number': '1',
  fractions: '1/',
  sums: '1 + ',
  money: '$35 ',
  'money and commas': '$35, ',
  thousands: '1.2k ',
  prices: '3 at $4 each, ',
  percent: '10% ',
  'spelt numbers': 'twenty five ',
  'spelt hundreds': 'one hundred and ',
  dates: '12/3/2026 ',
  days: 'friday, ',
  times: '9:30, ',
  sizes: '2x4x6 ',
  lengths: '20m of pipe ',
  'known names': 'Bob Carter, ',
  'new names': 'Mary Smith, ',
  'capital words': 'Aa ',
  possessives: "bob's ",
  addresses: '12 Smith Street Kew, ',
  phones: '0412 345 678 ',
  'e-mail addresses': 'a@b.co ',
  'half addresses': 'a@',
  links: 'https://a.b/c ',
  'open brackets': '(',
  brackets: '() ',
  quotes: '"a" ',
  'nested quotes': '"\'',
  'quoted lines': '> hi\n',
  'an e-mail thread': 'From: a@b.co\nTo: c@d.co\nSubject: hi\n\nOn Mon Sam wrote:\n> hi\n',
  'rows of CSV': '2026-01-02,Bunnings,35.20,Timber\n',
  JSON: '{"a":1},',
  HTML: '<b>',
  Markdown: '**',
  bullets: '- item\n',
  'numbered lines': '1. item\n',
  dashes: '-',
  'words with hyphens': 'a-b-',
  spaces: ' ',
  tabs: 'a\t',
  'wide gaps': 'a          ',
  emojis: '😀',
  'emojis and commas': '😀, ',
  'one long word': 'x',
  'one long word in capitals': 'X',
  macrons: 'ā ',
  'marks on a letter': 'a\u0301\u0301\u0301\u0301',
  'another script': '漢字、',
  'right to left': 'שלום ',
  'nothing to see': '\u200b',
  'letters that grow': 'İ',
  slots: '{money} ',
  'an expense list': 'Bunnings 35.20 timber, ',
  'an expense a line': 'Bunnings $35.20 timber\n',
  orders: 'order 3 tanks, ',
  invoices: 'invoice Bob 300 and ',
  reminders: 'remind me to call Bob, ',
  'new clients': 'new client Mary, ',
  'second thoughts': 'actually, ',
  verbs: 'add ',
  'verbs and places': 'put on the list ',
  articles: 'the deck job ',
  noes: 'no, ',
};

const WORDS =
  'timber copper invoice for Bob deck paint two bags cement friday order client Thuy send the a quote task job pay 20 40m $35 and , . ; ? !'.split(
    ' ',
  );

export interface Shape {
  name: string;
  text: string;
}

/** Every shape at a length, and some of words in a random order. `random`: 0 to 1, from the test's seed. */
export function shapes(length: number, random: () => number, mixed = 5): Shape[] {
  const filled = (next: () => string) => {
    let text = '';
    while (text.length < length) text += next();
    return text.slice(0, length);
  };
  const one = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? '';
  const repeated = Object.entries(REPEATED).map(([name, part]) => ({ name, text: filled(() => part) }));
  const units = Object.values(REPEATED);
  return [
    // ends otherwise than it goes on: a pattern that wanted an end looks for it everywhere
    ...repeated.flatMap(({ name, text }) => [
      { name, text },
      { name: `${name}, with an end`, text: `${text.slice(1)}x` },
    ]),
    ...Array.from({ length: mixed }, (_, i) => ({ name: `words ${i}`, text: filled(() => `${one(WORDS)} `) })),
    ...Array.from({ length: mixed }, (_, i) => {
      const some = [one(units), one(units), one(units)];
      return { name: `mix ${i}: ${JSON.stringify(some)}`, text: filled(() => one(some)) };
    }),
  ];
}
