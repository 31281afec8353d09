import { runStages } from '../aggregate/pipeline.ts';
import { encode } from '../bson/codec.ts';
import { type Doc, isDoc } from '../bson/types.ts';
import { countPlan } from '../engine/count.ts';
import { planQuery } from '../engine/planner.ts';
import { documents, newStats, runPlan } from '../engine/scan.ts';
import { collect, PAUSE, type Pause, type Pausing, type Steps } from '../engine/steps.ts';
import { badValue, ServerError } from '../errors.ts';
import { AGGREGATE_OPTIONS, type AggregatePlan, parseAggregate, requireCursor } from './aggregate-plan.ts';
import { type CommandContext, type CommandTable, findCollection, type Reply } from './command.ts';
import { whole } from './count.ts';
import { firstBatch } from './cursor-reply.ts';
import { explainAggregate } from './explain.ts';

function* encoded(documents: Pausing<Doc>): Generator<Buffer | Pause> {
  for (const doc of documents) yield doc === PAUSE ? PAUSE : encode(doc);
}

function* results(plan: AggregatePlan, context: CommandContext): Generator<Buffer | Pause> {
  const collection = plan.source ? undefined : findCollection(context);
  if (collection && plan.counting) {
    const { count } = yield* countPlan(
      planQuery({ ...plan.query, collection }, context.read),
      context.read,
      newStats(),
    );
    if (count > 0) yield encode(plan.counting(whole(count)));
  } else if (collection && plan.stages.length === 0) {
    const rows = runPlan(planQuery({ ...plan.query, collection }, context.read), context.read);
    for (const row of rows) yield row === PAUSE ? PAUSE : row.raw;
  } else yield* encoded(runStages(plan.stages, inputOf(plan, context)));
}

/** What the stages run on. */
function inputOf(plan: AggregatePlan, context: CommandContext): Pausing<Doc> {
  if (plan.source) return plan.source();
  const collection = findCollection(context);
  return collection ? documents(runPlan(planQuery({ ...plan.query, collection }, context.read), context.read)) : [];
}

function aggregate(context: CommandContext): Steps<Reply> | Promise<Reply> {
  const batchSize = requireCursor(context.command);
  const plan = parseAggregate(context);
  if (context.command.explain) return explainAggregate(context, 'queryPlanner');
  const { destination } = plan;
  const { readConcern } = context.command;
  if (destination && isDoc(readConcern) && readConcern.level === 'linearizable')
    throw new ServerError(72, 'InvalidOptions', '$out and $merge cannot be used with a linearizable read concern');
  if (!destination) return firstBatch(context, plan.namespace, results(plan, context), { batchSize });
  if (context.transaction) throw badValue(`$out and $merge cannot run in a transaction`);
  return context.write(function* () {
    yield* destination.write(context, yield* collect(runStages(plan.stages, inputOf(plan, context))));
    return yield* firstBatch(context, plan.namespace, [], { batchSize });
  });
}

export const aggregateCommands: CommandTable = {
  aggregate: { options: AGGREGATE_OPTIONS, inTransaction: true, run: aggregate },
};
