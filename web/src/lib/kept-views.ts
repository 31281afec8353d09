import { z } from 'zod';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keep, kept } from './kept.ts';

const KEY = 'smoko-views';

export type ViewValues = Readonly<Record<string, string>>;

/** Filters, order and search of a list, by a name. */
export interface View {
  name: string;
  values: ViewValues;
}

const KEPT = z.record(z.string(), z.array(z.object({ name: z.string(), values: z.record(z.string(), z.string()) })));
type Kept = Readonly<Record<string, readonly View[]>>;

function read(): Kept {
  try {
    return KEPT.parse(JSON.parse(kept(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

const views = createStore<Kept>(read);
const NONE: readonly View[] = [];

/** Those that somebody keeps of a page, by `place`: a person and a page. */
export const useKeptViews = (place: string): readonly View[] => useStore(views, (all) => all[place] ?? NONE);

/** Keeps these of a page in this browser, in place of those that were. What another tab kept meanwhile of other pages stays. */
export function keepViews(place: string, change: (before: readonly View[]) => readonly View[]): void {
  const { [place]: before = NONE, ...others } = read();
  const next = change(before);
  const all = next.length ? { ...others, [place]: next } : others;
  views.setState(all, true);
  keep(KEY, JSON.stringify(all));
}

/** What is set, without what is not. */
export const setIn = (values: ViewValues): ViewValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/** Whether a list stands as a view has it. */
export function stands({ values: wanted }: View, values: ViewValues): boolean {
  const now = setIn(values);
  const names = Object.keys(now);
  return names.length === Object.keys(setIn(wanted)).length && names.every((name) => now[name] === wanted[name]);
}

/** Two of one page never have the same name, however it is written. */
export const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
