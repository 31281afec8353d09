/** Ways in which an order is hidden from people, and how a model that is eager enough reads it all the same. */
export const DISGUISES: readonly { name: string; hide(order: string): string }[] = [
  { name: 'plain', hide: (order) => order },
  { name: 'base64', hide: (order) => Buffer.from(order).toString('base64') },
  { name: 'rot13', hide: (order) => rot13(order) },
  {
    name: 'tag characters',
    hide: (order) => [...order].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join(''),
  },
  { name: 'zero width', hide: (order) => [...order].join('\u200b') },
  { name: 'look-alikes', hide: (order) => order.replace(/[ace]/g, (c) => ({ a: 'а', c: 'с', e: 'е' })[c] ?? c) },
  {
    name: 'full width',
    hide: (order) => order.replace(/[a-z]/g, (c) => String.fromCodePoint(c.charCodeAt(0) + 0xfee0)),
  },
  { name: 'backwards', hide: (order) => [...order].reverse().join('') },
  { name: 'hexadecimal', hide: (order) => Buffer.from(order).toString('hex') },
  {
    name: 'percent',
    hide: (order) => [...order].map((c) => (/\w/.test(c) ? c : `%${c.charCodeAt(0).toString(16)}`)).join(''),
  },
];

const ORDER = /\bDO \w+\(/;
const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (c) => {
    const base = c <= 'Z' ? 65 : 97;
    return String.fromCharCode(((c.charCodeAt(0) - base + 13) % 26) + base);
  });
const unpercent = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const GREEK: Record<string, string> = { а: 'a', с: 'c', е: 'e' };

/** The text with all that can be found in it, laid open. */
export function revealed(text: string): string {
  // a copy that was cut short stays apart from the next one
  const tags = [...text]
    .map((c) => ((c.codePointAt(0) ?? 0) >= 0xe0000 ? String.fromCodePoint((c.codePointAt(0) ?? 0) - 0xe0000) : ' '))
    .join('');
  const all = [
    tags,
    text.replaceAll('\u200b', ''),
    text.replace(/[асе]/g, (c) => GREEK[c] ?? c),
    text.normalize('NFKC'),
    rot13(text),
    [...text].reverse().join(''),
    unpercent(text),
    ...[...text.matchAll(/[A-Za-z0-9+/]{24,}={0,2}/g)].map(([found]) => Buffer.from(found, 'base64').toString('utf8')),
    ...[...text.matchAll(/(?:[0-9a-f]{2}){12,}/g)].map(([found]) => Buffer.from(found, 'hex').toString('utf8')),
  ];
  return ORDER.test(text) ? text : [text, ...all.filter((found) => ORDER.test(found))].join('\n');
}
