import { AppError } from '@smoko/contract';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { type PageRequest, positionOf } from './paging.ts';
import type { AnyRow } from './row.ts';
import type { RowModel } from './row-model.ts';
import { wordsOf } from './search-words.ts';

/** Records examined per record asked for, at most. A page may then be short, with a cursor to go on from. */
const EXAMINE_FACTOR = 20;

/**
 * Records that have, for each word of `q`, a word beginning with it, in the list's default order. The longest word is looked
 * up by index; the other words and the filters are tested on each record found.
 */
export async function searchPage(
  model: RowModel<AnyRow>,
  owner: Record<string, unknown>,
  filters: Record<string, unknown>,
  q: string,
  page: PageRequest,
): Promise<{ docs: AnyRow[]; next: string | null }> {
  const terms = wordsOf(q).sort((a, b) => b.length - a.length);
  const [longest] = terms;
  if (!longest) return { docs: [], next: null };
  const descending = page.sort.startsWith('-');
  const field = descending ? page.sort.slice(1) : page.sort;
  const budget = page.limit * EXAMINE_FACTOR;
  const direction: 1 | -1 = descending ? -1 : 1;
  const after = page.cursor ? decodeCursor(page.cursor, page.sort) : null;
  const beyond = descending ? '$lt' : '$gt';

  const stream = model
    .find({
      ...owner,
      words: longest,
      ...(after
        ? { $or: [{ [field]: { [beyond]: after.value } }, { [field]: after.value, _id: { [beyond]: after.id } }] }
        : {}),
    })
    .sort({ [field]: direction, _id: direction })
    .limit(budget + 1)
    .batchSize(Math.min(budget + 1, page.limit * 2))
    .lean()
    .cursor();

  const docs: AnyRow[] = [];
  let last: AnyRow | undefined;
  let examined = 0;
  for await (const doc of stream) {
    if (docs.length === page.limit || examined === budget) {
      await stream.close();
      return { docs, next: last ? encodeCursor(positionOf(last, page.sort, field)) : null };
    }
    examined++;
    last = doc;
    if (hasWords(doc, terms) && matches(doc, filters)) docs.push(doc);
  }
  return { docs, next: null };
}

const hasWords = ({ words }: AnyRow, terms: readonly string[]): boolean =>
  Array.isArray(words) && terms.every((term) => words.includes(term));

const matches = (doc: AnyRow, filters: Record<string, unknown>) =>
  Object.entries(filters).every(([field, value]) =>
    isRange(value) ? inRange(doc[field], value) : String(doc[field] ?? '') === String(value),
  );

interface Range {
  $eq?: string;
  $gte: string;
  $lte?: string;
}
const isRange = (value: unknown): value is Range => typeof value === 'object' && value !== null && '$gte' in value;
const inRange = (day: unknown, { $eq, $gte, $lte }: Range): boolean =>
  typeof day === 'string' && day >= $gte && ($lte === undefined || day <= $lte) && ($eq === undefined || day === $eq);

export const assertDefaultOrder = (sort: string, defaultSort: string): void => {
  if (sort !== defaultSort) {
    throw new AppError(
      'malformed',
      `A search comes in the list's own order (${defaultSort}). Leave sort out, or leave q out.`,
    );
  }
};
