import { useState } from 'react';
import { api } from '../api.ts';
import { notify } from '../notify.ts';
import type { Table } from './table.ts';

/** Which record a dialog is open for: none, a new one, or one on file. */
export function useEdited<R extends { id: string; version: number }>(table: Table) {
  const [state, setState] = useState<{ record: R | null } | null>(null);
  const record = state?.record ?? null;
  return {
    open: state !== null,
    record,
    /** Changes when the dialog has to begin anew. */
    key: record ? `${record.id}:${record.version}` : 'new',
    add: () => setState({ record: null }),
    edit: (one: R) => setState({ record: one }),
    close: () => setState(null),
    /** The record as it is on file now. */
    async reload() {
      if (!record) return;
      try {
        const now: unknown = await api.call(table.operations.get, { id: record.id });
        setState({ record: now as R });
      } catch (error) {
        notify.failure(error);
      }
    },
  };
}
