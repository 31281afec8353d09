import { sentenceCase, tidy } from '../../extract/gap.ts';
import { SHOPS } from '../../lexicon/places.ts';
import { type Act, act, leading } from '../act.ts';
import { placesOf, recordOf } from '../found.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { billedJob } from './job-words.ts';

const SHOP = new RegExp(`^(?<shop>${[...SHOPS].join('|')})(?![\\p{L}'’])`, 'iu');
/** A price with its cents or its dollar sign right behind the shop, then what it was for. */
const PRICED =
  /^\s*(?:\$\s?(?<dollars>\d[\d,]*(?:\.\d\d)?)|(?<sum>\d[\d,]*\.\d\d))\s+(?:(?:on|for|of)\s+)?(?<what>\p{L}[\p{L}\s'’&-]{2,50}?)\s*(?:[,-]\s*(?<job>.{2,40}))?$/iu;
const OTHER =
  /\b(?:each|ea|per|quote[ds]?|order(?:ed)?|invoice|owe[sd]?|credit|refund|price|now|was|instead|gst)\b|\?/iu;

/** "reece 64.50 fittings, cistern job": what was spent at a shop, without a word that says so. */
export function shopPrice(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (OTHER.test(text) || values.days.length || values.phone || values.email) return null;
  const known = recordOf(values.named.supplier);
  const [at] = known ? placesOf(values.named.supplier) : [];
  const shop = SHOP.exec(text)?.groups?.shop;
  const end = at?.start === 0 ? at.end : shop?.length;
  if (end === undefined) return null;
  const job = values.named.job || values.named.client ? billedJob(piece, scene) : null;
  if ((values.named.job || values.named.client) && !job?.record) return null;
  const places = placesOf(values.named.job, values.named.client).filter(({ start }) => start >= end);
  const { dollars, sum, what = '', job: rest = '' } = PRICED.exec(blanked(text, places).slice(end))?.groups ?? {};
  // "bunnings 64.50 paint, front door" of no such job: the words stay with what it was for
  const words = [tidy(what), tidy(rest.replace(/\b(?:job|the)\b/giu, ' '))].filter(Boolean).join(', ');
  const amount = Number((dollars ?? sum ?? '').replaceAll(',', ''));
  if (!amount || !words) return null;
  const supplier = at?.start === 0 ? known?.name : sentenceCase(shop ?? '');
  const args = { type: 'expense', amount, job: job?.reference, supplier, description: words };
  return leading(act('create_finance_record', args, job?.record ?? null, wholeOf(text)));
}
