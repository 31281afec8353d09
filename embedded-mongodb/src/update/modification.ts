import { type Doc, isDoc } from '../bson/types.ts';
import { badValue, failedToParse, ServerError } from '../errors.ts';
import { OPERATORS } from './operators.ts';

/** One operator on one path; `parts` may hold `$`, `$[]` and `$[name]`. */
export interface Modification {
  operator: string;
  path: string;
  parts: string[];
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

function parseOne(operator: string, path: string, operand: unknown): Modification {
  const parts = path.split('.');
  if (parts.includes(''))
    throw new ServerError(
      56,
      'EmptyFieldName',
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  for (const part of parts)
    if (part.startsWith('$') && !/^\$(\[\w*\])?$/.test(part) && !/^\$(ref|id|db)$/.test(part))
      throw new ServerError(
        52,
        'DollarPrefixedFieldName',
        `The dollar ($) prefixed field '${part}' in '${path}' is not allowed in the context of an update's replacement document.`,
      );
  if (parts[0]?.startsWith('$'))
    throw badValue(`Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
  if (operator === '$rename') checkRename(path, operand);
  else OPERATORS.get(operator)?.check?.(operand, path);
  return { operator, path, parts, operand };
}

function checkRename(path: string, target: unknown): void {
  if (typeof target !== 'string' || target === '')
    throw badValue(`The 'to' field for $rename must be a string: ${path}`);
  if (target === path) throw badValue(`The source and target field for $rename must differ: ${path}`);
  if (/(^|\.)\$/.test(target) || path.includes('$')) throw badValue('$rename may not use positional paths');
}

function checkConflicts(paths: string[]): void {
  const sorted = [...paths].sort();
  for (let at = 1; at < sorted.length; at++)
    for (let earlier = 0; earlier < at; earlier++) {
      const [a = '', b = ''] = [sorted[earlier], sorted[at]];
      if (a === b || b.startsWith(`${a}.`))
        throw new ServerError(
          40,
          'ConflictingUpdateOperators',
          `Updating the path '${b}' would create a conflict at '${a}'`,
        );
    }
}
