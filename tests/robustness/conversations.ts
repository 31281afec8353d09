// Whole conversations through the development set's own runner and scorer, counted by turn: with and without money.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeDir, tempDir } from '../support/paths.ts';
import { readLines, runCases } from './measure.ts';
import type { ModelUsed } from './model.ts';
import { percent, table } from './tables.ts';

/** What the scorer says of a turn (tests/eval/conversations.md); `skipped` answers something that was never asked. */
const CLASSES = ['right', 'tap', 'asked', 'wrong', 'danger'] as const;
type TurnClass = (typeof CLASSES)[number];

interface ScoredTurn {
  n: number;
  /** `missing`: without a result, and without what else a turn says. */
  class: TurnClass | 'skipped' | 'missing';
  tags: string[];
  say: string;
  reply: string;
  why: string[];
}
interface ScoredConversation {
  id: string;
  turns: ScoredTurn[];
}
/** A line of conversations.jsonl, as far as it matters here. */
export interface Conversation {
  id: string;
  turns: readonly unknown[];
}

export interface Shares {
  turns: number;
  /** Right at once or after one tap, in hundredths of the turns that were judged. */
  good: number;
  wrong: number;
  danger: number;
}
export interface ConversationsMeasured {
  withoutMoney: Shares;
  all: Shares;
  text: string;
  /** Turns that were not right, for whoever may see them. */
  failed: string[];
  seconds: number;
}

type Floor = Omit<Shares, 'turns'>;
/** What counts as held: the share of turns that are good, and the most that may be wrong or dangerous. */
export const FLOORS: Readonly<Record<'withoutMoney' | 'all', Floor>> = {
  withoutMoney: { good: 65, wrong: 4, danger: 0.5 },
  all: { good: 80, wrong: 4, danger: 0 },
};

export const holds = ({ good, wrong, danger }: Shares, floor: Floor): boolean =>
  good >= floor.good && wrong <= floor.wrong && danger <= floor.danger;

export async function measureConversations(
  cases: readonly Conversation[],
  options: { url?: string | undefined; model?: ModelUsed | undefined; byKind?: boolean },
): Promise<ConversationsMeasured> {
  const dir = tempDir('smoko-conversations');
  mkdirSync(dir, { recursive: true });
  const began = performance.now();
  try {
    const scoredOf = async (some: readonly Conversation[], name: string): Promise<ScoredConversation[]> => {
      const [file, out] = [join(dir, `${name}.jsonl`), join(dir, `${name}-results.jsonl`)];
      writeFileSync(file, some.map((one) => `${JSON.stringify(one)}\n`).join(''));
      await runCases(file, out, options.model ? 1 : 4, options);
      return readLines<ScoredConversation>(out.replace(/\.jsonl$/, '.scored.jsonl'));
    };
    let scored = await scoredOf(cases, 'cases');
    // a machine that is busy with something else runs out of the time a conversation has: once more, and said
    const lost = scored.filter(isLost).map(({ id }) => id);
    if (lost.length > 0) {
      console.log(`Without a result, and asked once more: ${lost.join(', ')}`);
      const again = await scoredOf(
        cases.filter(({ id }) => lost.includes(id)),
        'again',
      );
      scored = scored.map((one) => again.find(({ id }) => id === one.id) ?? one);
      const still = scored.filter(isLost).map(({ id }) => id);
      if (still.length > 0) throw new Error(`Conversations without a result: ${still.join(', ')}`);
    }
    return { ...counted(scored, options.byKind ?? false), seconds: (performance.now() - began) / 1_000 };
  } finally {
    removeDir(dir);
  }
}

/** `byKind`: a row for each kind of scene, which its id begins with. */
function counted(scored: readonly ScoredConversation[], byKind: boolean): Omit<ConversationsMeasured, 'seconds'> {
  const turns = scored.flatMap(({ id, turns: all }) => all.map((turn) => ({ ...turn, id }))).filter(isJudged);
  const [money, others] = [turns.filter(aboutMoney), turns.filter((turn) => !aboutMoney(turn))];
  const line = (name: string, some: readonly ScoredTurn[]) => [
    name,
    String(some.length),
    ...CLASSES.map((one) => percent(share(some, [one]))),
  ];
  return {
    withoutMoney: sharesOf(others),
    all: sharesOf(turns),
    text: `${table(
      [byKind ? 'kind' : 'turns', 'n', ...CLASSES],
      [
        ...(byKind
          ? [...new Set(turns.map(kindOf))].sort().map((kind) =>
              line(
                kind,
                turns.filter((turn) => kindOf(turn) === kind),
              ),
            )
          : [line('without money', others), line('about money', money)]),
        line('all', turns),
      ],
    )}${ofTheWrong(turns)}`,
    failed: turns
      .filter((turn) => turn.class !== 'right' && turn.class !== 'tap')
      .map(({ id, n, class: was, say, reply, why }) => `${id} ${n} ${was}: ${say}\n  -> ${reply}\n  ${why.join('; ')}`),
  };
}

/** What the scorer says first of a turn that is wrong, in a word: where to look, without a word of the turn itself. */
const WRONG: readonly [name: string, says: RegExp][] = [
  ['no answer to what was asked', /^not the answer/],
  ['nothing done and nothing said of it', /^nothing changed/],
  ['part of it done', /^part of it done/],
  ['more than was asked for', /nobody asked for|changed too|deleted/],
  ['another value', /wanted|is missing/],
];
function ofTheWrong(turns: readonly ScoredTurn[]): string {
  const wrong = turns.filter((turn) => turn.class === 'wrong' || turn.class === 'danger');
  if (!wrong.length) return '';
  const kinds = wrong.map(({ why }) => WRONG.find(([, says]) => says.test(why[0] ?? ''))?.[0] ?? 'something else');
  const counts = [...new Set(kinds)].map((kind) => `${kind} ${kinds.filter((one) => one === kind).length}`);
  return `\n\nOf what is wrong or dangerous: ${counts.sort().join(', ')}.`;
}

const sharesOf = (turns: readonly ScoredTurn[]): Shares => ({
  turns: turns.length,
  good: share(turns, ['right', 'tap']),
  wrong: share(turns, ['wrong']),
  danger: share(turns, ['danger']),
});
const kindOf = ({ id }: { id: string }): string => id.replace(/-\d+$/, '');
const isLost = ({ turns }: ScoredConversation): boolean => turns.some((turn) => turn.class === 'missing');
const isJudged = (turn: ScoredTurn): boolean => turn.class !== 'skipped';
const aboutMoney = ({ tags }: ScoredTurn): boolean => tags.includes('money');
const share = (turns: readonly ScoredTurn[], classes: readonly TurnClass[]): number =>
  turns.length === 0
    ? 0
    : (100 * turns.filter((turn) => classes.some((one) => one === turn.class)).length) / turns.length;
