import { type StatusRules, statusesBefore } from '@smoko/contract';
import type { Query, Schema } from 'mongoose';

/**
 * Mongoose plugin: adds to every update that sets a status a filter for the statuses it may follow, so that the rule holds
 * atomically. The repository checks it before, with a message for people; this catches every other update and races.
 */
export function statusGuard(schema: Schema, rules: StatusRules): void {
  schema.pre(['findOneAndUpdate', 'updateOne', 'updateMany'], function (this: Query<unknown, unknown>) {
    const update = this.getUpdate() as { status?: unknown; $set?: { status?: unknown } } | null;
    const to = update?.$set?.status ?? update?.status;
    if (to === undefined) return;
    if (typeof to !== 'string' || !(to in rules.next)) throw new Error(`No ${rules.noun} can be ${String(to)}.`);
    this.and([{ status: { $in: statusesBefore(rules, to) } }]);
  });
}
