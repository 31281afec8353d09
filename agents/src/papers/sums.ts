import { type Country, gstWithin } from '@smoko/contract';
import { type Cell, isUnder, type Sheet } from './cells.ts';
import { centsOf, labelAndCents } from './money.ts';

/** What an invoice comes to. Cents. */
export interface Sums {
  /** With GST; null where it cannot be told. */
  total: number | null;
  /** null: it does not say, or not so that it can be right. */
  gst: number | null;
  tax: 'gst' | 'free' | null;
  /** What of it is still to be paid, where it says another sum than the total. */
  balance: number | null;
  /** Why a person has to look, in words. */
  trouble: string | null;
  /** What is worth telling beside the figures. */
  notes: string[];
}

type What = 'inc' | 'total' | 'balance' | 'ex' | 'gst' | 'free' | 'surcharge' | 'paid' | 'previous';
interface Said {
  what: What;
  cents: number;
}

const INC = String.raw`(?:inc(?:l(?:uding|usive)?)?\.?(?: of)?(?: ?(?:gst|tax))?|gst inc(?:l(?:uded|usive)?)?\.?)`;
const EX = String.raw`(?:ex(?:cl(?:uding|usive)?)?\.?(?: of)?(?: ?(?:gst|tax))?|(?:before|net of|without|less) (?:gst|tax)|gst ex(?:cl(?:usive)?)?\.?)`;
const SUM_WORDS =
  '(?: (?:invoice|invoiced|amount|price|value|charges?|cost|sale|order|payable|due|owing|to pay|now due))*';
const LABELS: readonly [What, RegExp][] = [
  ['free', /\b(?:gst[- ]free|non[- ]?taxable|zero[- ]rated|gst exempt|no gst)\b/],
  [
    'previous',
    /^(?:previous|opening|last) balance|^balance (?:brought|carried) forward|^(?:overdue|arrears)\b|^account balance/,
  ],
  ['surcharge', /\b(?:surcharge|card fee|merchant fee)\b/],
  ['inc', new RegExp(`^(?:(?:grand|invoice|order|gross|final) )?(?:total|amount)${SUM_WORDS} ?[-(,]? ?${INC}\\)?$`)],
  [
    'gst',
    /^(?:(?:total|plus|add|includes?|including|incl\.?|inc\.?|total includes?|total including|which includes|price includes) )*(?:1[05](?:\.0+)? ?% )?(?:gst|g\.s\.t\.?|tax|sales tax|goods (?:and|&) services tax)(?: (?:amount|total|content|component|included|payable|charged|incl\.?|in total|of|on purchases))*(?: ?@? ?\(?1[05](?:\.0+)? ?%\)?)?$/,
  ],
  [
    'ex',
    new RegExp(
      `^(?:sub[- ]?total|net(?:t)? (?:total|amount|value)|goods (?:total|value)|total (?:goods|net|nett|taxable)|taxable (?:total|amount)|(?:total|amount|sub[- ]?total|order total|invoice total)${SUM_WORDS} ?[-(]? ?${EX}\\)?)$`,
    ),
  ],
  [
    'paid',
    /^(?:less:? )?(?:deposits?|payments?|amount)(?: already)?(?: (?:paid|received|applied|made|to date|tendered))+|^less:? (?:deposit|payments?)|^paid\b|^(?:eftpos|visa|master ?card|amex|credit card|debit card|card|cash)\b/,
  ],
  [
    'balance',
    /^(?:amount|balance|total balance|nett? balance|invoice balance) (?:due|owing|payable|outstanding|remaining|to pay)\b|^(?:please pay|pay this amount|nett? payable|to pay|still to pay)$|^total (?:amount )?(?:due|owing|outstanding)$/,
  ],
  [
    'total',
    new RegExp(
      `^(?:(?:grand|invoice|order|gross|final|sale|job) )?total${SUM_WORDS}$|^(?:invoice (?:amount|value)|amount payable|total charged? to account|charged? to account|account sale)$`,
    ),
  ],
];

/** Reads what it comes to, and checks its GST against the rate of the country. */
export function sumsOf(sheet: Sheet, country: Country): Sums {
  const said = saidIn(sheet);
  const of = (...wanted: What[]) => said.filter(({ what }) => wanted.includes(what)).map(({ cents }) => cents);
  const total = totalOf(said, of);
  if ('trouble' in total) return { ...NOTHING, trouble: total.trouble };
  const gst = gstOf(total.cents, { said, of, country, flat: sheet.flat });
  return { ...NOTHING, total: total.cents, ...balanceOf(total.cents, of), ...gst };
}
const NOTHING: Sums = { total: null, gst: null, tax: null, balance: null, trouble: null, notes: [] };

