import { type AutomationKind, automationRunRules } from '@smoko/contract';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { requiredNumber, requiredText, shapedText } from '../../db/stored-fields.ts';
import type { Rule } from './rules.ts';

/** One automation of one business. Not an owned table: the scheduler looks at all of them for what is due. */
export interface ScheduleDoc extends Rule {
  /** `user:kind`. */
  _id: string;
  user_id: Types.ObjectId;
  kind: AutomationKind;
  /** Business clock; null while it is off. */
  next_run_at: Date | null;
  last_run_at: Date | null;
  /** Real clock: until then somebody is working on it. */
  lease_until: Date;
  worker: string | null;
}

const schedule = new Schema<ScheduleDoc>(
  {
    _id: { type: String, required: true },
    user_id: { type: Schema.Types.ObjectId, required: true },
    kind: { type: String, required: true },
    enabled: { type: Boolean, required: true },
    mode: { type: String, required: true },
    days: { type: Number, default: null },
    time: { type: String, required: true },
    next_run_at: { type: Date, default: null },
    last_run_at: { type: Date, default: null },
    lease_until: { type: Date, default: () => new Date(0) },
    worker: { type: String, default: null },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);
schedule.index({ enabled: 1, next_run_at: 1 });
schedule.index({ user_id: 1 });

export const scheduleModel = (connection: Connection): Model<ScheduleDoc> =>
  connection.model<ScheduleDoc>('automations', schedule, 'automations');

const run = ownedSchema(
  {
    kind: shapedText<AutomationKind>(),
    day: requiredText,
    written: requiredNumber,
    held: requiredNumber,
  },
  { rules: automationRunRules, unique: [['kind', 'day']] },
);

export type AutomationRunRow = RowIn<typeof run>;

export const automationRunRepository = (connection: Connection): Repository<AutomationRunRow> =>
  createRepository({
    table: 'automation_runs',
    noun: 'run',
    rules: automationRunRules,
    connection,
    schema: run,
  });
