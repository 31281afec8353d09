import { asContainer } from '../../bson/paths.ts';
import { type Doc, isDoc, setField } from '../../bson/types.ts';
import type { Scope } from '../expressions/expression.ts';
import type { Node, Tree } from './tree.ts';

/** Keeps the listed fields in the document's own order, then adds the computed ones. */
export function include(doc: Doc, tree: Tree, scope: Scope, top = true): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = tree.get(name);
    const kept = node ? keep(value, node, scope) : top && name === '_id' ? value : undefined;
    if (kept !== undefined) setField(result, name, kept);
  }
  return compute(result, tree, scope, doc);
}

function keep(value: unknown, node: Node, scope: Scope): unknown {
  switch (node.kind) {
    case 'include':
      return value;
    case 'array':
      return Array.isArray(value) ? node.change(value, scope.ROOT as Doc) : node.includes ? undefined : value;
    case 'nested':
      return within(
        value,
        (doc) => include(doc, node.fields, scope, false),
        () => undefined,
      );
    case 'exclude':
    case 'compute':
      return undefined;
  }
}

function compute(result: Doc, tree: Tree, scope: Scope, original: Doc): Doc {
  for (const [name, node] of tree) {
    if (node.kind === 'compute') {
      const value = node.expression(scope);
      if (value !== undefined) setField(result, name, value);
    } else if (node.kind === 'nested' && !Array.isArray(original[name]) && !isDoc(original[name])) {
      if (computes(node.fields)) setField(result, name, include({}, node.fields, scope, false));
    }
  }
  return result;
}

/** Below a field that is missing or no document, computed fields make a new document, even one without fields. */
const computes = (tree: Tree): boolean =>
  [...tree.values()].some((node) => node.kind === 'compute' || (node.kind === 'nested' && computes(node.fields)));

/** Everything but the listed fields. */
export function exclude(doc: Doc, tree: Tree, root = doc): Doc {
  const result: Doc = {};
  for (const [name, value] of Object.entries(doc)) {
    const node = tree.get(name);
    if (node?.kind === 'exclude') continue;
    const kept =
      node?.kind === 'nested'
        ? within(
            value,
            (inner) => exclude(inner, node.fields, root),
            (other) => other,
          )
        : node?.kind === 'array' && Array.isArray(value)
          ? node.change(value, root)
          : value;
    if (kept !== undefined) setField(result, name, kept);
  }
  return result;
}

/** $addFields: computed fields over everything there is; arrays on the way are entered. */
export function overlay(doc: Doc, tree: Tree, scope: Scope): Doc {
  const result = { ...doc };
  for (const [name, node] of tree) {
    const value =
      node.kind === 'nested'
        ? overlayInto(result[name], node.fields, scope)
        : node.kind === 'compute'
          ? node.expression(scope)
          : undefined;
    if (value === undefined) delete result[name];
    else setField(result, name, value);
  }
  return result;
}

function overlayInto(value: unknown, tree: Tree, scope: Scope): unknown {
  if (Array.isArray(value)) return value.map((element) => overlayInto(element, tree, scope));
  return overlay(asContainer(value) ?? {}, tree, scope);
}

/** Applies to the documents in a value, through arrays of any depth; what is neither goes to `other`. */
function within(value: unknown, change: (doc: Doc) => Doc, other: (value: unknown) => unknown): unknown {
  if (Array.isArray(value))
    return value.map((element) => within(element, change, other)).filter((element) => element !== undefined);
  const container = asContainer(value);
  return container ? change(container) : other(value);
}
