import { keep } from '../../lib/kept.ts';
import { KINDS, type Kind } from './kinds.ts';

const MOST = 8;

/** A record that was opened. Only which one it was is kept: what it is called is asked for anew, by whoever may see it. */
export interface Recent {
  kind: Kind;
  /** Of a job its number, as in its address. */
  id: string;
}

/** Records with an address of their own, and the parameter that says which. */
const ADDRESSES: Readonly<Record<string, readonly [Kind, string]>> = {
  '/job-details': ['job', 'job'],
  '/client': ['client', 'client'],
  '/client-account': ['client', 'client'],
  '/supplier': ['supplier', 'supplier'],
  '/quick-quote': ['quote', 'quote'],
  '/finance-record': ['money', 'id'],
};

/** The record that is shown at this address, if it is one record's. */
export function recentAt(pathname: string, search: string): Recent | null {
  const [kind, name] = ADDRESSES[pathname] ?? [];
  const id = name && new URLSearchParams(search).get(name)?.trim();
  return kind && id ? { kind, id } : null;
}

const same = (a: Recent, b: Recent): boolean => a.kind === b.kind && a.id === b.id;

/** The latest first, each once. */
export const withRecent = (list: readonly Recent[], one: Recent): Recent[] =>
  [one, ...list.filter((other) => !same(one, other))].slice(0, MOST);

const keyOf = (userId: string): string => `smoko-recent/${userId}`;

function isRecent(value: unknown): value is Recent {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return false;
  return typeof value.id === 'string' && KINDS.some((kind) => kind === value.kind);
}

export function readRecents(userId: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const write = (userId: string, list: readonly Recent[]): void => keep(keyOf(userId), JSON.stringify(list));

export const keepRecent = (userId: string, one: Recent): void => write(userId, withRecent(readRecents(userId), one));

/** It is there no more. */
export const forgetRecent = (userId: string, one: Recent): void =>
  write(
    userId,
    readRecents(userId).filter((other) => !same(one, other)),
  );
