import { useEffect, useEffectEvent, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { api } from '../api.ts';
import { notify } from '../notify.ts';
import { useFilters } from '../use-filters.ts';
import type { Table } from './table.ts';

type Kept = { id: string; version: number };

function createEdited<R extends Kept>(table: Table) {
  const state = createStore<{ record: R | null } | null>(() => null);
  return {
    /** null: the form is closed; `record: null`: it is open for a new record. */
    state,
    add: () => state.setState({ record: null }),
    edit: (record: R) => state.setState({ record }),
    onClose: () => state.setState(null),
    /** Loads the record again and shows it, dropping what was typed. */
    async onReload() {
      const record = state.getState()?.record;
      if (!record) return;
      try {
        const now: unknown = await api.call(table.operations.get, { id: record.id });
        state.setState({ record: now as R });
      } catch (error) {
        notify.failure(error);
      }
    },
  };
}

export type Edited<R extends Kept> = ReturnType<typeof createEdited<R>>;

/** The state of a page's form, which `EditedForm` shows. A stable object, so that opening the form does not render the page. */
export const useEdited = <R extends Kept>(table: Table): Edited<R> => useState(() => createEdited<R>(table))[0];

/**
 * Opens a page's form where its address says `?new=`, and takes that out of the address: loaded again, or gone Back to, the
 * page has no form open. `open` is told what `new` said.
 */
export function useNewByAddress(open: (what: string) => void): void {
  const { values, set } = useFilters(['new'] as const);
  const what = values.new;
  const onAsked = useEffectEvent(open);
  useEffect(() => {
    if (what === '') return;
    set('new', '');
    onAsked(what);
  }, [what, set]);
}
