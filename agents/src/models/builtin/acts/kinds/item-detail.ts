import type { KnownRecord } from '../../../../known.ts';
import { fold, tokens } from '../../../../tools/matching.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { SIZE, withOtherSize } from '../../extract/sizes.ts';
import { alternatives } from '../../lexicon/alternatives.ts';
import { COLOUR } from '../../lexicon/finishes.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { focus, isFresh } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { numberOf } from './order-lines.ts';
import { itemMeant } from './order-quantity.ts';
import { NUMBER } from './order-words.ts';
import { isTalk } from './talk-beside.ts';

const OOPS = alternatives(
  "no | nah | sorry | wait | actually | oops | whoops | hang on | hold on | oh | i mean | i meant | meant | make (?:it|that|them) | change (?:it|that|them) to | should be | should have been | it should be | it'?s | they'?re | i said | in | the | instead | please | mate | eh | my bad | yeah | correction | better",
);
const LEAD = new RegExp(`^(?:(?:${OOPS})[\\s,.:-]+)+`, 'iu');
const TRAIL = new RegExp(`(?:[\\s,.!-]+(?:${OOPS}|ones?|not))+[\\s.!]*$`, 'iu');
const BACK =
  /\b(?:sorry|i mean|i meant|meant|not|instead of|rather than|actually|no|nah|wait|oops|change|should be|should have been|wrong|make it|make that|correction)\b/iu;
/** "half tea sorry not quarter", "the black ones instead of white". */
export const NOT_THAT =
  /^(?<now>.{1,50}?)[\s,.]+(?:not|instead of|rather than)\s+(?:the\s+|in\s+)?(?<was>[^,.]{1,30}?)(?:[\s,]+(?:eh|sorry|mate|please|though|i think|ones?))*[\s.!]*$/iu;
/** "not quarter, half tea", "change the quarter to half". */
export const THAT_TO =
  /^(?:(?:no|nah|sorry|wait|actually)[\s,]+)*(?:not|change|swap)\s+(?:the\s+)?(?<was>[^,.]{1,30}?)(?:\s+(?:to|for)\s+|\s*[,.]\s*|\s+but\s+)(?:(?:please\s+)?change\s+(?:it\s+|them\s+)?(?:to|for|into)\s+)?(?:the\s+)?(?<now>.{1,40}?)[\s.!]*$/iu;
const KIND_SIZE = new RegExp(`\\b(?<kind>size|sz|grade|gauge|class|type|number)\\s+(?<n>${NUMBER})\\b`, 'iu');
const SIZE_FIRST = new RegExp(`^(?:(?:no|nah|sorry|wait|actually|oops)[\\s,]+)*(?:size|sz)\\s+(?:${NUMBER})\\b`, 'iu');
const OTHER = /[$%]|\b(?:remind|quote|invoice|paid|each|address|phone|surname|name|spelt|street|road|deposit|date)\b/iu;

/** Corrects the size, colour or kind of what was ordered: "half tea sorry not quarter", "size 11 i mean", "the black ones sorry". */
export function itemDetail(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (OTHER.test(text) || values.days.length || values.phone || values.address || text.length > 140) return null;
  for (const item of meant(piece, scene)) {
    const name = otherName(text, item);
    if (!name || fold(name) === fold(item.name)) continue;
    return act('update_procurement_item', { item: item.id, new_name: name }, item, wholeOf(text));
  }
  return null;
}

/** The order that is meant first, then the others made or changed with it. */
function meant(piece: Piece, scene: Scene): KnownRecord[] {
  const lately = scene.records.filter(isFresh);
  const items = lately.filter(({ kind }) => kind === 'item');
  const first = itemMeant(piece, scene);
  if (lately.length && !items.length && !piece.values.named.item) return [];
  const one = first ?? focus(scene, ['item']);
  return [...new Set([...(one ? [one] : []), ...items])];
}

/** The item's name with the size, colour or kind that was meant. */
function otherName(text: string, item: KnownRecord): string | null {
  const said = withoutReason(text);
  const plain = plainer(said, item);
  const alone = plain === said ? null : coloured(bare(plain), item.name);
  if (alone) return alone;
  const { now, was } = (THAT_TO.exec(plain) ?? NOT_THAT.exec(plain))?.groups ?? {};
  if (now && numberOf(bare(now))) return null;
  if (now && was) return withReplaced(item.name, bare(now), bare(was));
  const size = SIZE_FIRST.exec(text)?.[0];
  if (size && isTalk(text.slice(size.length))) return sized(size, item.name);
  return BACK.test(said) ? withDetail(bare(said), item.name) : null;
}

/** "size 11 i mean, he have big feet": without the reason behind it. */
function withoutReason(text: string): string {
  const [first = '', ...more] = text.split(/\s*[,.!]\s+/);
  const why = more.join(' ');
  const putsRight = BACK.test(first) && !/^(?:(?:no|nah|sorry)\s+)*not\b/iu.test(first);
  return more.length && putsRight && isTalk(why) && !/\bnot\b|\binstead\b/iu.test(why) ? first : text;
}

