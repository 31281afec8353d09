import type { KnownKind, KnownRecord } from '../../../known.ts';
import { type Act, act, words } from './act.ts';
import type { Span } from './spans.ts';
import type { Subject } from './subject.ts';

/** The tool that shows one record of a kind, and its argument for which one. */
const FINDS: Readonly<Record<KnownKind, [tool: string, which: string]>> = {
  job: ['find_job', 'job'],
  task: ['find_task', 'task'],
  item: ['find_procurement_item', 'item'],
  client: ['find_client', 'client'],
  supplier: ['find_supplier', 'supplier'],
  quote: ['find_quote', 'quote'],
  finance: ['find_finance_record', 'record'],
};

/** Shows one record; `asked`: what of it was asked for. */
export function show(record: KnownRecord, explains: readonly Span[], asked: Record<string, unknown> = {}): Act {
  return finds(record.kind, record.id, record, explains, asked);
}

function finds(
  kind: KnownKind,
  reference: string,
  record: KnownRecord | null,
  explains: readonly Span[],
  asked: Record<string, unknown>,
): Act {
  const [tool, which] = FINDS[kind];
  return act(tool, { [which]: reference, ...asked }, record, explains);
}

/** Shows what a question is about. A client with several jobs is told all of them. */
export function showSubject({ record, candidates, spans, said }: Subject, asked: Record<string, unknown>): Act | null {
  if (record?.kind === 'client') return act('list_jobs', { client: record.id }, record, spans);
  if (record) return show(record, spans, asked);
  const [first] = candidates;
  // the tool asks which one
  return first ? finds(first.kind, said, null, spans, asked) : null;
}

const ROWS: Partial<Record<KnownKind, string>> = { client: 'clients', job: 'jobs', task: 'tasks', item: 'order items' };

/** One short question that names all that fit. Read back by dialogue/talk.ts, so that the answer joins the request. */
export function whichOf(candidates: readonly KnownRecord[], spans: readonly Span[], said = ''): Act | null {
  const [first, ...others] = candidates;
  if (!first || !others.length || others.length > MOST) return null;
  const titles = candidates.map(titleOf).join('; ');
  const noun = ROWS[first.kind] ?? 'records';
  const about = said || nameIn(candidates);
  const say = `${candidates.length} ${noun} fit "${about}": ${titles}. Which one?`;
  return words(say, spans);
}
const MOST = 5;

const titleOf = ({ kind, number, name, client }: KnownRecord): string =>
  kind === 'job' ? `${number ?? ''} - ${name}${client ? ` for ${client}` : ''}` : name;

/** The words that the names share. */
function nameIn([first, ...others]: readonly KnownRecord[]): string {
  const shared = (first?.name ?? '').split(/\s+/).filter((word) => others.every(({ name }) => name.includes(word)));
  return shared.join(' ') || (first?.name ?? '');
}
