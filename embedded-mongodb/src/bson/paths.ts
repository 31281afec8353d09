import { DBRef } from 'bson';
import { plain } from './key-encoding.ts';
import { type Doc, field, isDoc } from './types.ts';

/** A sub-document that a path may descend into. */
export const asContainer = (value: unknown): Doc | undefined =>
  isDoc(value) ? value : value instanceof DBRef ? plain(value) : undefined;

export const isArrayIndex = (part: string): boolean => /^(0|[1-9]\d{0,8})$/.test(part);

/**
 * Calls `test` with what stands at a dotted path, until it answers true. Arrays on the way are entered: their
 * sub-documents by name, their elements by number. A field missing from a document is passed as undefined; elements
 * that are not documents contribute nothing. An array at the end of the path is passed whole.
 */
export function someAtPath(
  value: unknown,
  parts: readonly string[],
  test: (leaf: unknown) => boolean,
  at = 0,
): boolean {
  const part = parts[at];
  if (part === undefined) return test(value);
  if (Array.isArray(value)) {
    if (isArrayIndex(part) && Number(part) < value.length && someAtPath(value[Number(part)], parts, test, at + 1))
      return true;
    return value.some((element) => asContainer(element) !== undefined && someAtPath(element, parts, test, at));
  }
  const container = asContainer(value);
  if (!container) return test(undefined);
  const child = field(container, part);
  return child === undefined ? test(undefined) : someAtPath(child, parts, test, at + 1);
}

/** Plain descent through documents only (no arrays): what `$a.b` means for a hashed lookup or a seed document. */
export function getPath(doc: Doc, path: string): unknown {
  let value: unknown = doc;
  for (const part of path.split('.')) {
    if (Array.isArray(value) && isArrayIndex(part)) value = value[Number(part)];
    else {
      const container = asContainer(value);
      if (!container) return undefined;
      value = field(container, part);
    }
  }
  return value;
}
