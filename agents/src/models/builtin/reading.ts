import { type Ability, fromWords } from '../../abilities.ts';
import { type Facts, readBlock, readFacts, withoutBlocks } from '../../blocks.ts';
import { type KnownRecord, readRecordLines } from '../../known.ts';
import { filesIn, type GivenFile } from './given-files.ts';
import { namesKept } from './normalise/names-kept.ts';
import { shownFirst, withNames } from './records/on-screen.ts';
import { remembering } from './remember.ts';

/** A message of the conversation with a model, as plain data. */
export interface Said {
  type: string;
  text: string;
  /** Of the tool whose result it is. */
  name?: string | undefined;
}

export interface ToolResultSeen {
  tool: string;
  ok: boolean;
  summary: string;
  waits: boolean;
  /** Kept as a draft, to be checked. */
  drafted: boolean;
  /** All that the tool told, such as the rows of a list. */
  data?: Readonly<Record<string, unknown>>;
}

/** Everything the model was given, read once. */
export interface Reading {
  facts: Day & { user: string; business: string; jobOnScreen: string | null };
  tools: ReadonlySet<string>;
  /** Has the hand_over tool. */
  router: boolean;
  message: string;
  /** The whole message of the user, when `message` is a part of it. */
  original: string | null;
  doneSoFar: string[];
  /** The requests before this one in the same breath, first said first. */
  earlier: string[];
  /** Records the message may be about; what the conversation touched lately comes first. */
  records: readonly KnownRecord[];
  history: { role: 'user' | 'assistant'; text: string }[];
  /** Since the message. */
  results: ToolResultSeen[];
  /** Given with the message. */
  files: readonly GivenFile[];
  /** The material of untrusted blocks, for the writer. */
  material: string | null;
}

/** The business's day, as dates are read by it, and what its assistants decline. */
export interface Day {
  /** `YYYY-MM-DD`. */
  today: string;
  country: 'AU' | 'NZ';
  /** What no tool gives; all of it where that is not told. */
  cannot?: ReadonlySet<Ability> | undefined;
  /** "1006 - Pipe relining": the job that is looked at, where there is one. */
  jobOnScreen?: string | null | undefined;
}

/** Tools that only the others have. */
const SPECIALISTS = ['create_quote', 'create_finance_record', 'create_procurement_item', 'create_task', 'send_message'];

const rememberRecords = remembering<KnownRecord[]>(200);
/** The same list for the same lines: what was found out about a message beside it holds for whoever reads it next. */
export const recordsIn = (lines: string): KnownRecord[] => rememberRecords(lines, () => readRecordLines(lines));

export function read(messages: readonly Said[], tools: string[]): Reading {
  const at = messages.findLastIndex((message) => message.type === 'human');
  const request = messages[at]?.text ?? '';
  const system = messages.find((message) => message.type === 'system')?.text ?? '';
  const records = shownFirst(recordsIn(readBlock(request, 'records') ?? ''), withoutBlocks(request));
  const original = readBlock(request, 'original_message');
  const facts: Partial<Record<keyof Facts, string>> = readFacts(system);
  return {
    facts: {
      today: facts.today ?? '',
      country: facts.country === 'NZ' ? 'NZ' : 'AU',
      cannot: facts.cannot === undefined ? undefined : fromWords(facts.cannot),
      user: facts.user ?? '',
      business: facts.business ?? '',
      jobOnScreen: facts.job_on_screen && facts.job_on_screen !== 'none' ? facts.job_on_screen : null,
    },
    tools: new Set(tools),
    // where a language model is stood in for, the others could hand on too; by rules only Jerry does
    router:
      tools.includes('hand_over') && (tools.includes('create_job') || !SPECIALISTS.some((one) => tools.includes(one))),
    message: withNames(namesKept(withoutBlocks(request), records), records),
    original: original === undefined ? null : withNames(namesKept(original, records), records),
    material: readBlock(request, 'untrusted') ?? null,
    files: filesIn(readBlock(request, 'attached_files') ?? ''),
    doneSoFar: (readBlock(request, 'done_so_far') ?? '').split('\n').flatMap((l) => (l ? [l.replace(/^- /, '')] : [])),
    earlier: [],
    records,
    history: messages.slice(0, Math.max(at, 0)).flatMap((message) => {
      if (message.type !== 'human' && message.type !== 'ai') return [];
      return [{ role: message.type === 'human' ? ('user' as const) : ('assistant' as const), text: message.text }];
    }),
    results: messages.slice(at + 1).flatMap((message) => (message.type === 'tool' ? [result(message)] : [])),
  };
}

function result(message: Said): ToolResultSeen {
  const tool = message.name ?? '';
  try {
    const seen = JSON.parse(message.text) as Record<string, unknown>;
    const summary = String(seen.summary ?? seen.error ?? '');
    return {
      tool,
      ok: seen.ok === true,
      summary,
      waits: seen.waits_for_yes === true,
      drafted: seen.draft === true,
      data: seen,
    };
  } catch {
    return { tool, ok: false, summary: '', waits: false, drafted: false };
  }
}
