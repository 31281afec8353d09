import { Int32, Long } from 'bson';
import { letVariables } from '../aggregate/let-variables.ts';
import { parseMatch } from '../aggregate/parse-match.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { someAtPath } from '../bson/paths.ts';
import type { Doc } from '../bson/types.ts';
import { countPlan } from '../engine/count.ts';
import type { Query } from '../engine/plan.ts';
import { planQuery } from '../engine/planner.ts';
import { newStats, runPlan } from '../engine/scan.ts';
import { PAUSE, sortInSteps } from '../engine/steps.ts';
import { badValue } from '../errors.ts';
import { type CommandTable, findCollection, natural, optionalNumber, refuseCollation } from './command.ts';
import { hintOf } from './find.ts';

export function parseCount(command: Doc): Omit<Query, 'collection'> {
  refuseCollation(command.collation);
  return {
    filter: parseMatch(command.query, letVariables(command)),
    skip: natural(command.skip, 'skip'),
    limit: Math.abs(optionalNumber(command.limit, 'limit') ?? 0),
    hint: hintOf(command.hint),
  };
}

export const whole = (value: number): Int32 | Long => (value < 2 ** 31 ? new Int32(value) : Long.fromNumber(value));

export const countCommands: CommandTable = {
  count: {
    options: ['query', 'limit', 'skip', 'hint', 'collation', 'fields', 'let'],
    inTransaction: false,
    *run(context) {
      const query = parseCount(context.command);
      const collection = findCollection(context);
      if (!collection) return { n: new Int32(0), ok: 1 };
      const { count } = yield* countPlan(planQuery({ ...query, collection }, context.read), context.read, newStats());
      return { n: whole(count), ok: 1 };
    },
  },
  distinct: {
    options: ['key', 'query', 'collation', 'hint'],
    inTransaction: true,
    *run(context) {
      const { key, query, hint } = context.command;
      refuseCollation(context.command.collation);
      if (typeof key !== 'string' || key === '') throw badValue("'key' must be a non-empty string");
      const filter = parseMatch(query);
      const collection = findCollection(context);
      const values = new Map<string, unknown>();
      const keep = (value: unknown): void => {
        if (value !== undefined) values.set(encodeKey(value).toString('latin1'), value);
      };
      if (collection)
        for (const row of runPlan(planQuery({ collection, filter, hint: hintOf(hint) }, context.read), context.read))
          if (row === PAUSE) yield PAUSE;
          else
            someAtPath(row.doc, key.split('.'), (leaf) => {
              if (Array.isArray(leaf)) leaf.forEach(keep);
              else keep(leaf);
              return false;
            });
      const sorted = yield* sortInSteps([...values], ([a], [b]) => (a < b ? -1 : 1));
      return { values: sorted.map(([, value]) => value), ok: 1 };
    },
  },
};
