import { toDouble } from '../../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../../bson/types.ts';
import { parseSort, sortKeyOf } from '../../engine/sort.ts';
import { collect, PAUSE, type Pause, type Pausing, sortInSteps } from '../../engine/steps.ts';
import { compileFilter } from '../../match/matcher.ts';
import { parseMatch } from '../parse-match.ts';
import { type StageCompiler, stageError } from '../pipeline.ts';

export const match: StageCompiler = (spec, { variables }) => {
  if (!isDoc(spec)) throw stageError(15959, 'the match filter must be an expression in an object');
  const matches = compileFilter(parseMatch(spec, variables));
  return function* (input) {
    for (const doc of input) if (doc === PAUSE || matches(doc)) yield doc;
  };
};

export function whole(spec: unknown, stage: string, least: number): number {
  const number = isNumber(spec) ? toDouble(spec) : Number.NaN;
  if (!Number.isInteger(number) || number < least)
    throw stageError(
      15957,
      `invalid argument to ${stage} stage: Expected ${least ? 'a positive number' : 'a non-negative number'} in: ${stage}: ${String(spec)}`,
    );
  return number;
}

export const limit: StageCompiler = (spec) => {
  const most = whole(spec, '$limit', 1);
  return function* (input) {
    let seen = 0;
    for (const doc of input) {
      yield doc;
      if (doc !== PAUSE && ++seen >= most) return;
    }
  };
};

export const skip: StageCompiler = (spec) => {
  const first = whole(spec, '$skip', 0);
  return function* (input) {
    let seen = 0;
    for (const doc of input) if (doc === PAUSE || seen++ >= first) yield doc;
  };
};

function* withKeys(input: Pausing<Doc>, keyOf: (doc: Doc) => Buffer): Generator<{ key: Buffer; doc: Doc } | Pause> {
  for (const doc of input) yield doc === PAUSE ? PAUSE : { key: keyOf(doc), doc };
}

export const sort: StageCompiler = (spec) => {
  const fields = parseSort(spec).sort;
  if (!fields) throw stageError(15976, '$sort stage must have at least one sort key');
  const keyOf = sortKeyOf(fields);
  return function* (input) {
    const keyed = yield* collect(withKeys(input, keyOf));
    for (const { doc } of yield* sortInSteps(keyed, (a, b) => Buffer.compare(a.key, b.key))) yield doc;
  };
};

export const sample: StageCompiler = (spec) => {
  const { size: given, ...rest }: Doc = isDoc(spec) ? spec : {};
  const [surplus] = Object.keys(rest);
  if (surplus) throw stageError(28748, `unrecognized option to $sample: ${surplus}`);
  const size = whole(given, '$sample', 1);
  return function* (input) {
    const chosen: Doc[] = [];
    let seen = 0;
    for (const doc of input) {
      if (doc === PAUSE) {
        yield PAUSE;
        continue;
      }
      const at = seen++ < size ? seen - 1 : Math.floor(Math.random() * seen);
      if (at < size) chosen[at] = doc;
    }
    yield* chosen;
  };
};
