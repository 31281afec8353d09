import type { Doc } from '../bson/types.ts';
import type { Filter } from '../match/filter.ts';
import { parseFilter } from '../match/parse.ts';
import { compileExpression, scopeFor } from './expressions/compile.ts';
import { isTrue } from './expressions/expression.ts';

/** A filter that may hold `$expr`, with the `let` variables it may use. */
export function parseMatch(filter: unknown, variables: Doc = {}): Filter {
  return parseFilter(filter, (expression) => {
    const evaluate = compileExpression(expression, Object.keys(variables));
    return (doc) => isTrue(evaluate(scopeFor(doc, variables)));
  });
}
