// A kind of failure as a family of short talks: records, one to three messages, and what must come of each of them.
// Judged turn by turn, as tests/eval/conversations.md says: right, one tap, asked, wrong, danger.
import type { Entity, Expect, Fields } from './case.ts';
import { Draw } from './draw.ts';
import { claims, type Wording } from './family.ts';
import { bare, fill } from './noise.ts';
import { type Slot, TODAY } from './values.ts';
import { USERS } from './words.ts';

/** What a turn changes: as in a case, and new records may have a key by which later turns name them. */
export interface Outcome extends Partial<Omit<Expect, 'created'>> {
  created?: { entity: Entity; fields: Fields; key?: string }[];
}

export interface Turn {
  /** A list: any of them will do. Nothing named: nothing may change. */
  expect: Outcome | readonly Outcome[];
  /** Outcomes that are as right: `ask`, `decline`. */
  may?: readonly string[];
  /** Brings the records to where they should be, for the turns after it, when the product did not. */
  gold?: readonly Gold[];
}
export type Gold =
  | { op: 'create'; entity: Entity; key: string; fields: Record<string, unknown> }
  | { op: 'update'; entity: Entity; ref: string; fields: Record<string, unknown> };

interface Talk {
  /** Draws names, amounts and days, puts the records into the setup, and says what must come of each message. */
  make(draw: Draw): { slots: Record<string, Slot>; turns: readonly Turn[] };
  /** Each a wording of its own: another voice, order or sentence, not another value. */
  ways: readonly Wording[];
  /** Whose box it is typed into; Jerry's where nothing is said. */
  to?: string;
}

export interface Failure {
  id: string;
  what: string;
  talks: readonly Talk[];
}

/** How many wordings a kind of failure must have at least, no two alike. */
const FEWEST_WORDINGS = 15;

/** The wordings of each kind; throws where one has too few. */
export function countWordings({ id, talks }: Failure): number {
  const wordings = new Set(talks.flatMap(({ ways }) => ways.map((way) => JSON.stringify(way))));
  if (wordings.size < FEWEST_WORDINGS) throw new Error(`${id} has ${wordings.size} wordings of ${FEWEST_WORDINGS}`);
  return wordings.size;
}

export const turn = (expect: Turn['expect'], more: Omit<Turn, 'expect'> = {}): Turn => ({ expect, ...more });
/** A question, or a plain word that it cannot be done; nothing changes. */
export const SAID_SO: Turn = turn(
  { asksFor: 'what is meant, or say that it cannot be done', askRegex: '.' },
  { may: ['decline', 'ask'] },
);
/** Nothing changes, and nothing is said to have been done. */
export const NOTHING: Turn = turn({
  replyExcludes: [claims("\\b(?:i've|i have) (?:added|created|moved|booked|deleted|ordered|saved|recorded|marked)\\b")],
});
export const typed = (text: string | number): Slot => ({ plain: String(text) });
export const NO_AMOUNT = { in: [0, null] };

/** A line of conversations.jsonl. */
export interface Conversation {
  id: string;
  trade: string;
  tags: readonly string[];
  note: string;
  user: { name: string; business: string; location: string; gst_registered: boolean };
  today: string;
  timezone: string;
  setup: Draw['setup'];
  turns: readonly ({ say: string; want: string; tags: readonly string[]; to?: string } & Turn)[];
}

/** Both countries: GST is 10 % here and 15 % there, and people talk differently. */
const TALKERS = [
  ...USERS,
  { name: 'Hemi Paki', business: 'Paki Building', location: 'Napier' },
  { name: 'Sione Vea', business: 'Vea Electrical', location: 'Christchurch' },
] as const;

/** Every wording of a kind of failure as a conversation; the seed decides who and how much. */
export function conversations({ id, what, talks }: Failure, seed: string): Conversation[] {
  const all = talks.flatMap((talk) => talk.ways.map((way) => ({ talk, way })));
  return all.map(({ talk, way }, at) => {
    const name = `${id}-${String(at + 1).padStart(2, '0')}`;
    const draw = new Draw(`${seed}/${name}`);
    const { slots, turns } = talk.make(draw);
    const said = typeof way === 'string' ? [way] : way;
    if (said.length !== turns.length) throw new Error(`${name}: ${said.length} messages, ${turns.length} outcomes`);
    return {
      id: name,
      trade: '',
      tags: [id],
      note: what,
      user: { ...draw.random.pick(TALKERS), gst_registered: true },
      today: TODAY,
      timezone: 'Australia/Sydney',
      setup: draw.setup,
      turns: said.map((words, n) => ({
        say: message(words, slots, draw),
        want: what,
        tags: [id],
        ...(talk.to ? { to: talk.to } : {}),
        ...(turns[n] ?? NOTHING),
      })),
    };
  });
}

/** Who types without capitals types names without them, too. */
function message(words: string, slots: Record<string, Slot>, draw: Draw): string {
  const filled = bare(fill(words, slots, 'plain', draw.random) ?? words);
  return /[A-Z]/.test(words) ? filled : filled.toLowerCase();
}