/** Every amount that has a label which says what it is. */
function saidIn({ lines }: Sheet): Said[] {
  return lines.flatMap((cells, line) => {
    const amounts = cells.flatMap((cell) => amountIn(cell, cells, lines, line) ?? []);
    return threeInOne(amounts) ?? amounts.flatMap(({ label, cents }) => whatOf(label, cents));
  });
}

interface Amount {
  label: string;
  cents: number;
}

function amountIn(cell: Cell, cells: readonly Cell[], lines: Sheet['lines'], line: number): Amount | null {
  const within = labelAndCents(cell.text);
  if (within) return within;
  const cents = centsOf(cell.text);
  if (cents === null) return null;
  const before = cells.findLast((one) => one.at < cell.at && centsOf(one.text) === null);
  if (before && !CURRENCY.test(before.text)) return { label: before.text, cents };
  const label = before && cells.findLast((one) => one.at < before.at && centsOf(one.text) === null);
  if (label) return { label: label.text, cents };
  return { label: headOf(cell, lines, line) ?? '', cents };
}
const CURRENCY = /^(?:aud|nzd|\$|a\$|nz\$)$/i;

/** Heads of the columns of what was bought are no sums. */
const OF_ITEMS = /^(?:description|item|product|qty|quantity|code|unit|price|details|particulars)\b/i;
function headOf(cell: Cell, lines: Sheet['lines'], line: number): string | null {
  for (let above = 1; above <= 2; above++) {
    const heads = lines[line - above] ?? [];
    if (heads.some(({ text }) => OF_ITEMS.test(text))) return null;
    const head = heads.find((one) => centsOf(one.text) === null && isUnder(one, cell));
    if (head) return head.text;
  }
  return null;
}

/** "Total  1,540.00  154.00  1,694.00": without GST, the GST, with it. */
function threeInOne(amounts: readonly Amount[]): Said[] | null {
  const [ex, gst, inc] = amounts.slice(-3);
  if (!ex || !gst || !inc || ex.cents + gst.cents !== inc.cents || gst.cents < 0) return null;
  const what = whatOf(inc.label, inc.cents)[0]?.what;
  if (ex.label !== inc.label || (what !== 'total' && what !== 'inc')) return null;
  return [
    { what: 'ex', cents: ex.cents },
    { what: 'gst', cents: gst.cents },
    { what: 'inc', cents: inc.cents },
  ];
}

function whatOf(label: string, cents: number): Said[] {
  const plain = label
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[([]?\b(?:aud|nzd)\b[)\]]?|[*$:=]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const what = LABELS.find(([, pattern]) => pattern.test(plain))?.[0];
  return what ? [{ what, cents }] : [];
}

type Of = (...wanted: What[]) => number[];

const CENTS = 2;
const near = (a: number, b: number, by = CENTS): boolean => Math.abs(a - b) <= by;
const distinct = (cents: readonly number[]): number[] => [...new Set(cents)];

/** The sum that its parts come to, else the only one that is called the total. */
function totalOf(said: readonly Said[], of: Of): { cents: number } | { trouble: string } {
  const sums = distinct(of('inc', 'total', 'balance'));
  const parts = of('ex').flatMap((ex) => of('gst').map((gst) => ex + gst));
  const free = of('free');
  const fits = sums.filter((sum) =>
    parts.some((part) => near(part, sum) || free.some((rest) => near(part + rest, sum))),
  );
  const fit = fits.at(-1);
  if (fit !== undefined) return withSurcharge(fit, of);
  const called = distinct(of('inc')).length ? distinct(of('inc')) : distinct(of('total'));
  const [only] = called;
  if (called.length === 1 && only !== undefined) return against(only, said, of);
  if (called.length > 1) {
    const asked = called.filter((sum) => of('balance').includes(sum));
    return asked.length === 1 && asked[0] !== undefined
      ? { cents: asked[0] }
      : { trouble: `It names more than one total: ${called.map(dollars).join(' and ')}` };
  }
  const due = distinct(of('balance'));
  const [sum] = due;
  if (due.length === 1 && sum !== undefined && !of('paid', 'previous').some((cents) => cents !== 0))
    return { cents: sum };
  const [part] = distinct(parts);
  if (distinct(parts).length === 1 && part !== undefined) return { cents: part };
  return { trouble: 'I cannot find what it comes to in it' };
}

