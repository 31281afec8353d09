import { type StatusRules, statusesBefore } from '@smoko/contract';
import type { Query, Schema } from 'mongoose';

/**
 * Mongoose plugin: an update that sets a status finds only records whose status may become that one, at the very moment of
 * the update. Whoever asked gets the reason from the repository before; here nobody gets past it.
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
