import type { Reading } from './reading.ts';
import { takeRecord } from './records/take.ts';
import { call, type Reply, say } from './reply.ts';

/**
 * "Stratco's phone is now ..." does not say whether Stratco is a client. Where no client of that name is on file,
 * Sarah looks among the suppliers; null when that is not the case.
 */
export function perhapsSupplier({ router, results, message, records }: Reading): Reply | null {
  const [only] = results;
  if (!router || results.length !== 1 || !only || only.ok) return null;
  const missing = /^(?:update|find)_client$/.test(only.tool) && /^No client on file fits/.test(only.summary);
  const who = /^No client on file fits "(.+?)"\.?$/.exec(only.summary)?.[1];
  if (missing && only.tool === 'find_client' && who && !takeRecord('supplier', message, records))
    return say(`No client or supplier on file fits "${who}". Who do you mean?`);
  return missing ? call('hand_over', { to: [{ assistant: 'sarah', request: message }] }) : null;
}
