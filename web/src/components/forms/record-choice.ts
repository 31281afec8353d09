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

/** What the server finds for the text; nothing is asked while the list is closed. */
export function useOptions<T extends SearchedTable>(
  { table, none, labelOf, aboutOf }: Offer<T>,
  text: string,
  open: boolean,
) {
  const q = useDeferredValue(text.trim());
  const list = useSearch(table, q ? { q } : {}, open);
  const records = (list.data ?? []) as (RecordOf<T> & { id: string })[];
  const options: Option<RecordOf<T>>[] = [
    shownChoice(null, none),
    ...records.map((record) => ({ id: record.id, label: labelOf(record), about: aboutOf?.(record) ?? null, record })),
  ];
  return {
    options,
    /** While the next result loads, the options shown still belong to the text before. */
    outdated: list.isPlaceholderData,
    failed: list.isError,
    nothingFound: !list.isError && q !== '' && !list.isFetching && records.length === 0,
  };
}
