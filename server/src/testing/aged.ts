import type { Actor } from '../domain/actor.ts';
import type { TestDomain } from './domain.ts';
import { mongooseModel } from './mongoose-model.ts';

const DAY_MS = 86_400_000;

/** What one business has on file, as if it had come about before `now`. */
export function aged({ domain: { repositories } }: TestDomain, actor: Actor, now: string) {
  const ago = (days: number) => new Date(Date.parse(now) - days * DAY_MS);
  return {
    /** As if a record had been put on file, or changed, so many days ago. */
    async daysAgo(table: 'quotes' | 'finance_records' | 'projects', id: string, days: number, field: string) {
      const { model } = repositories[table === 'finance_records' ? 'financeRecords' : table];
      await model.updateOne({ user_id: actor.userId, _id: id }, { $set: { [field]: ago(days) } });
    },

    /** As if what is told of a record had changed so many days ago. */
    async changedAgo(record_id: string, days: number) {
      await repositories.recordChanges.model.updateMany(
        { user_id: actor.userId, record_id },
        { $set: { created_at: ago(days) } },
      );
    },

    /** A message that came in so many days ago, as the inbox keeps it once it was read; gives its id. */
    async wrote(client: { id: string; name: string }, days: number, said: object): Promise<string> {
      const { _id } = await mongooseModel(repositories.inbox.model).create({
        ...{ from: '+61491570156', to: 'mel@example.com', channel: 'sms', status: 'processed', auth: 'pass' },
        ...{ user_id: actor.userId, version: 1, created_at: new Date(), updated_at: new Date() },
        client_id: client.id,
        contact: { kind: 'client', id: client.id, name: client.name },
        correspondence_id: client.id,
        received_at: ago(days),
        ...said,
      });
      return String(_id);
    },

    /** What such a message asks for waits for a yes, or was decided. */
    async proposed(inbox_id: string, about: { entity: string; record_id: string; fields: object; status?: string }) {
      await mongooseModel(repositories.approvals.model).create({
        ...{ code: '1111', op: 'update', operation: 'test', tool: 'test', summary: 'Change it', status: 'pending' },
        ...{ assistant: 'sarah', model: 'test', key: inbox_id, user_id: actor.userId, version: 1, inbox_id },
        ...{ created_at: new Date(), updated_at: new Date(), expires_at: null },
        ...about,
      });
    },
  };
}
export type Aged = ReturnType<typeof aged>;
