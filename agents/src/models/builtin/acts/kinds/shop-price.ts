import type { KnownRecord } from '../../../../known.ts';
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
  const shop = shopFirst(piece);
  if (!shop) return null;
  const job = jobNamed(piece, scene);
  if (job === 'unclear') return null;
  const spent = spentIn(piece, shop.end);
  if (!spent) return null;
  const args = { type: 'expense', ...spent, job: job?.id, supplier: shop.name };
  return leading(act('create_finance_record', args, job, wholeOf(text)));
}

/** A supplier on file, or a shop that everybody knows, at the very start. */
function shopFirst({ text, values: { named } }: Piece): { name: string; end: number } | null {
  const known = recordOf(named.supplier);
  const [at] = known ? placesOf(named.supplier) : [];
  if (known && at?.start === 0) return { name: known.name, end: at.end };
  const shop = SHOP.exec(text)?.groups?.shop;
  return shop ? { name: sentenceCase(shop), end: shop.length } : null;
}

/** The job it was for; null where none is named. */
function jobNamed(piece: Piece, scene: Scene): KnownRecord | null | 'unclear' {
  const { job, client } = piece.values.named;
  return job || client ? (billedJob(piece, scene)?.record ?? 'unclear') : null;
}

function spentIn({ text, values: { named } }: Piece, end: number): { amount: number; description: string } | null {
  const places = placesOf(named.job, named.client).filter(({ start }) => start >= end);
  const { dollars, sum, what = '', job = '' } = PRICED.exec(blanked(text, places).slice(end))?.groups ?? {};
  const amount = Number((dollars ?? sum ?? '').replaceAll(',', ''));
  // "bunnings 64.50 paint, front door" of no such job: the words stay with what it was for
  const description = [tidy(what), tidy(job.replace(/\b(?:job|the)\b/giu, ' '))].filter(Boolean).join(', ');
  return amount && description ? { amount, description } : null;
}
