import { asContainer } from '../../bson/paths.ts';
import { isDoc } from '../../bson/types.ts';
import { compileExpression, scopeFor } from '../expressions/compile.ts';
import {
  mapEach,
  type PipelineContext,
  type Stage,
  type StageCompiler,
  stageError,
  variableNames,
} from '../pipeline.ts';
import { exclude, include, overlay } from '../projection/apply.ts';
import { modeOf, parseTree, type Tree } from '../projection/tree.ts';

export const project: StageCompiler = (spec, context) => {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw stageError(51272, '$project specification must be a non-empty object');
  const tree = parseTree(spec, variableNames(context));
  if (modeOf(tree) === 'exclusion') return (input) => mapEach(input, (doc) => exclude(doc, tree));
  const withoutId = tree.get('_id')?.kind === 'exclude';
  return (input) =>
    mapEach(input, (doc) => {
      const result = include(doc, tree, scopeFor(doc, context.variables));
      if (withoutId) delete result._id;
      return result;
    });
};

export const addFields: StageCompiler = (spec, context) => {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw stageError(40272, '$addFields specification stage must be a non-empty object');
  const tree = parseLiterals(spec, context);
  return (input) => mapEach(input, (doc) => overlay(doc, tree, scopeFor(doc, context.variables)));
};

/** In $addFields numbers and booleans are values, not switches. */
const parseLiterals = (spec: object, context: PipelineContext): Tree =>
  parseTree(spec as Record<string, unknown>, variableNames(context), (_path, value) =>
    isDoc(value) && !Object.keys(value)[0]?.startsWith('$') && Object.keys(value).length > 0
      ? undefined
      : { kind: 'compute', expression: compileExpression(value, variableNames(context)) },
  );

export const unset: StageCompiler = (spec) => {
  const names = Array.isArray(spec) ? spec : [spec];
  if (names.length === 0 || names.some((name) => typeof name !== 'string' || name === ''))
    throw stageError(31002, '$unset specification must be a string or an array of strings');
  const tree = parseTree(Object.fromEntries(names.map((name) => [name, false])), []);
  return (input) => mapEach(input, (doc) => exclude(doc, tree));
};

function newRoot(expression: unknown, context: PipelineContext): Stage {
  const evaluate = compileExpression(expression, variableNames(context));
  return (input) =>
    mapEach(input, (doc) => {
      const root = asContainer(evaluate(scopeFor(doc, context.variables)));
      if (!root) throw stageError(40228, "'newRoot' expression must evaluate to an object");
      return root;
    });
}

export const replaceWith: StageCompiler = (spec, context) => newRoot(spec, context);

export const replaceRoot: StageCompiler = (spec, context) => {
  if (!isDoc(spec) || !('newRoot' in spec)) throw stageError(40231, 'no newRoot specified for the $replaceRoot stage');
  const surplus = Object.keys(spec).find((key) => key !== 'newRoot');
  if (surplus) throw stageError(40415, `BSON field '$replaceRoot.${surplus}' is an unknown field.`);
  return newRoot(spec.newRoot, context);
};
