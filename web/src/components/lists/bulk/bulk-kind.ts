import type { Operation, WireInput, WireOutput } from '@smoko/contract';
import { useMemo } from 'react';
import type { Table } from '../../../lib/records/table.ts';
import { type Listed, type Selection, useSelection } from './selection.ts';

/** Calls an operation once: repeated after a failure it has the same key. */
export type CallOnce = <T extends Operation>(operation: T, input: WireInput<T>) => Promise<WireOutput<T>>;

/** Sets a record back to what it was. */
export type Back = (call: CallOnce) => Promise<unknown>;

/** What can be done with many records of a list at once. */
export interface BulkKind<R extends Listed> {
  table: Table;
  /** 'task' and 'tasks'. */
  one: string;
  many: string;
  /** How buttons and notices call a record. */
  nameOf(record: R): string;
  /** Left out where there is no status to choose. */
  statuses?: {
    names: Readonly<Record<string, string>>;
    of(record: R): string;
    /** Whether it can become this one; it is not asked of the one it has. */
    mayBecome(record: R, status: string): boolean;
    change(record: R, status: string, call: CallOnce): Promise<Back>;
  };
  /** What comes of deleting these, a sentence each. */
  beforeDeleting?(records: readonly R[]): Promise<readonly string[]>;
}

/** A list that can be chosen from. */
export interface Bulk<R extends Listed = Listed> {
  selection: Selection;
  kind: BulkKind<R>;
}

interface Changed extends Listed {
  version: number;
  status: string;
}

/** Changes a status by an update of the record as it was read, and back on the version that came of it: a newer change is never written over. */
export const updating =
  ({ operations: { update } }: Table) =>
  async ({ id, version, status: before }: Changed, status: string, call: CallOnce): Promise<Back> => {
    const saved: unknown = await call(update, { id, version, status });
    const now = typeof saved === 'object' && saved !== null && 'version' in saved ? saved.version : version;
    return (again) => again(update, { id, version: now, status: before });
  };

/** `kind` is the same object always; `asked`: what the list was asked for. */
export function useBulk<R extends Listed>(
  kind: BulkKind<R>,
  rows: readonly R[] | undefined,
  asked: Readonly<Record<string, string>>,
): Bulk<R> {
  const selection = useSelection(rows, JSON.stringify(asked));
  return useMemo(() => ({ selection, kind }), [selection, kind]);
}

/** "1 task", "12 tasks". */
export const countOf = ({ one, many }: Pick<BulkKind<Listed>, 'one' | 'many'>, count: number): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;
