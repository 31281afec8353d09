import type { KnownRecord } from '../../../../known.ts';
import { takeRecord } from '../../records/take.ts';
import { focus, isFresh, type Scene } from '../scene.ts';

interface ItemNamed {
  item: KnownRecord;
  /** The text without its name. */
  rest: string;
}

const openItems = ({ records }: Pick<Scene, 'records'>): KnownRecord[] =>
  records.filter(({ kind, status }) => kind === 'item' && status !== 'delivered');

/** The open order that a text names; of several alike the one for the job or client named beside it. */
export function itemNamed(text: string, scene: Scene): ItemNamed | null {
  const found = takeRecord('item', text, openItems(scene));
  if (!found) return null;
  if (found.record) return { item: found.record, rest: found.rest };
  const jobs = takeRecord('job', found.rest, scene.records, { byClient: true })?.candidates ?? [];
  const theirs = found.candidates.filter(({ job }) => job !== undefined && jobs.some(({ number }) => number === job));
  const lately = found.candidates.filter((one) => one.lately);
  const [only, ...others] = theirs.length ? theirs : lately;
  return only && !others.length ? { item: only, rest: found.rest } : null;
}

/** Where none is named: the orders made or changed last, else those that our last answer names. */
export function itemsOfTalk(scene: Scene): KnownRecord[] {
  const lately = scene.records.filter(isFresh);
  const own = lately.filter(({ kind }) => kind === 'item');
  if (own.length || lately.length) return own;
  const answer = scene.history.findLast(({ role }) => role === 'assistant')?.text.toLowerCase() ?? '';
  const told = openItems(scene).filter(({ name }) => answer.includes(name.toLowerCase()));
  const last = told.length ? null : focus(scene, ['item']);
  return told.length ? told : last && last.status !== 'delivered' ? [last] : [];
}

const KEPT =
  /(?:[.,;]\s*|\s+(?:and|but)\s+)(?:just\s+)?(?:(?:leave|keep)\s+(?:the\s+)?(?:\p{L}+\s*){1,4}|(?:the\s+)?(?:\p{L}+\s+){1,4}(?:stays?|is|are|remains?)\s+(?:as (?:is|it is|they are|it was|they were)|the same|fine|ok|okay|good|right|put))(?:\s+though)?[\s.!]*$/iu;
/** "make it 6. the clips stay as is": drops the clause about what stays as it is. */
export const withoutKept = (text: string): string => text.replace(KEPT, '');
