import { runStages } from '../aggregate/pipeline.ts';
import { type Doc, isDoc } from '../bson/types.ts';
import { countPlan } from '../engine/count.ts';
import type { Query } from '../engine/plan.ts';
import { planQuery } from '../engine/planner.ts';
import { newStats, runPlan } from '../engine/scan.ts';
import { badValue, ServerError } from '../errors.ts';
import { parseAggregate } from './aggregate-plan.ts';
import { type CommandContext, type CommandTable, commandName, documentList, findCollection } from './command.ts';
import { parseCount } from './count.ts';
import { parseDeleteStatement } from './delete.ts';
import { executionStats, planTree } from './explain-plan.ts';
import { parseFind } from './find.ts';
import { parseUpdateStatement } from './update.ts';

const VERBOSITY = ['queryPlanner', 'executionStats', 'allPlansExecution'];

interface Explained {
  queryPlanner: Doc;
  executionStats?: Doc;
}

/** Plans the query and, unless only the plan is asked for, really runs it and counts what it looks at. */
function explainQuery(
  context: CommandContext,
  query: Omit<Query, 'collection'>,
  verbosity: string,
  counting = false,
  wrap = (tree: Doc): Doc => tree,
): Explained {
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
  const plan = planQuery({ ...query, collection });
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
  if (counting) countPlan(plan, context.read, stats);
  else for (const _ of runPlan(plan, context.read, stats));
  return { queryPlanner, executionStats: executionStats(stats, tree, started) };
}

function explainWrite(
  context: CommandContext,
  stage: string,
  query: Omit<Query, 'collection'>,
  verbosity: string,
): Explained {
  const explained = explainQuery(context, query, verbosity, false, (tree) => ({ stage, inputStage: tree }));
  if (explained.executionStats) explained.executionStats.nReturned = 0;
  return explained;
}

/** `stages` with `$cursor` first when the pipeline does more than its query; as for a find when it does not. */
export function explainAggregate(context: CommandContext, verbosity: string): Doc {
  const plan = parseAggregate(context);
  const explained = explainQuery(context, plan.query, verbosity, plan.counting !== undefined);
  if (plan.rest.length === 0) return { explainVersion: '1', ...explained, ok: 1 };
  if (verbosity !== 'queryPlanner' && !plan.counting) {
    const collection = findCollection(context);
    const rows = collection ? runPlan(planQuery({ ...plan.query, collection }), context.read) : [];
    for (const _ of runStages(
      plan.stages,
      (function* () {
        for (const row of rows) yield row.doc;
      })(),
    ));
  }
  return { explainVersion: '1', stages: [{ $cursor: explained }, ...plan.rest], ok: 1 };
}

function explainCommand(context: CommandContext, verbosity: string): Doc {
  const { command } = context;
  const finish = (explained: Explained): Doc => ({ explainVersion: '1', ...explained, command, ok: 1 });
  switch (commandName(command)) {
    case 'find': {
      return finish(explainQuery(context, parseFind(command).query, verbosity));
    }
    case 'count':
      return finish(
        explainQuery(context, parseCount(command), verbosity, true, (tree) => ({ stage: 'COUNT', inputStage: tree })),
      );
    case 'aggregate':
      return explainAggregate(context, verbosity);
    case 'update':
      return finish(
        explainWrite(
          context,
          'UPDATE',
          parseUpdateStatement(documentList(command.updates, 'updates')[0] as Doc, context).query,
          verbosity,
        ),
      );
    case 'delete':
      return finish(
        explainWrite(
          context,
          'DELETE',
          parseDeleteStatement(documentList(command.deletes, 'deletes')[0] as Doc, context),
          verbosity,
        ),
      );
    default:
      throw new ServerError(
        59,
        'CommandNotFound',
        `Explain failed due to unknown or unsupported command: ${commandName(command)}`,
      );
  }
}

export const explainCommands: CommandTable = {
  explain: {
    options: ['verbosity'],
    run(context) {
      const { explain, verbosity = 'allPlansExecution' } = context.command;
      if (!isDoc(explain)) throw badValue('explain needs the command to explain');
      if (!VERBOSITY.includes(String(verbosity)))
        throw badValue(`verbosity string must be one of {'queryPlanner', 'executionStats', 'allPlansExecution'}`);
      return explainCommand({ ...context, command: explain }, String(verbosity));
    },
  },
};
