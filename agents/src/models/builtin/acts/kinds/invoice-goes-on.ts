import { takeRecord } from '../../records/take.ts';
import type { Scene } from '../scene.ts';
import { around } from './around.ts';
import { TAKES_OFF } from './invoice-words.ts';
import { quotedIn } from './priced-lines.ts';

/** Another line of the invoice, or what is said of its GST, stands behind a piece: then that is only a part of it. */
export function goesOn(text: string, scene: Scene): boolean {
  const after = around(text, scene)?.after ?? '';
  if (GST_BEHIND.test(after)) return true;
  if (!/^\s*(?:[,;&+\n]|(?:and|plus|also)\b)/iu.test(after)) return false;
  const [clause = ''] = after
    .replace(/^[\s,;&+]*(?:(?:and|plus|also)\s+)?/iu, '')
    .split(/[.;\n]\s|\n|,(?!\d{3})|\b(?:and|plus)\b/u);
  if (takeRecord('client', clause, scene.records)) return false;
  return (/\d/u.test(clause) && TAKES_OFF.test(clause)) || Boolean(quotedIn(clause)?.lines.length);
}
const GST_BEHIND = /^\s*,?\s*(?:and\s+)?(?:plus|\+|inc\w*|ex\w*)\.?\s*(?:the\s+)?gst\b/iu;
