import { isArrayIndex } from '../bson/paths.ts';
import { type Doc, field, isDoc, setField } from '../bson/types.ts';
import { badValue, ServerError } from '../errors.ts';
import { typeName } from '../match/type-names.ts';

/** Reads and writes concrete paths (names and array positions) in a document that may be changed. */

export function valueAt(root: Doc, parts: readonly string[]): unknown {
  let value: unknown = root;
  for (const part of parts) {
    if (Array.isArray(value)) value = isArrayIndex(part) ? value[Number(part)] : undefined;
    else value = isDoc(value) ? field(value, part) : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}

const MAX_PADDING = 1_500_000;

function put(container: unknown, part: string, value: unknown, path: string): void {
  if (Array.isArray(container)) {
    if (!isArrayIndex(part)) throw cannotCreate(part, container, path);
    const at = Number(part);
    if (at - container.length > MAX_PADDING) throw badValue(`Cannot pad an array by more than ${MAX_PADDING} elements`);
    while (container.length < at) container.push(null);
    container[at] = value;
  } else if (isDoc(container)) setField(container, part, value);
  else throw cannotCreate(part, container, path);
}

const cannotCreate = (part: string, container: unknown, path: string) =>
  new ServerError(
    28,
    'PathNotViable',
    `Cannot create field '${part}' in element of type ${typeName(container)} (path '${path}')`,
  );

/** Creates the documents on the way; refuses to go through anything else. */
export function assign(root: Doc, parts: readonly string[], value: unknown): void {
  const path = parts.join('.');
  let container: unknown = root;
  for (const part of parts.slice(0, -1)) {
    const next = Array.isArray(container)
      ? isArrayIndex(part)
        ? container[Number(part)]
        : undefined
      : isDoc(container)
        ? field(container, part)
        : undefined;
    if (next !== undefined) container = next;
    else {
      const created: Doc = {};
      put(container, part, created, path);
      container = created;
    }
  }
  put(container, parts.at(-1) as string, value, path);
}

/** Takes a field away; an array element becomes null, as in MongoDB. */
export function remove(root: Doc, parts: readonly string[]): void {
  const container = parts.length > 1 ? valueAt(root, parts.slice(0, -1)) : root;
  const part = parts.at(-1) as string;
  if (Array.isArray(container)) {
    if (isArrayIndex(part) && Number(part) < container.length) container[Number(part)] = null;
  } else if (isDoc(container) && Object.hasOwn(container, part)) delete container[part];
}
