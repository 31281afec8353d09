import type { Doc } from '../bson/types.ts';
import type { SafeRegex } from './safe-regex.ts';

/** A parsed filter. Negations ($ne, $nin, $not) are `nor` nodes, so every test below is a positive one. */
export type Filter =
  | { kind: 'and' | 'or' | 'nor'; children: Filter[] }
  | { kind: 'path'; path: string; parts: string[]; test: Test }
  | { kind: 'expression'; evaluate: (doc: Doc) => boolean }
  | { kind: 'never' };

export type Test =
  | { op: 'eq' | 'gt' | 'gte' | 'lt' | 'lte'; value: unknown }
  | { op: 'in'; values: unknown[]; patterns: Pattern[] }
  | { op: 'regex'; pattern: Pattern }
  | { op: 'exists' }
  | { op: 'type'; types: ReadonlySet<number> }
  | { op: 'size'; size: number }
  | { op: 'mod'; divisor: bigint; remainder: bigint }
  | { op: 'elements'; filter: Filter; documents: boolean };

/** A regular expression and the BSON value it came from; `prefix` when it is /^literal/ and case-sensitive. */
export interface Pattern {
  regex: SafeRegex;
  source: unknown;
  prefix?: string;
}

export const pathTest = (path: string, test: Test): Filter => ({
  kind: 'path',
  path,
  parts: path === '' ? [] : path.split('.'),
  test,
});

export const not = (...children: Filter[]): Filter => ({ kind: 'nor', children });
