import { useState } from 'react';
import { api } from '../api.ts';
import { notify } from '../notify.ts';
import { createStore } from '../store.ts';
import type { Table } from './table.ts';

type Kept = { id: string; version: number };

function createEdited<R extends Kept>(table: Table) {
  const state = createStore<{ record: R | null } | null>(null);
  return {
    /** What a form is open for: a new record, or one on file. */
    state,
    add: () => state.set(() => ({ record: null })),
    edit: (record: R) => state.set(() => ({ record })),
    onClose: () => state.set(() => null),
    /** Shows the record as it is on file now. */
    async onReload() {
      const record = state.get()?.record;
      if (!record) return;
      try {
        const now: unknown = await api.call(table.operations.get, { id: record.id });
        state.set(() => ({ record: now as R }));
      } catch (error) {
        notify.failure(error);
      }
    },
  };
}

export type Edited<R extends Kept> = ReturnType<typeof createEdited<R>>;

/** Opens a form and closes it; shown by `EditedForm`, so that the page behind it is not drawn again. Stays the same object. */
export const useEdited = <R extends Kept>(table: Table): Edited<R> => useState(() => createEdited<R>(table))[0];
