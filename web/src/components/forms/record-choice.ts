import { useDeferredValue } from 'react';
import type { RecordOf, SearchedTable } from '../../lib/records/table.ts';
import { useSearch } from '../../lib/records/use-list.ts';

export interface Choice {
  id: string;
  label: string;
}

export interface Option<R> extends Choice {
  /** A second line that tells records of the same name apart. */
  about: string | null;
  /** null: no record. */
  record: R | null;
}

export interface Offer<T extends SearchedTable> {
  table: T;
  /** The first option, for no record: 'No client'. */
  none: string;
  labelOf: (record: RecordOf<T>) => string;
  aboutOf?: (record: RecordOf<T>) => string | null;
}

/** As the field shows what is chosen, of which no more than its name is known. */
export const shownChoice = (chosen: Choice | null, none: string) => ({
  id: chosen?.id ?? '',
  label: chosen?.label ?? none,
  about: null,
  record: null,
});

/** No record, and then these. */
export const optionsOf = <T extends SearchedTable>(
  { none, labelOf, aboutOf }: Offer<T>,
  records: readonly RecordOf<T>[],
): Option<RecordOf<T>>[] => [
  shownChoice(null, none),
  ...(records as readonly (RecordOf<T> & { id: string })[]).map((record) => ({
    id: record.id,
    label: labelOf(record),
    about: aboutOf?.(record) ?? null,
    record,
  })),
];

/** What the server finds for the text; nothing is asked while the list is closed. */
export function useOptions<T extends SearchedTable>(offer: Offer<T>, text: string, open: boolean) {
  const q = useDeferredValue(text.trim());
  const list = useSearch(offer.table, q ? { q } : {}, open);
  const records = list.data ?? [];
  return {
    options: optionsOf(offer, records),
    /** While the next result loads, the options shown still belong to the text before. */
    outdated: q !== text.trim() || list.isPlaceholderData || list.isLoading,
    failed: list.isError,
    nothingFound: !list.isError && q !== '' && !list.isFetching && records.length === 0,
  };
}

/** What a typed text means: the one option that is called so, else the only one that was found; null where that is not clear. */
export function meantBy<R>(text: string, options: readonly Option<R>[]): Option<R> | null {
  const found = options.filter(({ record }) => record !== null);
  const wanted = text.trim().toLowerCase();
  const called = found.filter(({ label }) => label.toLowerCase() === wanted);
  const [one, ...more] = called.length > 0 ? called : found;
  return one && more.length === 0 ? one : null;
}
