import { z } from 'zod';
import { keep } from './kept.ts';

const KEY = 'smoko-filters';

const KEPT = z.record(z.string(), z.record(z.string(), z.string()));
type Kept = z.infer<typeof KEPT>;

function all(): Kept {
  try {
    return KEPT.parse(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function change(place: string, to: (values: Record<string, string>) => Record<string, string>): void {
  const { [place]: before = {}, ...others } = all();
  const values = to(before);
  keep(KEY, JSON.stringify(Object.keys(values).length ? { ...others, [place]: values } : others));
}

/** What was chosen there last, of these filters; null where nothing was. */
export function recall(place: string, names: readonly string[]): Record<string, string> | null {
  const { [place]: values = {} } = all();
  const found = Object.entries(values).filter(([name, value]) => value && names.includes(name));
  return found.length ? Object.fromEntries(found) : null;
}

/** An empty value is forgotten. */
export const remember = (place: string, name: string, value: string): void =>
  value === '' ? forget(place, [name]) : change(place, (values) => ({ ...values, [name]: value }));

export const forget = (place: string, names: readonly string[]): void =>
  change(place, (values) => Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name))));
