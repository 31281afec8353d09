import type { Random } from '../robustness/random.ts';

/** A client or supplier as they really are: what is on file follows from it. */
export interface Person {
  kind: 'client' | 'supplier';
  name: string;
  /** As it is put on file; a landline, too. */
  phone: string | null;
  /** E.164; null without one that takes texts. */
  mobile: string | null;
  email: string | null;
  /** Of the record, once it is on file. */
  id: string;
}

const FIRST = 'Karen Tom Priya Mele Jo Craig Aroha Wiremu Sue Dave Linh Ngaire Bruce Tania Sione Helen Pete Marg'.split(
  ' ',
);
const SHOPS = 'Plumbing Timber Electrical Hardware Roofing Tiles Glass Paints Hire Fencing Steel Stone'.split(' ');
const [HEADS, TAILS] = ['b d f g k l m n p r t v z'.split(' '), 'a e i o u'.split(' ')];

/** Words that nobody has heard, none twice: what a message is about is known by them alone. */
export function newWords(random: Random): () => string {
  const used = new Set<string>();
  return () => {
    for (;;) {
      const word = Array.from({ length: 4 }, () => random.pick(HEADS) + random.pick(TAILS)).join('');
      if (used.has(word)) continue;
      used.add(word);
      return word.charAt(0).toUpperCase() + word.slice(1);
    }
  };
}

/** Numbers of one country, none twice. Mobiles of Australia are of the range that nobody can have. */
export function newNumbers(country: 'AU' | 'NZ') {
  let last = 1000;
  const next = () => String(++last).padStart(4, '0');
  return {
    mobile: () => (country === 'AU' ? `+6149157${next()}` : `+6421555${next()}`),
    landline: () => (country === 'AU' ? `02 5550 ${next()}` : `03 550 ${next()}`),
  };
}
export type Numbers = ReturnType<typeof newNumbers>;

type Reach = 'both' | 'mobile' | 'email' | 'landline' | 'landline and email';
const REACH: readonly Reach[] = [
  ...Array<Reach>(9).fill('both'),
  ...Array<Reach>(4).fill('mobile'),
  ...Array<Reach>(4).fill('email'),
  ...(['landline', 'landline and email', 'landline and email'] as const),
];

export function drawPeople(random: Random, words: () => string, numbers: Numbers, clients: number, suppliers: number) {
  const person = (kind: Person['kind'], name: string, reach: Reach): Person => {
    const mobile = reach === 'both' || reach === 'mobile' ? numbers.mobile() : null;
    const phone = reach.startsWith('landline') ? numbers.landline() : mobile && typed(mobile, random);
    const email = reach === 'mobile' || reach === 'landline' ? null : `${words().toLowerCase()}@example.org`;
    return { kind, name, phone, mobile, email, id: '' };
  };
  return {
    clients: Array.from({ length: clients }, () =>
      person('client', `${random.pick(FIRST)} ${words()}`, random.pick(REACH)),
    ),
    suppliers: Array.from({ length: suppliers }, () =>
      person('supplier', `${words()} ${random.pick(SHOPS)}`, random.pick(['both', 'mobile', 'email'] as const)),
    ),
  };
}

/** As people type it. */
function typed(mobile: string, random: Random): string {
  const national = `0${mobile.slice(3)}`;
  return random.pick([mobile, national, `${national.slice(0, 4)} ${national.slice(4, 7)} ${national.slice(7)}`]);
}
