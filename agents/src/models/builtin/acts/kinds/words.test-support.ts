import type { KnownRecord } from '../../../../known.ts';
import { normalise } from '../../normalise.ts';
import { actsIn } from '../read-acts.ts';

/** What the office of Carmody Trades has on file on Friday 20 November 2026. */
export const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'rosa', name: 'Rosa Bianchi' },
  { kind: 'client', id: 'dave1', name: 'Dave Cutler' },
  { kind: 'client', id: 'dave2', name: 'Dave Morrow' },
  { kind: 'client', id: 'kindy', name: 'Wattle Park Kindergarten' },
  { kind: 'client', id: 'tui', name: 'Tui Henare' },
  { kind: 'supplier', id: 'boral', name: 'Boral Emu Plains' },
  {
    kind: 'job',
    id: 'patio',
    name: 'Patio roof',
    number: '201',
    client: 'Rosa Bianchi',
    status: 'pending',
    date: '2026-12-02',
  },
  {
    kind: 'job',
    id: 'fence',
    name: 'Pool fence',
    number: '202',
    client: 'Dave Cutler',
    status: 'pending',
    date: '2026-11-24',
  },
  {
    kind: 'job',
    id: 'gate',
    name: 'Side gate',
    number: '203',
    client: 'Dave Morrow',
    status: 'pending',
    date: '2026-11-26',
  },
  {
    kind: 'job',
    id: 'ramp',
    name: 'Access ramp',
    number: '204',
    client: 'Wattle Park Kindergarten',
    status: 'pending',
    date: '2026-11-30',
  },
  { kind: 'task', id: 'permit', name: 'Chase the permit for Rosa', status: 'pending', date: '2026-11-23' },
];

/** The record with these ids as what was done to them lately, before the rest of what is on file. */
export const lately = (...some: (Partial<KnownRecord> & { id: string })[]): KnownRecord[] => {
  const touched = some.map(
    (one) => ({ ...FILE.find(({ id }) => id === one.id), lately: 'changed', ...one }) as KnownRecord,
  );
  return [...touched, ...FILE.filter(({ id }) => !some.some((one) => one.id === id))];
};

/** What a message comes to: each call as its tool and arguments, each word said. `said`: the talk before, user first. */
export function acts(message: string, records: readonly KnownRecord[] = FILE, said: readonly string[] = []): unknown[] {
  const history = said.map((text, i) => ({ role: i % 2 ? ('assistant' as const) : ('user' as const), text }));
  const talk = { message, history, records: [...records], facts: { today: '2026-11-20', country: 'AU' as const } };
  const { acts: found, rest } = actsIn(normalise(message), talk);
  return [
    ...found.flatMap(({ call, say }) => [...(say ? [say] : []), ...(call ? [[call.name, call.args]] : [])]),
    ...rest.map((text) => ({ rest: text })),
  ];
}
