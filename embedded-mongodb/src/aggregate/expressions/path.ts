import { asContainer } from '../../bson/paths.ts';
import { field, isReferenceName } from '../../bson/types.ts';
import { wrong } from './expression.ts';

/** `$a.b`: through documents by name, through arrays element by element; what has no such field is left out. */
export function pathReader(path: string): (value: unknown) => unknown {
  const parts = path.split('.');
  if (parts.some((part) => part === ''))
    throw wrong(`FieldPath must not be empty or end with a '.': '$${path}'`, 40353);
  if (parts.some((part) => part.startsWith('$') && !isReferenceName(part)))
    throw wrong(`FieldPath field names may not start with '$': '$${path}'`, 16410);
  return (value) => read(value, parts, 0);
}

function read(value: unknown, parts: readonly string[], at: number): unknown {
  const part = parts[at];
  if (part === undefined) return value;
  if (Array.isArray(value)) {
    const found = value.map((element) =>
      asContainer(element) || Array.isArray(element) ? read(element, parts, at) : undefined,
    );
    return found.filter((each) => each !== undefined);
  }
  const container = asContainer(value);
  return container ? read(field(container, part), parts, at + 1) : undefined;
}
