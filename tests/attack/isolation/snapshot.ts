import { bearer, send } from '../http.ts';
import type { Route } from '../openapi.ts';
import type { Tenant } from '../tenant.ts';
import { kindOf } from './bodies.ts';
import { wordsOf } from './compare.ts';

type Snapshot = Map<string, string>;

/** Changes by being looked at, or with the clock. */
const CLOCKWORK =
  /"(last_used_at|last_seen_at|last_active_at|expires_at|confirmed_until|now|request_id)":("[^"]*"|null)/g;
/** A zip has the time in it; each of its lists is compared by itself. */
const NOT_COMPARED = new Set(['/api/export', '/api/openapi.json', '/api/docs', '/api/docs/style.css']);

/** In the order of their use, which goes on while the others attack. */
const LATEST_FIRST = new Set(['/api/auth/sessions']);

function byId(content: string): string {
  const page = JSON.parse(content) as { data: { id: string }[] };
  return JSON.stringify({ ...page, data: page.data.toSorted((a, b) => (a.id < b.id ? -1 : 1)) });
}

/** Every answer that its owner gets to a question: all lists, totals, files and records. */
export async function snapshot(url: string, routes: readonly Route[], owner: Tenant): Promise<Snapshot> {
  const seen: Snapshot = new Map();
  const look = async (path: string) => {
    const answer = await send(url, { path, headers: bearer(owner.token) });
    // a PDF has the time of its making in it
    const content = answer.headers['content-type'] === 'application/pdf' ? '' : wordsOf(answer);
    const inOrder = LATEST_FIRST.has(path) ? byId(content) : content;
    seen.set(path, `${answer.status} ${inOrder.replace(CLOCKWORK, '')}`);
  };
  for (const { method, path, query, signedIn } of routes) {
    if (method !== 'GET' || !signedIn || NOT_COMPARED.has(path) || path.includes('{kind}')) continue;
    if (!path.includes('{id}')) await look(query.some(({ name }) => name === 'limit') ? `${path}?limit=100` : path);
    else for (const id of owner.ids[kindOf(path)] ?? []) await look(path.replace('{id}', id));
  }
  return seen;
}

/** The questions whose answers are not what they were. */
export const changed = (before: Snapshot, after: Snapshot): string[] =>
  [...before.keys()].filter((path) => before.get(path) !== after.get(path));

export function difference(before: Snapshot, after: Snapshot, path: string): string {
  const [was = '', is = ''] = [before.get(path), after.get(path)];
  const at = [...was].findIndex((char, i) => char !== is[i]);
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 120);
  return `${path}: ...${around(was)}... became ...${around(is)}...`;
}
