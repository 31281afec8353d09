import type { EmbeddedTrouble } from '../db/connect.ts';
import type { Health } from '../health.ts';
import { damaged } from './nightly.ts';

const FULL =
  'The disk is full: reading and deleting go on, nothing new is stored. Free some space on the disk of the data folder; Smoko goes on by itself.';
const LOW = 'Less than 256 MB are free on the disk of the data folder: free some space before it is full.';

/** What the embedded database says of its disk, for whoever runs the server. */
export function reportTrouble(health: Health, { disk, damage }: EmbeddedTrouble): void {
  health.report('disk', disk === 'ok' ? null : { state: disk, detail: disk === 'full' ? FULL : LOW });
  if (damage !== null) health.report('database', { state: 'damaged', detail: damaged(false) });
}
