import { runStages } from '../aggregate/pipeline.ts';
import { encode } from '../bson/codec.ts';
import type { Doc } from '../bson/types.ts';
import { countPlan } from '../engine/count.ts';
import { planQuery } from '../engine/planner.ts';
import { newStats, runPlan } from '../engine/scan.ts';
import { badValue, ServerError } from '../errors.ts';
import { type AggregatePlan, parseAggregate, requireCursor } from './aggregate-plan.ts';
import { type CommandContext, type CommandTable, collectionName, findCollection } from './command.ts';
import { whole } from './count.ts';
import { firstBatch } from './cursor-reply.ts';
import { explainAggregate } from './explain.ts';

const OPTIONS = [
  'pipeline',
  'cursor',
  'explain',
  'allowDiskUse',
  'collation',
  'hint',
  'let',
  'bypassDocumentValidation',
];

function checkTarget({ command }: CommandContext): void {
  if (typeof command.aggregate === 'string') return;
  throw new ServerError(73, 'InvalidNamespace', 'Database-level aggregation is not supported by the embedded server');
}

function* results(plan: AggregatePlan, context: CommandContext): Generator<Buffer> {
  const collection = findCollection(context);
  if (!collection) {
    for (const doc of runStages(plan.stages, [])) yield encode(doc);
    return;
  }
  const query = planQuery({ ...plan.query, collection });
  if (plan.counting) {
    const { count } = countPlan(query, context.read, newStats());
    if (count > 0) yield encode(plan.counting(whole(count)));
    return;
  }
  const rows = runPlan(query, context.read);
  if (plan.stages.length === 0) for (const row of rows) yield row.raw;
  else for (const doc of runStages(plan.stages, documents(rows))) yield encode(doc);
}

function* documents(rows: Iterable<{ doc: Doc }>): Generator<Doc> {
  for (const { doc } of rows) yield doc;
}

async function aggregate(context: CommandContext) {
  checkTarget(context);
  const batchSize = requireCursor(context.command);
  const plan = parseAggregate(context);
  const namespace = `${context.db}.${collectionName(context)}`;
  if (context.command.explain) return explainAggregate(context, 'queryPlanner');
  const { destination } = plan;
  if (!destination) return firstBatch(context, namespace, results(plan, context), { batchSize });
  if (context.transaction) throw badValue(`$out and $merge cannot run in a transaction`);
  await context.write(() => {
    const collection = findCollection(context);
    const rows = collection ? runPlan(planQuery({ ...plan.query, collection }), context.read) : [];
    destination.write(context, [...runStages(plan.stages, documents(rows))]);
  });
  return firstBatch(context, namespace, [], { batchSize });
}

export const aggregateCommands: CommandTable = { aggregate: { options: OPTIONS, inTransaction: true, run: aggregate } };
