import { clients } from '@smoko/contract';
import type { RowIn } from '../../db/schema.ts';
import { cents, later, requiredFlagOff, requiredText, text, texts } from '../../db/stored-fields.ts';
import { tableSchema } from '../tables/table-store.ts';

export const schema = tableSchema(clients, {
  name: requiredText,
  email: text,
  phone: text,
  address: text,
  budget: cents,
  due_date: text,
  job_notes: text,
  sms_opt_out: requiredFlagOff,
  email_opt_out: later(requiredFlagOff),
  follow_ups_paused: later(requiredFlagOff),
  reach: texts,
});
schema.index({ user_id: 1, deleted_at: 1, reach: 1 });

export type ClientRow = RowIn<typeof schema>;