/** A total with a surcharge for the card on top is what is paid. */
function withSurcharge(total: number, of: Of): { cents: number } {
  const more = of('balance', 'inc', 'total').find((sum) => of('surcharge').some((extra) => near(total + extra, sum)));
  return { cents: more ?? total };
}

/** One total: what it is without GST and the GST must not come to another. */
function against(total: number, said: readonly Said[], of: Of): { cents: number } | { trouble: string } {
  const [ex, gst] = [distinct(of('ex')), distinct(of('gst'))];
  const more = withSurcharge(total, of).cents;
  if (more !== total) return { cents: more };
  const isOfIt = said.some(({ what, cents }) => what === 'inc' && cents === total);
  // "Total 1,540.00, GST 154.00, amount due 1,694.00"
  const [due] = distinct(of('balance')).filter((sum) => gst.some((tax) => near(total + tax, sum)));
  if (!isOfIt && due !== undefined) return { cents: due };
  const before = of('previous').some((cents) => cents !== 0);
  const higher = of('balance').filter((sum) => sum > total + CENTS);
  if (higher[0] !== undefined && !before && !isOfIt)
    return { trouble: `It asks for ${dollars(higher[0])}, and its total is ${dollars(total)}` };
  const [net] = ex;
  if (ex.length === 1 && net !== undefined && net > total + CENTS && total > 0 && !of('paid').length)
    return { trouble: `Its total of ${dollars(total)} is less than its sum without GST, ${dollars(net)}` };
  return { cents: total };
}

function balanceOf(total: number, of: Of): Pick<Sums, 'balance'> {
  const less = of('balance').filter((sum) => sum >= 0 && sum < total - CENTS);
  return { balance: less.at(-1) ?? null };
}

interface Around {
  said: readonly Said[];
  of: Of;
  country: Country;
  flat: string;
}

/** Rounded line by line it may be some cents off. */
const ROUNDING = 6;

function gstOf(total: number, { of, country, flat }: Around): Pick<Sums, 'gst' | 'tax' | 'trouble' | 'notes'> {
  const most = gstWithin(total, country);
  const named = distinct(of('gst'));
  const none = { gst: null, trouble: null, notes: [] };
  if (named.length === 0) {
    if (
      /\bgst[- ]free\b|\bno gst (?:is |has been )?(?:charged|included|applies|payable)\b|\bnot registered for gst\b/i.test(
        flat,
      )
    )
      return { ...none, gst: 0, tax: 'free' };
    const has =
      of('inc').includes(total) || /\b(?:inc(?:l(?:udes|uding|usive)?)?\.?(?: of)?|with) gst\b|\bgst incl/i.test(flat);
    return has
      ? { ...none, tax: 'gst' }
      : { ...none, tax: null, notes: ['It does not say whether there is GST in it.'] };
  }
  const right = named.find((gst) => near(gst, most, ROUNDING));
  if (right !== undefined) return { ...none, gst: Math.min(right, most), tax: 'gst' };
  const gst = named.length === 1 ? named[0] : (sumOfParts(total, of) ?? named.at(-1));
  if (gst === undefined) return { ...none, tax: null };
  if (gst === 0) return { ...none, gst: 0, tax: 'free' };
  const share = country === 'AU' ? 'one eleventh' : 'three twenty-thirds';
  if (gst > most)
    return {
      ...none,
      tax: null,
      trouble: `Its GST of ${dollars(gst)} is more than ${share} of its total, ${dollars(total)}`,
    };
  if (country === 'NZ' && near(gst, gstWithin(total, 'AU'), ROUNDING))
    return {
      ...none,
      gst: 0,
      tax: 'free',
      notes: ['Its GST is 10%, which is Australian: it cannot be claimed in New Zealand.'],
    };
  const adds = of('ex').some((ex) => near(ex + gst, total)) || of('free').length > 0 || /\bgst[- ]free\b/i.test(flat);
  const paidMore = of('surcharge').length > 0;
  if (adds || paidMore) return { ...none, gst, tax: 'gst', notes: ['A part of it has no GST.'] };
  return { ...none, tax: null, trouble: `Its GST of ${dollars(gst)} does not fit its total of ${dollars(total)}` };
}

const sumOfParts = (total: number, of: Of): number | undefined =>
  of('gst').find((gst) => of('ex').some((ex) => near(ex + gst, total)));

const MONEY = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dollars = (cents: number): string => `${cents < 0 ? '-' : ''}$${MONEY.format(Math.abs(cents) / 100)}`;
