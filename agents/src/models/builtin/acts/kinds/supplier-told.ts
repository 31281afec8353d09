import type { KnownRecord } from '../../../../known.ts';
import { tidy } from '../../extract/gap.ts';
import { properName } from '../../extract/phrases.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const NAME = "(?<name>\\p{L}[\\p{L}\\d'’&.-]*(?:\\s+[\\p{L}\\d'’&-]+){0,5}?)";
/** Said behind the new name: since when, and what stays. */
const END = '(?=\\s*(?:[,;.]|$|\\b(?:now|these days|from now on|instead|please|since|so|but|same|the same)\\b))';
const RENAMES: readonly RegExp[] = [
  new RegExp(`\\b(?:is|are|get|gets|being)\\s+(?:now\\s+)?(?:called|named|known as)\\s+${NAME}${END}`, 'iu'),
  new RegExp(
    `\\b(?:changed?|change|switched)\\s+(?:its\\s+|their\\s+|the\\s+)?names?\\s+(?:to|into)\\s+${NAME}${END}`,
    'iu',
  ),
  new RegExp(
    `\\b(?:trading as|trades as|goes by|go by|going by|rebranded (?:to|as)|turned into|became)\\s+${NAME}${END}`,
    'iu',
  ),
  new RegExp(`\\brename\\b[^,.;]{2,40}?\\s(?:to|as)\\s+${NAME}${END}`, 'iu'),
  new RegExp(
    `\\b(?:bought out|taken over|sold|merged|new owners?|changed hands)\\b.*?\\b(?:they'?re|theyre|it'?s|its|it is|they are)\\s+(?:now\\s+)?${NAME}\\s+now\\b`,
    'iu',
  ),
];
const GONE =
  /\b(?:closed (?:down|up|the doors)|shut (?:down|up shop|the doors)|gone (?:bust|broke|under)|went (?:bust|broke|under)|out of business|folded|(?:don'?t|dont|do not|no longer|not) (?:use|using|deal with|buy (?:off|from))|stopped using|finished with|done with)\b/iu;
const TAKE_OUT =
  /\b(?:take|get rid of|remove|delete|scrap|cross|wipe|bin|drop)\s+(?:them|it|him|her|that one|those)\b|\b(?:delete|remove|take out)\s+the\s+supplier\b/iu;
const MERGE = /\b(?:merge|combine|join (?:them|the two)|make (?:them|it) one)\b/iu;
const NOTE =
  /^(?:(?:and|also|please|can you|just)[\s,]+)*(?:add\s+|make\s+|put\s+)?(?:a\s+)?notes?\s+(?:for|on|to|about|against)\b|\b(?:put|add|note|write|keep|stick|pop)\s+(?:that|it|this)\s+(?:down\s+)?(?:on|in|to|against)\s+(?:their|his|her|its|the supplier'?s?)\s+(?:file|card|record|details|notes?)\b/iu;
const DETAIL = /\b(?:e-?mails?|numbers?|phone|mobile|address)\b/iu;
const OTHER = /\b(?:order(?:ed)?|deliver\w*|job|invoice|bill|quote|paid|remind|text|tell|ring)\b|\?\s*$/iu;

/** What is told of a shop itself: another name, that it is gone, what goes with it. */
export function supplierTold(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const named = values.named.supplier?.value ?? takeRecord('supplier', text, scene.records);
  if (!named) return null;
  const all = wholeOf(text);
  const note = NOTE.exec(text);
  if (note && named.record && !values.named.client && !values.named.job)
    return { ...words(NO_NOTES, all, named.record), leads: true };
  if (MERGE.test(text) && !OTHER.test(text)) return { ...words(NO_MERGE, all, named.record), leads: true };
  if (OTHER.test(text)) return null;
  if (!named.record) return which(named.candidates, piece);
  const name = newName(text, named.record);
  if (name) return leading(act('update_supplier', { supplier: named.record.id, name }, named.record, all));
  return GONE.test(text) && TAKE_OUT.test(text)
    ? leading(act('delete_supplier', { supplier: named.record.id }, named.record, all))
    : null;
}

const NO_NOTES =
  "I can't keep notes on a supplier, only phone, email, address and what they sell. I can put it on the list as a to-do. Would you like that?";
const NO_MERGE =
  "I can't make two suppliers one. Tell me which one to rename or delete: what was ordered stays with each.";

function newName(text: string, { name: old }: KnownRecord): string | null {
  for (const form of RENAMES) {
    const said = tidy(form.exec(text)?.groups?.name ?? '').replace(/\s+(?:now|these days)$/iu, '');
    if (said.length < 2 || said.toLowerCase() === old.toLowerCase()) continue;
    return /\p{Lu}/u.test(said) ? said : properName(said);
  }
  return null;
}

/** Somebody else is spoken of: "add smith murphy to my clients", though two suppliers have that name. */
const SOMEBODY_NEW = /^(?:add|create|put|new)\b|\b(?:clients?|customers?|jobs?)\b/iu;
/** "bunnings has a new email": of two of them, which. */
function which(candidates: readonly KnownRecord[], { text, values }: Piece): Act | null {
  if (candidates.length < 2 || !(values.email || values.phone || values.address) || !DETAIL.test(text)) return null;
  if (SOMEBODY_NEW.test(text)) return null;
  const names = candidates.map(({ name }) => name);
  const say = `Which one do you mean: ${names.slice(0, -1).join(', ')} or ${names.at(-1)}?`;
  return { ...words(say, wholeOf(text)), leads: true };
}
