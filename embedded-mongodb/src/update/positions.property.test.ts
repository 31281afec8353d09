import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decode, encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { parseFilter } from '../match/parse.ts';
import { plain } from '../testing/plain.ts';
import { compileUpdate } from './compile.ts';

/*
 * The oracle below is written against MongoDB's manual, with plain arrays: which elements a path means is looked up in
 * the document as it was, then every field is written. The updates write the very fields the positions depend on.
 */

interface Tag {
  v: number;
}
interface Item {
  s: string;
  n: number;
  tags: Tag[];
}
interface Stored {
  items: Item[];
  lines: Item[];
}

type Field = 's' | 'n' | 'new' | '7' | '11';
interface Write {
  operator: '$set' | '$inc' | '$unset' | '$push';
  array: keyof Stored;
  /** Which elements: the one the query found, all, those with n >= 2. */
  which: '$' | '$[]' | '$[x]';
  /** Below that, in its tags: all, or those with v >= 1. */
  tags: '' | '.tags.$[]' | '.tags.$[y]';
  field: Field;
}

const item = fc.record({
  s: fc.constantFrom('a', 'b', 'c'),
  n: fc.integer({ min: 0, max: 3 }),
  tags: fc.array(fc.record({ v: fc.integer({ min: 0, max: 2 }) }), { maxLength: 3 }),
});
const stored = fc.record({ items: fc.array(item, { maxLength: 4 }), lines: fc.array(item, { maxLength: 4 }) });
const write = fc.record<Write>({
  operator: fc.constantFrom('$set', '$inc', '$unset', '$push'),
  array: fc.constantFrom('items', 'lines'),
  which: fc.constantFrom('$', '$[]', '$[x]'),
  tags: fc.constantFrom('', '', '.tags.$[]', '.tags.$[y]'),
  field: fc.constantFrom('s', 'n', 'new', '7', '11'),
});

const wanted = { $set: (field: Field) => (field === 'n' ? 9 : 'z'), $inc: () => 5, $unset: () => '', $push: () => 1 };

/** Only writes that do not meet: one per field and depth, and not `$` beside `$[...]` on one array. */
function compatible(writes: Write[]): Write[] {
  const kept: Write[] = [];
  for (const each of writes) {
    const number = each.field === 'n' || each.tags !== '';
    if (each.operator === '$inc' && each.field === 's' && !each.tags) continue;
    if (each.operator === '$push' && (each.field !== 'new' || number)) continue;
    const meets = kept.some(
      (other) =>
        other.array === each.array &&
        ((other.which === '$') !== (each.which === '$') ||
          ((other.tags === '') === (each.tags === '') && other.field === each.field)),
    );
    if (!meets) kept.push(each);
  }
  return kept;
}

function oracle(before: Stored, query: string, writes: Write[]): unknown {
  const after = structuredClone(before) as unknown as Record<keyof Stored, Doc[]>;
  for (const { operator, array, which, tags, field } of writes) {
    const found = before[array].findIndex(({ s }) => s === query);
    for (const [at, element] of before[array].entries()) {
      if (which === '$' && at !== found) continue;
      if (which === '$[x]' && element.n < 2) continue;
      const target = after[array][at] as Doc;
      if (tags === '') apply(target, operator, field);
      else
        for (const [tagAt, { v }] of element.tags.entries())
          if (tags !== '.tags.$[y]' || v >= 1) apply((target.tags as Doc[])[tagAt] as Doc, operator, field);
    }
  }
  return after;
}

function apply(target: Doc, operator: Write['operator'], field: Field): void {
  const current = target[field];
  if (operator === '$set') target[field] = wanted.$set(field);
  else if (operator === '$unset') delete target[field];
  else if (operator === '$inc') target[field] = Number(current ?? 0) + 5;
  else target[field] = [...((current as unknown[]) ?? []), 1];
}

function commandOf(writes: Write[]): { update: Doc; arrayFilters: Doc[] } {
  const update: Doc = {};
  for (const { operator, array, which, tags, field } of writes) {
    update[operator] ??= {};
    (update[operator] as Doc)[`${array}.${which}${tags}.${field}`] = wanted[operator](field);
  }
  const used = JSON.stringify(update);
  const arrayFilters = [{ 'x.n': { $gte: 2 } }, { 'y.v': { $gte: 1 } }].filter((_, at) =>
    used.includes(at === 0 ? '$[x]' : '$[y]'),
  );
  return { update, arrayFilters };
}

it('looks up all positions before it writes any field', () => {
  fc.assert(
    fc.property(stored, fc.constantFrom('a', 'b'), fc.array(write, { minLength: 1, maxLength: 6 }), (doc, s, drawn) => {
      const writes = compatible(drawn);
      const both = ['items', 'lines'] as const;
      fc.pre(writes.length > 0 && both.every((array) => doc[array].some((each) => each.s === s)));
      const { update, arrayFilters } = commandOf(writes);
      const compiled = compileUpdate({
        ...decode(encode({ update, ...(arrayFilters.length ? { arrayFilters } : {}) })),
        update: decode(encode(update)),
        filter: parseFilter({ 'items.s': s, 'lines.s': s }),
      });
      expect(plain(compiled.apply(decode(encode(doc as unknown as Doc)), false))).toEqual(oracle(doc, s, writes));
    }),
    { numRuns: 2000 },
  );
});
