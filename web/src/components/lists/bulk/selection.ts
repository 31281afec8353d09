import { useLayoutEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';

/** What a list holds, as far as choosing is concerned. */
export interface Listed {
  id: string;
}

/** What was not done, each by name with the reason. */
export interface Report {
  title: string;
  lines: readonly { name: string; reason: string }[];
  /** Takes back the rest, which was done: the notice that offers it lies under this. */
  undo?: () => void;
}

interface State {
  /** What is listed now. */
  rows: readonly Listed[];
  /** Choosing was begun from the menu: on a phone every card has its box then. */
  on: boolean;
  ids: ReadonlySet<string>;
  /** "Deleting 7 of 12…"; null where nothing is being done. */
  busy: string | null;
  report: Report | null;
}

const none = (): ReadonlySet<string> => new Set();

function createSelection() {
  const state = createStore<State>(() => ({ rows: [], on: false, ids: none(), busy: null, report: null }));
  let anchor: string | null = null;
  let shown = false;
  const idle = () => state.getState().busy === null;
  const choose = (ids: ReadonlySet<string>) => state.setState({ ids });

  /** All between the one chosen last and this one. */
  function rangeTo(id: string): string[] {
    const { rows } = state.getState();
    const [from, to] = [rows.findIndex((row) => row.id === anchor), rows.findIndex((row) => row.id === id)];
    if (from < 0 || to < 0) return [id];
    return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id);
  }

  return {
    state,
    /** What is listed now: what is not, such as a record that was deleted elsewhere, is not chosen any more. */
    list(rows: readonly Listed[]): void {
      const { ids } = state.getState();
      const left = rows.filter(({ id }) => ids.has(id));
      state.setState({ rows, ids: left.length === ids.size ? ids : new Set(left.map(({ id }) => id)) });
    },
    /** `range`: with all from the one before to this, as it becomes. */
    toggle(id: string, range: boolean): void {
      if (!idle()) return;
      const ids = new Set(state.getState().ids);
      const on = !ids.has(id);
      for (const one of range ? rangeTo(id) : [id]) {
        if (on) ids.add(one);
        else ids.delete(one);
      }
      anchor = id;
      choose(ids);
    },
    all(on: boolean): void {
      if (idle()) choose(on ? new Set(state.getState().rows.map(({ id }) => id)) : none());
    },
    begin: () => state.setState({ on: true }),
    drop: () => choose(none()),
    /** These alone, such as what was refused. */
    only: (records: readonly Listed[]) => choose(new Set(records.map(({ id }) => id))),
    leave(): void {
      anchor = null;
      if (idle()) state.setState({ on: false, ids: none() });
    },
    chosen(): readonly Listed[] {
      const { rows, ids } = state.getState();
      return rows.filter(({ id }) => ids.has(id));
    },
    /** Whether its list is on the screen still: what comes later is told elsewhere if it is not. */
    isShown: () => shown,
    show(on: boolean): void {
      shown = on;
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;

/**
 * Which records of a list are chosen. Further pages leave it as it is; another `asked`, the filters that were asked for, chooses none.
 * A stable object: rows do not render again when others are chosen.
 */
export function useSelection(rows: readonly Listed[] | undefined, asked: string): Selection {
  const [selection] = useState(createSelection);
  useLayoutEffect(() => selection.list(rows ?? []), [selection, rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list was asked for
  useLayoutEffect(() => selection.drop(), [selection, asked]);
  return selection;
}