/** A size or a colour in a few words, put in the place of what the name has. */
function withDetail(detail: string, name: string): string | null {
  if (!detail || detail.split(/\s+/).length > 5) return null;
  return sized(detail, name) ?? coloured(detail, name);
}
/** Drops the item's own name: "posts should be 125s" becomes "125s". */
function plainer(text: string, item: KnownRecord): string {
  const behind = SHOULD_BE.exec(text)?.groups;
  if (behind?.now && behind.what && takeRecord('item', behind.what, [item])) return behind.now;
  const swap = SWAP.exec(text)?.groups;
  if (swap?.now && swap.what && takeRecord('item', swap.what, [item])) return swap.now;
  const found = NOT_FIRST.exec(text)?.groups;
  return found?.what && takeRecord('item', found.what, [item]) ? (found.now ?? text) : text;
}
const SHOULD_BE =
  /^(?<what>.{3,50}?)\s+(?:should be|should've been|should have been|need(?:s)? to be|ha(?:s|ve) to be|want(?:s)? to be|supposed to be|meant to be)\s+(?<now>.+)$/iu;
const SWAP =
  /^(?:(?:can|could) (?:we|you|i)\s+|please\s+|pls\s+)*(?:change|swap|switch|make)\s+(?:the\s+)?(?<what>.{3,50}?)\s+(?:to|for|into)\s+(?:the\s+)?(?<now>.+)$/iu;
const NOT_FIRST = /^(?<what>.{3,50}?)\s*,?\s+(?:(?:please|pls)\s+)?(?<now>not\s+.+)$/iu;

export const bare = (text: string): string => tidy(tidy(text).replace(LEAD, '').replace(TRAIL, ''));

/** Replaces the wrong words of a name by the right ones; a word that both share stands once. */
export function withReplaced(name: string, now: string, was: string): string | null {
  const size = /^(\d+)s?$/u.exec(was)?.[1];
  const other = /^(\d+)s?$/u.exec(now)?.[1];
  // "125s not the 100s" of "Posts 100mm round"
  if (size && other && new RegExp(`(?<!\\d)${size}(?!\\d)`, 'u').test(name))
    return name.replace(new RegExp(`(?<!\\d)${size}(?!\\d)`, 'gu'), other);
  const words = name.split(/\s+/);
  const old = tokens(was);
  const at = words.findIndex((_, i) => old.every((word, j) => alike(words[i + j] ?? '', word)));
  if (!old.length || at < 0 || !now) return null;
  const own = now.split(/\s+/);
  // "half tea" for "quarter" in "quarter tea": the "tea" is not repeated
  const behind = words.slice(at + old.length);
  for (let n = Math.min(own.length - 1, behind.length); n > 0; n--)
    if (own.slice(-n).every((word, i) => alike(behind[i] ?? '', word))) own.splice(-n);
  while (own.length > 1 && at > 0 && alike(words[at - 1] ?? '', own[0] ?? '')) own.shift();
  const put = /[,)]$/.test(words[at + old.length - 1] ?? '')
    ? `${own.join(' ')}${(words[at + old.length - 1] ?? '').slice(-1)}`
    : own.join(' ');
  return sentenceCase([...words.slice(0, at), put, ...words.slice(at + old.length)].join(' '));
}

const alike = (word: string, said: string): boolean => {
  const [a, b] = [fold(word).trim(), fold(said).trim()];
  return (
    a !== '' &&
    (a === b || `${a}s` === b || a === `${b}s` || (b.length > 3 && a.startsWith(b.slice(0, Math.max(4, b.length - 2)))))
  );
};

function sized(detail: string, name: string): string | null {
  const kind = KIND_SIZE.exec(detail)?.groups;
  if (kind?.n && kind.kind) {
    const own = new RegExp(`\\b(${kind.kind}\\s+)(?:${NUMBER})\\b`, 'iu');
    return own.test(name) ? name.replace(own, `$1${kind.n}`) : null;
  }
  const size = new RegExp(`^${SIZE}`, 'iu').exec(detail);
  const rest = size ? detail.slice(size[0].length).trim() : '';
  if (!size?.[1] || !size[2] || (rest && !tokens(rest).every((word) => tokens(name).includes(word)))) return null;
  return withOtherSize(name, size[1], size[2]) ?? null;
}

function coloured(detail: string, name: string): string | null {
  const now = [...detail.matchAll(new RegExp(COLOUR, 'giu'))].map(([word]) => word).join(' ');
  const was = COLOUR.exec(name)?.[0];
  const rest = tokens(detail.replace(new RegExp(COLOUR, 'giu'), ' '));
  if (!now || !was || !rest.every((word) => tokens(name).includes(word))) return null;
  return name.replace(COLOUR, /^\p{Lu}/u.test(was) ? sentenceCase(now) : now);
}
