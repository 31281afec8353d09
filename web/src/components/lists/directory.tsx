import { type ReactNode, useCallback } from 'react';
import type { View } from '../../lib/kept-views.ts';
import { listInput, oneOf } from '../../lib/records/list-input.ts';
import type { RecordOf, SearchedTable } from '../../lib/records/table.ts';
import { useEdited, useNewByAddress } from '../../lib/records/use-edited.ts';
import { useSearch } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useListFilters } from '../../lib/use-list-filters.ts';
import { AddButton } from '../buttons/add-button.tsx';
import { EditedForm } from '../forms/edited-form.tsx';
import { Page } from '../layout/page.tsx';
import { WaitingHere } from '../records/waiting-here.tsx';
import { type BulkKind, useBulk } from './bulk/bulk-kind.ts';
import { CardSelectBox } from './bulk/select-box.tsx';
import type { Listed } from './bulk/selection.ts';
import { CardGrid } from './card-grid.tsx';
import { ImportExportButtons } from './import-export-buttons.tsx';
import { ListFilters } from './list-filters.tsx';
import { RecordList } from './record-list.tsx';
import { useAskedRemove } from './use-asked-remove.tsx';

type Kept = { id: string; name: string; version: number };

const NONE: readonly View[] = [];

interface Acts {
  timeZone: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Chooses it. */
  select: ReactNode;
}

interface Props<T extends SearchedTable, R extends Listed> {
  table: T & { path: string; plural: string };
  /** In title case: 'Client'. */
  noun: string;
  /** Sort orders with their labels; the default is by name. */
  orders: Readonly<Record<string, string>>;
  none: { hint: string; say: string };
  /** Hint for a search that finds nothing. */
  tryInstead: string;
  card: (record: R, acts: Acts) => ReactNode;
  /** What can be done with many. */
  bulk: BulkKind<R>;
  /** What to say before one is deleted; null: it is deleted at once. */
  beforeDeleting?: (record: R) => Promise<string | null>;
  dialog: (record: R | null, acts: { onClose: () => void; onReload: () => void }) => ReactNode;
}

/** The clients' or suppliers' page: cards, search, and the form to add and edit them. */
export function Directory<T extends SearchedTable, R extends Kept & RecordOf<T>>(props: Props<T, R>) {
  const { table, noun, orders, none, tryInstead, card, dialog, beforeDeleting } = props;
  const filters = useListFilters('q', ['sort']);
  const { q } = filters.values;
  const list = useSearch(table, listInput({ q, sort: oneOf(orders, filters.values.sort) }));
  const { remove, question } = useAskedRemove<R>(table, noun, beforeDeleting);
  const edited = useEdited<R>(table);
  useNewByAddress(edited.add);
  const timeZone = useTimeZone();
  const records = list.data as readonly R[] | undefined;
  const bulk = useBulk(props.bulk, records, filters.values);
  const renderCard = useCallback(
    (record: R) =>
      card(record, {
        timeZone,
        onEdit: () => edited.edit(record),
        onDelete: () => void remove(record),
        select: <CardSelectBox bulk={bulk} record={record} />,
      }),
    [card, timeZone, edited, remove, bulk],
  );

  return (
    <Page
      title={`${noun} Directory`}
      actions={
        <>
          <ImportExportButtons path={table.path} importable />
          <AddButton onClick={edited.add}>{`Add ${noun}`}</AddButton>
        </>
      }
    >
      <WaitingHere table={table.table} />
      <RecordList
        query={list}
        filtered={q !== ''}
        bulk={bulk}
        filters={
          <ListFilters
            search={`Search ${table.plural}`}
            filters={filters}
            orders={orders}
            first="name"
            views={NONE}
            bulk={bulk}
          />
        }
        noMatch={{ title: `No ${table.plural} match that`, hint: tryInstead }}
        none={{ title: `No ${noun}s Yet`, ...none }}
        add={{ label: `Add Your First ${noun}`, onClick: edited.add }}
      >
        <CardGrid rows={records ?? []} className="sm:grid-cols-2 xl:grid-cols-3" card={renderCard} />
      </RecordList>
      <EditedForm of={edited}>{dialog}</EditedForm>
      {question}
    </Page>
  );
}
