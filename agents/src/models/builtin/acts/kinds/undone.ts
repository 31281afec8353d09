import type { KnownKind, KnownRecord } from '../../../../known.ts';
import { SPOKEN_COUNTS } from '../../lexicon/undoing.ts';
import { type Act, act, leading, words } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const LEAD =
  '^(?:(?:no|nah|nope|yeah|yep|ok|okay|oh|oops|wait|hang on|sorry|actually|please|pls|just|also|and|can you|could you|shit|bugger|whoops|mate|smoko)(?![\\p{L}])[\\s,.!-]*)*';
/** "undo that invoice", "no, take back invoice 1001", "undo that change to the split system". */
const UNDO = new RegExp(
  `${LEAD}(?:(?:undo|un-do|revert|reverse|roll back|take back|take away)\\b\\s*(?<what>.*)|(?:take|roll|put)\\s+(?<that>(?:that|the|those|these|my)\\b.{0,40}?)\\s+back)$`,
  'iu',
);
/** "bin those three tasks": several that were made together. */
const SEVERAL = new RegExp(
  `${LEAD}(?:undo|revert|take back|bin|scrap|delete|remove|ditch|lose|cancel|drop|get rid of)\\s+(?:all\\s+)?(?:(?:of\\s+)?(?:those|these|the)\\s+)(?:last\\s+)?(?<count>${SPOKEN_COUNTS}|\\d)?\\s*(?<kind>[\\p{L}-]+s)?(?:\\s+(?:you just made|please|mate|again|as well|too))*$`,
  'iu',
);
/** Nothing is named: what was done last. */
const LAST =
  /^(?:|that|it|this|them|those|these|all of it|all that|the last (?:one|thing|bit|change)|last (?:one|thing)|that (?:one|last one|last thing|last bit|change|last change)|what you (?:just )?did|everything)$/iu;
const EMPTY = new Set(
  `the that this my a an to of for on at in with last just made make new change changes changed edit update thing one ones please mate thanks again now you we did added from back is thats that's other job's all`.split(
    /\s+/,
  ),
);
const KINDS: readonly (readonly [RegExp, (record: KnownRecord) => boolean])[] = [
  [/^(?:invoice|bill)s?$/iu, ({ kind, type }) => kind === 'finance' && type === 'invoice'],
  [/^(?:payment|deposit)s?$/iu, ({ kind, type }) => kind === 'finance' && type === 'payment'],
  [/^(?:expense|receipt|cost)s?$/iu, ({ kind, type }) => kind === 'finance' && type === 'expense'],
  [/^(?:job|booking|visit)s?$/iu, ({ kind }) => kind === 'job'],
  [/^(?:task|to-?do|reminder)s?$/iu, ({ kind }) => kind === 'task'],
  [/^(?:quote|estimate)s?$/iu, ({ kind }) => kind === 'quote'],
  [/^(?:order|item|line|material)s?$/iu, ({ kind }) => kind === 'item'],
  [/^(?:client|customer|contact)s?$/iu, ({ kind }) => kind === 'client'],
  [/^suppliers?$/iu, ({ kind }) => kind === 'supplier'],
];
const NOTHING =
  'I find nothing like that among what was done here lately. Say "undo that" to take back what was done last.';

/** What was done in this conversation is taken back as the Undo of its receipts does; it never becomes a delete of anything else. */
export function undone({ text }: Piece, scene: Scene): Act | readonly Act[] | null {
  if (!scene.history.length || scene.before.length) return null;
  const all = wholeOf(text);
  const said = text.replace(/[\s.!]+$/u, '');
  const several = SEVERAL.exec(said);
  const group = several ? madeTogether(several.groups ?? {}, scene) : null;
  if (group) return group.map((record) => leading(act('undo_last', { record: record.id }, record, all)));
  const match = UNDO.exec(said);
  const what = (match?.groups?.what ?? match?.groups?.that)?.trim();
  if (what === undefined || /\b(?:delet|send|sent|approv)/iu.test(what)) return null;
  if (LAST.test(what)) return leading(act('undo_last', {}, null, all));
  const lately = scene.records.filter((record) => record.lately);
  const target = meant(what, lately);
  if (target) return leading(act('undo_last', { record: target.id }, target, all));
  return wordsOf(what).some((word) => KINDS.some(([says]) => says.test(word))) ? leading(words(NOTHING, all)) : null;
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']s\b|[’']/gu, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word && !EMPTY.has(word));

/** The one that all the words fit, latest first. */
function meant(what: string, lately: readonly KnownRecord[]): KnownRecord | null {
  const said = wordsOf(what);
  const fits = (record: KnownRecord): boolean => {
    const own = wordsOf(
      [record.name, record.number, record.client, record.invoice, record.job, record.supplier].join(' '),
    );
    const called = said.filter((word) => !KINDS.some(([says, is]) => says.test(word) && is(record)));
    return called.every(
      (word) => own.includes(word) || own.includes(`${word}s`) || own.includes(word.replace(/s$/u, '')),
    );
  };
  return lately.find(fits) ?? null;
}

const COUNTS: readonly string[] = SPOKEN_COUNTS.split('|');

/** Those of a kind that one answer told as made; null where they are not as many as was said. */
function madeTogether(
  { count, kind }: Record<string, string | undefined>,
  { records, history }: Scene,
): readonly KnownRecord[] | null {
  const is = kind ? KINDS.find(([says]) => says.test(kind))?.[1] : () => true;
  if (!is || (!count && !kind)) return null;
  const made = records.filter((record) => record.lately === 'created' && is(record) && GOES.has(record.kind));
  const answer = history.findLast(
    ({ role, text }) =>
      role === 'assistant' && DONE.test(text) && made.filter(({ name }) => text.includes(name)).length > 1,
  )?.text;
  const group = answer ? made.filter(({ name }) => answer.includes(name)) : [];
  const wanted = count ? (/\d/.test(count) ? Number(count) : COUNTS.indexOf(count.toLowerCase()) + 2) : group.length;
  return group.length > 1 && group.length === wanted ? group : null;
}
const DONE = /\b(?:Added|Created|Recorded|Drafted)\b/u;
/** A client or a job that was made has a yes of its own. */
const GOES: ReadonlySet<KnownKind> = new Set(['task', 'item', 'finance', 'quote', 'job']);
