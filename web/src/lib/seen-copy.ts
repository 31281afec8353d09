import { del } from 'idb-keyval';
import { keep } from './kept.ts';

/** Under which name this browser keeps what was seen, to show without a connection (offline-cache.ts). */
export const SEEN = 'seen';
/** When all that a day on site needs was fetched last, in milliseconds; kept in this browser. */
export const AHEAD = 'smoko-ahead';

/** Deletes it, so that the next user of this browser sees nothing of it. */
export function deleteSeen(): Promise<void> {
  keep(AHEAD, '0');
  return del(SEEN).catch(() => undefined);
}
