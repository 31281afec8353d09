import type { Context } from '../context.ts';
import { usage } from '../exit.ts';

/** The conversation that was named, or the one `smoko chat` would go on with. @throws CliError (exit 2) */
export function whichThread(given: string | undefined, { store, url }: Context): string {
  const id = given ?? store.server(url()).thread_id;
  if (id) return id;
  throw usage('Say which conversation. See: smoko threads list');
}

export const THREAD_ARGUMENT = ['[thread]', 'its id; left out: the one you talked in last here'] as const;
