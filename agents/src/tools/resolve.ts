import type { Client, Supplier } from '@smoko/contract';
import { findClients, findSuppliers, partyLabel } from './parties.ts';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

/** Exactly one record, or a problem that lists the candidates. Nothing may be changed on a guess. */
export function one<T>(
  found: T[],
  reference: string,
  noun: string,
  label: (record: T) => string,
  near: string[] = [],
): T {
  const [only] = found;
  if (!only) throw notOnFile(reference, noun, near);
  if (found.length === 1) return only;
  const candidates = found.slice(0, 8).map(label);
  throw new ToolProblem(`${found.length} ${noun}s fit "${reference}": ${candidates.join('; ')}. Which one?`, {
    reason: 'ambiguous',
    candidates,
  });
}

function notOnFile(reference: string, noun: string, near: string[]): ToolProblem {
  const add = noun === 'client' ? ' Say "new client" with the name first, then this again.' : '';
  const offer = near.length ? ` Did you mean ${near.join(' or ')}?` : add;
  return new ToolProblem(`No ${noun} on file fits "${reference}".${offer}`, { reason: 'not_found' });
}

export async function resolveClient(env: ToolEnv, reference: string): Promise<Client> {
  const { found, near } = await findClients(env, reference);
  return one(found, reference, 'client', partyLabel, near);
}

export async function resolveSupplier(env: ToolEnv, reference: string): Promise<Supplier> {
  const { found, near } = await findSuppliers(env, reference);
  return one(found, reference, 'supplier', partyLabel, near);
}
