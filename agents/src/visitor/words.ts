/** Words that say nothing about what is asked. */
const STOP = new Set(
  `a about actually all also am an and any anyone anything are aren as ask at be because been but by can cant could
  d did do does doesn dont else exactly for from get give gets go going good got guys had has have hello help her hey hi
  his how i if im in into is isn it its just know let like ll love m make many maybe me mean more most much must my
  need no not now of off ok okay on one only or other our out over people per please pls really right s say she should
  show so some something sort still such t tell than thank thanks that the their them then there these they thing things
  this those to too u up us use used using very want happen happens long keep keeps kept stuff without asking two apply applies applied anyway lot bit feature features was way we well what whats when where which who why will with would
  ya yes you your mate product software service tool website site page question answer`.split(/\s+/),
);

/** What visitors call things, in the words of the site. */
const SAME: readonly [site: string, visitors: string][] = [
  ['price', 'cost fee charge expensive dollar'],
  ['cheap', 'discount'],
  ['plan', 'subscription tier package'],
  ['zealand', 'kiwi nz aotearoa'],
  ['australia', 'aussie oz australian'],
  ['phone', 'mobile smartphone iphone android'],
  ['electrician', 'sparky'],
  ['carpenter', 'chippy'],
  ['gst', 'tax'],
  ['security', 'secure safe safely safety hack hacked'],
  ['privacy', 'private'],
  ['cancel', 'quit unsubscribe leave'],
  ['invoice', 'bill billing'],
  ['quote', 'estimate'],
  ['client', 'customer'],
  ['team', 'staff employee crew'],
  ['import', 'migrate migration transfer'],
  ['assistant', 'ai bot agent'],
  ['calendar', 'calender diary'],
  ['terminal', 'cli'],
  ['offline', 'internet reception signal'],
  ['authenticator', 'totp 2fa mfa factor'],
  ['sign', 'login logon'],
];

/** Plurals and the commonest endings only: close enough to find a page by. */
function stemOf(word: string): string {
  if (word.length <= 3) return word;
  const single = word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
  const stem = single.length > 5 ? single.replace(/(?:ing|ed|ment|er)$/, '') : single;
  return stem.replace(/([^aeiouls])\1$/, '$1').replace(/e$/, '');
}

const CANONICAL = new Map(
  SAME.flatMap(([site, visitors]) => visitors.split(' ').map((word) => [stemOf(word), stemOf(site)] as const)),
);

/** A word in the form that is compared; null for one that does not count. */
export function termOf(word: string): string | null {
  if (STOP.has(word) || word.length < 2) return null;
  const stem = stemOf(word);
  return CANONICAL.get(stem) ?? stem;
}

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]s\b|['’]/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a text is about: each term once, in order. */
export const termsOf = (text: string): string[] => [...new Set(wordsOf(text).flatMap((word) => termOf(word) ?? []))];
