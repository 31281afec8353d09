// Every family in its plain wording and in the variants of it, as cases the development set's runner can run.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Case, Expect } from './case.ts';
import { Draw } from './draw.ts';
import { EDITS } from './families/edits.ts';
import { JOBS } from './families/jobs.ts';
import { MONEY } from './families/money.ts';
import { ORDERS } from './families/orders.ts';
import { PEOPLE } from './families/people.ts';
import { QUESTIONS } from './families/questions.ts';
import { QUOTES } from './families/quotes.ts';
import { STEPS } from './families/steps.ts';
import { TASKS } from './families/tasks.ts';
import { TURNS } from './families/turns.ts';
import { type Family, type Made, ROUTES, UNTOUCHED, type Wording } from './family.ts';
import {
  asDictated,
  asTexted,
  bare,
  chatty,
  fill,
  punctuated,
  type Reading,
  type Separators,
  withTypos,
} from './noise.ts';
import type { Random } from './random.ts';
import { TODAY } from './values.ts';
import { USERS } from './words.ts';

export const FAMILIES: readonly Family[] = [
  ...JOBS,
  ...PEOPLE,
  ...TASKS,
  ...ORDERS,
  ...MONEY,
  ...QUOTES,
  ...EDITS,
  ...QUESTIONS,
  ...STEPS,
  ...TURNS,
];

/** How a variant differs from the plain case, and how many of each a family has. */
export const KINDS = {
  values: 3,
  paraphrase: 6,
  order: 2,
  formats: 2,
  typo: 3,
  texted: 2,
  casing: 2,
  punctuation: 2,
  chatty: 2,
  dictated: 1,
} as const;
type Kind = keyof typeof KINDS | 'plain';

/** Kinds that leave the wording as it stands. */
const AS_WRITTEN: ReadonlySet<Kind> = new Set(['plain', 'values', 'paraphrase', 'order']);
const SEPARATORS: readonly Separators[] = ['none', 'dashes', 'semicolons', 'lines', 'trailing'];
const SPECIALISTS: Record<string, string> = {
  admin_task: 'michelle',
  procurement: 'sarah',
  finance: 'renea',
  create_client: 'michelle',
  supplier: 'sarah',
};

const turnsOf = (wording: Wording): readonly string[] => (typeof wording === 'string' ? [wording] : wording);

/** No slip may turn a word into another that the messages use. */
const KNOWN: ReadonlySet<string> = new Set(
  FAMILIES.flatMap(({ plain, ways, orders }) => [plain, ...ways, ...orders])
    .flatMap(turnsOf)
    .flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? []),
);

/** Every case of the suite. The same seed gives the same cases, in the same order. */
export function generate(seed: string): Case[] {
  return FAMILIES.flatMap((family) => {
    const cases = [variant(family, 'plain', 0, seed)];
    for (const [kind, most] of Object.entries(KINDS) as [Kind, number][]) {
      if (family.without?.includes(kind)) continue;
      for (let n = 0; n < most; n++) cases.push(variant(family, kind, n, seed));
    }
    return unique(cases.filter((one) => one !== null));
  });
}

/** Two variants of a family may come out alike in the words: one of them is enough, unless the records differ too. */
function unique(cases: readonly Case[]): Case[] {
  const seen = new Set<string>();
  return cases.filter(({ turns, setup }) => {
    const key = JSON.stringify([turns, setup]);
    return !seen.has(key) && seen.add(key);
  });
}

function variant(family: Family, kind: Kind, n: number, seed: string): Case | null {
  const id = `${family.id}.${kind}${kind === 'plain' ? '' : `.${n + 1}`}`;
  const draw = new Draw(`${seed}/${id}`);
  const made = family.make(draw);
  const turns = say(family, made, kind, n, draw.random);
  if (!turns) return null;
  const specialist = SPECIALISTS[family.category];
  return {
    id,
    category: family.category,
    difficulty: family.difficulty,
    safety: family.safety ?? null,
    tags: [...family.tags, kind],
    assistant: specialist && kind !== 'plain' && draw.random.chance(0.15) ? specialist : 'jerry',
    to_user: draw.random.pick(USERS),
    today: TODAY,
    timezone: 'Australia/Sydney',
    setup: draw.setup,
    turns,
    expect: complete(family, made.expect),
    ...(made.jobContext ? { jobContext: { ref: made.jobContext } } : {}),
  };
}

