import { runStages } from '../aggregate/pipeline.ts';
import { type Doc, isDoc } from '../bson/types.ts';
import { countPlan } from '../engine/count.ts';
import type { Query } from '../engine/plan.ts';
import { planQuery } from '../engine/planner.ts';
import { documents, newStats, runPlan } from '../engine/scan.ts';
import { PAUSE, type Pausing, type Steps } from '../engine/steps.ts';
import { badValue, notSupported, ServerError } from '../errors.ts';
import { AGGREGATE_OPTIONS, parseAggregate } from './aggregate-plan.ts';
import {
  type Command,
  type CommandContext,
  type CommandTable,
  commandName,
  documentList,
  findCollection,
  refuseUnknownOptions,
} from './command.ts';
import { countCommands, parseCount } from './count.ts';
import { deleteCommands, parseDeleteStatement } from './delete.ts';
import { executionStats, planTree } from './explain-plan.ts';
import { findCommands, parseFind } from './find.ts';
import { parseUpdateStatement, updateCommands } from './update.ts';

const VERBOSITY = ['queryPlanner', 'executionStats', 'allPlansExecution'];

interface Explained {
  queryPlanner: Doc;
  executionStats?: Doc;
}

/** Plans the query and, unless only the plan is asked for, really runs it and counts what it looks at. */
function* explainQuery(
  context: CommandContext,
  query: Omit<Query, 'collection'>,
  verbosity: string,
  counting = false,
  wrap = (tree: Doc): Doc => tree,
): Steps<Explained> {
  const name = String(context.command[commandName(context.command)]);
  const collection = findCollection(context, name);
  const head = { namespace: `${context.db}.${name}`, parsedQuery: {}, indexFilterSet: false, rejectedPlans: [] };
  if (!collection) {
    const tree = wrap({ stage: 'EOF' });
    return {
      queryPlanner: { ...head, winningPlan: tree },
      ...(verbosity === 'queryPlanner' ? {} : { executionStats: executionStats(newStats(), tree, performance.now()) }),
    };
  }
  const plan = planQuery({ ...query, collection }, context.read);
  const started = performance.now();
  const stats = newStats();
  const covered =
    counting &&
    ((plan.access.kind === 'index' && plan.access.exact) ||
      (plan.access.kind === 'collection' && query.filter.kind === 'and' && query.filter.children.length === 0));
  const tree = wrap(
    covered && plan.access.kind === 'collection' ? { stage: 'RECORD_STORE_FAST_COUNT' } : planTree(plan, covered),
  );
  const queryPlanner = { ...head, winningPlan: tree };
  if (verbosity === 'queryPlanner') return { queryPlanner };
  if (counting) yield* countPlan(plan, context.read, stats);
  else yield* runThrough(runPlan(plan, context.read, stats));
  return { queryPlanner, executionStats: executionStats(stats, tree, started) };
}

function* runThrough(items: Pausing<unknown>): Steps<void> {
  for (const item of items) if (item === PAUSE) yield PAUSE;
}

function* explainWrite(
  context: CommandContext,
  stage: string,
  query: Omit<Query, 'collection'>,
  verbosity: string,
): Steps<Explained> {
  const explained = yield* explainQuery(context, query, verbosity, false, (tree) => ({ stage, inputStage: tree }));
  if (explained.executionStats) explained.executionStats.nReturned = 0;
  return explained;
}

/** `stages` with `$cursor` first when the pipeline does more than its query; as for a find when it does not. */
export function* explainAggregate(context: CommandContext, verbosity: string): Steps<Doc> {
  const plan = parseAggregate(context);
  if (plan.source) throw notSupported('explain of a pipeline that does not begin with a collection');
  const explained = yield* explainQuery(context, plan.query, verbosity, plan.counting !== undefined);
  if (plan.rest.length === 0) return { explainVersion: '1', ...explained, ok: 1 };
  if (verbosity !== 'queryPlanner' && !plan.counting) {
    const collection = findCollection(context);
    const rows = collection ? runPlan(planQuery({ ...plan.query, collection }, context.read), context.read) : [];
    yield* runThrough(runStages(plan.stages, documents(rows)));
  }
  return { explainVersion: '1', stages: [{ $cursor: explained }, ...plan.rest], ok: 1 };
}

function* explainCommand(context: CommandContext, verbosity: string): Steps<Doc> {
  const { command } = context;
  const name = commandName(command);
  const known = EXPLAINED[name];
  if (!known)
    throw new ServerError(59, 'CommandNotFound', `Explain failed due to unknown or unsupported command: ${name}`);
  refuseUnknownOptions(name, known, command);
  const finish = (explained: Explained): Doc => ({ explainVersion: '1', ...explained, command, ok: 1 });
  switch (name) {
    case 'find':
      return finish(yield* explainQuery(context, parseFind(command).query, verbosity));
    case 'count':
      return finish(
        yield* explainQuery(context, parseCount(command), verbosity, true, (tree) => ({
          stage: 'COUNT',
          inputStage: tree,
        })),
      );
    case 'update':
      return finish(
        yield* explainWrite(
          context,
          'UPDATE',
          parseUpdateStatement(onlyOne(command.updates), context).query,
          verbosity,
        ),
      );
    case 'delete':
      return finish(
        yield* explainWrite(context, 'DELETE', parseDeleteStatement(onlyOne(command.deletes), context), verbosity),
      );
    default:
      return yield* explainAggregate(context, verbosity);
  }
}

/** What can be explained; its options are checked as if it ran. */
const EXPLAINED: Partial<Record<string, Pick<Command, 'options' | 'refused'>>> = {
  aggregate: { options: AGGREGATE_OPTIONS },
  count: countCommands.count,
  delete: deleteCommands.delete,
  find: findCommands.find,
  update: updateCommands.update,
};

function onlyOne(statements: unknown): Doc {
  const [statement, ...more] = documentList(statements, 'updates');
  if (!statement || more.length)
    throw new ServerError(16, 'InvalidLength', 'explained write batches must be of size 1');
  return statement;
}

export const explainCommands: CommandTable = {
  explain: {
    options: ['verbosity'],
    *run(context) {
      const { explain, verbosity = 'allPlansExecution' } = context.command;
      if (!isDoc(explain)) throw badValue('explain needs the command to explain');
      if (!VERBOSITY.includes(String(verbosity)))
        throw badValue(`verbosity string must be one of {'queryPlanner', 'executionStats', 'allPlansExecution'}`);
      return yield* explainCommand({ ...context, command: explain }, String(verbosity));
    },
  },
};
