import { hostname } from 'node:os';
import { evaluateConstant, letVariables } from '../aggregate/let-variables.ts';
import { stageEntry, stageError } from '../aggregate/pipeline.ts';
import { toDouble } from '../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../bson/types.ts';
import { type Pausing, pausing } from '../engine/steps.ts';
import { failedToParse, notSupported, ServerError } from '../errors.ts';
import { type CommandContext, collectionName, findCollection, namespace } from './command.ts';
import { collectionStats, scaleOf } from './storage-stats.ts';

export interface Source {
  /** What the documents are called in the cursor. */
  namespace: string;
  /** Documents that do not come from a collection. */
  documents?: () => Pausing<Doc>;
  /** The stages behind. */
  stages: Doc[];
}

/** Whether a first stage brings documents of its own: `$documents` of a database, `$collStats` of a collection. */
export function takeSource(context: CommandContext, stages: Doc[]): Source {
  const { aggregate } = context.command;
  const [name, spec] = stages[0] ? stageEntry(stages[0]) : ['', undefined];
  const rest = stages.slice(1);
  if (typeof aggregate === 'string') {
    collectionName(context);
    if (name !== '$collStats') return { namespace: namespace(context), stages };
    const documents = collStats(spec, context);
    return { namespace: namespace(context), documents, stages: rest };
  }
  if (!isNumber(aggregate) || toDouble(aggregate) !== 1)
    throw failedToParse("Invalid command format: the 'aggregate' field must specify a collection name or 1");
  if (name === '$documents')
    return { namespace: `${context.db}.$cmd.aggregate`, documents: literal(spec, context), stages: rest };
  if (['$changeStream', '$currentOp', '$listLocalSessions', '$listSessions', '$queryStats'].includes(name))
    return { namespace: '', stages }; // refused with all other stages that are not here
  throw new ServerError(73, 'InvalidNamespace', `{aggregate: 1} is not valid for '${name}'; a collection is required.`);
}

function literal(expression: unknown, context: CommandContext): () => Pausing<Doc> {
  return function* () {
    const documents = evaluateConstant(expression, letVariables(context.command));
    if (!Array.isArray(documents) || !documents.every(isDoc))
      throw stageError(5858203, 'an array of documents is expected in $documents');
    yield* pausing<Doc>(documents);
  };
}

/** What mongosh shows as `stats()`. */
function collStats(spec: unknown, context: CommandContext): () => Pausing<Doc> {
  if (!isDoc(spec)) throw failedToParse('$collStats must take a nested object');
  const { storageStats, count, ...rest } = spec;
  const [other] = Object.keys(rest);
  if (other) throw notSupported(`'${other}' of $collStats`);
  if (storageStats !== undefined && !isDoc(storageStats)) throw failedToParse('storageStats must be an object');
  const scale = scaleOf(storageStats?.scale);
  const surplus = Object.keys(storageStats ?? {}).find((key) => key !== 'scale');
  if (surplus) throw stageError(40415, `BSON field '$collStats.storageStats.${surplus}' is an unknown field.`);
  return function* () {
    const stats = yield* collectionStats(context, findCollection(context), scale);
    yield {
      ns: namespace(context),
      host: hostname(),
      localTime: new Date(),
      ...(storageStats ? { storageStats: stats } : {}),
      ...(count === undefined ? {} : { count: stats.count }),
    };
  };
}