/** The message or messages of one variant; null when this family has none of the kind. */
function say(family: Family, made: Made, kind: Kind, n: number, random: Random): string[] | null {
  const reading: Reading = kind === 'formats' ? 'forms' : kind === 'dictated' ? 'spoken' : 'plain';
  if (kind === 'formats' && !Object.values(made.slots).some((slot) => slot.forms)) return null;
  // typing habits are met in every wording, names and amounts in the plain one
  const any = [family.plain, ...family.ways, ...family.orders];
  let from: readonly Wording[] = n === 0 ? [family.plain] : any;
  if (kind === 'plain' || kind === 'values') from = [family.plain];
  if (kind === 'paraphrase') from = family.ways;
  if (kind === 'order') from = family.orders;
  if (kind === 'paraphrase' || kind === 'order') from = from[n] ? [from[n]] : [];
  if (from.length === 0) return null;

  const wording = turnsOf(random.pick(from));
  const read = (how: Reading) => wording.map((turn) => fill(turn, made.slots, how, random));
  const filled = read(reading);
  if (!filled.every((turn) => turn !== null)) return null;
  const turns = filled.map((turn, at) => tidy(noisy(turn, kind, n, at, random)));
  // a variant that came out as the wording itself is none
  const asWritten = read('plain').map((turn) => tidy(turn ?? ''));
  return AS_WRITTEN.has(kind) || turns.some((turn, at) => turn !== asWritten[at]) ? turns : null;
}

const tidy = (turn: string): string =>
  bare(turn)
    .replace(/[ \t]+/g, ' ')
    .trim();

function noisy(turn: string, kind: Kind, n: number, at: number, random: Random): string {
  switch (kind) {
    case 'typo':
      return withTypos(turn, random, KNOWN);
    case 'texted':
      return asTexted(turn, random);
    case 'casing':
      return n === 0 ? turn.toLowerCase() : turn.toUpperCase();
    case 'punctuation':
      return punctuated(turn, n === 0 ? 'none' : random.pick(SEPARATORS.slice(1)), random);
    case 'chatty':
      return at === 0 ? chatty(turn, random, random.pick(['Jerry', 'mate'])) : turn;
    case 'dictated':
      return asDictated(turn);
    case 'plain':
    case 'values':
    case 'paraphrase':
    case 'order':
    case 'formats':
      return turn;
  }
}

/** `expect` with what the category says where the family says nothing. */
function complete(family: Family, given: Partial<Expect>): Expect {
  const made = new Set((given.created ?? []).map(({ entity }) => entity));
  const untouched = given.notCreated ?? UNTOUCHED[family.category] ?? [];
  return {
    created: [],
    updated: [],
    deleted: [],
    replyIncludes: [],
    replyExcludes: [],
    asksFor: null,
    askRegex: null,
    routedTo: [...(ROUTES[family.category] ?? [])],
    routedMode: family.category === 'multi_step' ? 'all' : 'any',
    recorded: [],
    forbid: [],
    allowExtra: [],
    mayTouch: [],
    checkpoints: [],
    outbound: 'none',
    ...given,
    notCreated: untouched.filter((entity) => !made.has(entity)),
  };
}

/** Called by name: writes the cases to a file, one JSON object a line. */
function main(): void {
  const options = { seed: { type: 'string', default: '1' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [file] = positionals;
  if (!file) {
    console.error('Which file? node --import tsx tests/robustness/generate.ts FILE [--seed SEED]');
    process.exit(2);
  }
  const cases = generate(values.seed);
  writeFileSync(file, cases.map((one) => `${JSON.stringify(one)}\n`).join(''));
  console.log(`${cases.length} cases in ${file}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
