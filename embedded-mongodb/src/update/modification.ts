import { type Doc, isDoc } from '../bson/types.ts';
import { badValue, failedToParse, notSupported, ServerError } from '../errors.ts';
import { OPERATORS } from './operators.ts';

/** One operator on one path; `parts` may hold `$`, `$[]` and `$[name]`. */
export interface Modification {
  operator: string;
  path: string;
  parts: string[];
  /** Where it writes: `parts`, but the new name for $rename. */
  target: string[];
  operand: unknown;
}

/** Checks an update document: known operators, sound paths, no two changes to one place. */
export function parseModifications(update: Doc): Modification[] {
  const modifications = Object.entries(update).flatMap(([operator, fields]) => {
    if (!OPERATORS.has(operator) && operator !== '$rename')
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    if (!isDoc(fields)) throw failedToParse(`Modifiers operate on fields but we found another type for ${operator}`);
    return Object.entries(fields).map(([path, operand]) => parseOne(operator, path, operand));
  });
  const targets = modifications.map(({ path }) => path);
  for (const { operator, operand } of modifications) if (operator === '$rename') targets.push(String(operand));
  checkConflicts(targets);
  return modifications;
}

/** `$`, `$[]` and `$[name]`; any other name may begin with `$` since MongoDB 5. */
export const isPositional = (part: string): boolean => part === '$' || /^\$\[.*\]$/.test(part);

function parseOne(operator: string, path: string, operand: unknown): Modification {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new ServerError(
      56,
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  if (isPositional(parts[0] ?? ''))
    throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  checkPositional(path, parts);
  if (operator === '$rename') checkRename(path, operand);
  else OPERATORS.get(operator)?.check?.(operand, path);
  return { operator, path, parts, operand, target: operator === '$rename' ? String(operand).split('.') : parts };
}

function checkRename(path: string, target: unknown): void {
  if (typeof target !== 'string' || target === '')
    throw badValue(`The 'to' field for $rename must be a string: ${path}`);
  if (target === path) throw badValue(`The source and target field for $rename must differ: ${path}`);
  if (`${path}.${target}`.split('.').some(isPositional)) throw badValue('$rename may not use positional paths');
}

/** A query gives `$` one position, in an array that is not inside another one. */
function checkPositional(path: string, parts: readonly string[]): void {
  const first = parts.indexOf('$');
  if (first < 0) return;
  if (parts.lastIndexOf('$') !== first)
    throw badValue(`Too many positional (i.e. '$') elements found in path '${path}'`);
  if (parts.slice(0, first).some(isPositional)) throw notSupported(`A positional '$' below '$[]' in path '${path}'`);
}

export const updateConflict = (message: string) => new ServerError(40, 'ConflictingUpdateOperators', message);

/** No path twice, none inside another, and no array reached both as a whole (`$[]`, `$[x]`) and by position or name. */
function checkConflicts(paths: readonly string[]): void {
  const conflict = (path: string, at: string) =>
    updateConflict(`Updating the path '${path}' would create a conflict at '${at}'`);
  const whole = new Set(paths);
  if (whole.size < paths.length) {
    const twice = paths.find((path, at) => paths.indexOf(path) !== at) ?? '';
    throw conflict(twice, twice);
  }
  const byElements = new Map<string, boolean>();
  for (const path of paths)
    for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
      const above = path.slice(0, dot);
      if (whole.has(above)) throw conflict(path, above);
      const elements = isPositional(path.slice(dot + 1).split('.')[0] ?? '') && path.startsWith('$[', dot + 1);
      if ((byElements.get(above) ?? elements) !== elements) throw conflict(path, above);
      byElements.set(above, elements);
    }
}
