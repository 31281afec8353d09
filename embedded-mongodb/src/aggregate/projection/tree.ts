import { toDouble } from '../../bson/numbers.ts';
import { type Doc, isDoc, isNumber, isReferenceName } from '../../bson/types.ts';
import { ServerError } from '../../errors.ts';
import { compileExpression } from '../expressions/compile.ts';
import type { Expression } from '../expressions/expression.ts';
import { stageError } from '../pipeline.ts';

export type Leaf =
  | { kind: 'include' | 'exclude' }
  | { kind: 'compute'; expression: Expression }
  /** Only in find: a change of an array that is shown; `root` is the whole document. */
  | { kind: 'array'; change: (array: unknown[], root: Doc) => unknown[] | undefined; includes: boolean };
export type Node = Leaf | { kind: 'nested'; fields: Tree };
export type Tree = Map<string, Node>;

/** Turns the operators that only find knows ($slice, $elemMatch, `a.$`) into leaves; undefined for others. */
export type FindOperators = (path: string, value: unknown) => Leaf | undefined;

const clash = (path: string) => stageError(31249, `Path collision at ${path}`);

/** Reads a projection document; dotted names and nested documents mean the same. */
export function parseTree(spec: Doc, variables: readonly string[], find?: FindOperators): Tree {
  const tree: Tree = new Map();
  fill(tree, spec, [], variables, find);
  return tree;
}

function fill(tree: Tree, spec: Doc, above: string[], variables: readonly string[], find?: FindOperators): void {
  for (const [name, value] of Object.entries(spec)) {
    const path = [...above, name].join('.');
    const leaf = find?.(path, value);
    const parts = (leaf && name.endsWith('.$') ? name.slice(0, -2) : name).split('.');
    if (parts.some((part) => part === '' || (part.startsWith('$') && !isReferenceName(part))))
      throw stageError(16410, `FieldPath field names may not start with '$' or be empty: '${path}'`);
    if (!leaf && isDoc(value) && !Object.keys(value)[0]?.startsWith('$')) {
      if (Object.keys(value).length === 0)
        throw stageError(51270, 'An empty sub-projection is not a valid value. Found empty object at path');
      fill(branch(tree, parts, path), value, [...above, ...parts], variables, find);
    } else put(tree, parts, leaf ?? parseLeaf(value, variables), path);
  }
}

function parseLeaf(value: unknown, variables: readonly string[]): Leaf {
  if (typeof value === 'boolean') return { kind: value ? 'include' : 'exclude' };
  if (isNumber(value)) return { kind: toDouble(value) === 0 ? 'exclude' : 'include' };
  return { kind: 'compute', expression: compileExpression(value, variables) };
}

function branch(tree: Tree, parts: readonly string[], path: string): Tree {
  let at = tree;
  for (const part of parts) {
    const known = at.get(part);
    if (known && known.kind !== 'nested') throw clash(path);
    const next: Node = known ?? { kind: 'nested', fields: new Map() };
    at.set(part, next);
    at = next.fields;
  }
  return at;
}

function put(tree: Tree, parts: readonly string[], leaf: Leaf, path: string): void {
  const at = branch(tree, parts.slice(0, -1), path);
  const last = parts.at(-1) as string;
  if (at.has(last)) throw clash(path);
  at.set(last, leaf);
}

/** Whether a projection lists what to keep or what to leave out; `_id` may go either way. */
export function modeOf(tree: Tree): 'inclusion' | 'exclusion' {
  const kinds = [...tree].flatMap(([name, node]) => (name === '_id' && node.kind !== 'nested' ? [] : leavesOf(node)));
  const including = kinds.some(
    (leaf) => leaf.kind === 'include' || leaf.kind === 'compute' || (leaf.kind === 'array' && leaf.includes),
  );
  const excluding = kinds.some((leaf) => leaf.kind === 'exclude');
  if (including && excluding)
    throw new ServerError(31254, 'Location31254', 'Cannot do exclusion on a field in inclusion projection');
  if (including || excluding) return including ? 'inclusion' : 'exclusion';
  const id = tree.get('_id');
  if (kinds.length > 0) return 'exclusion';
  return id && id.kind !== 'exclude' ? 'inclusion' : 'exclusion';
}

const leavesOf = (node: Node): Leaf[] =>
  node.kind === 'nested' ? [...node.fields.values()].flatMap(leavesOf) : [node];
