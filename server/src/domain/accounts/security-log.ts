import { type DomainOutput, listSecurityEvents, type SecurityEventKind, securityEventRules } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { requiredText, shapedText, text } from '../../db/stored-fields.ts';
import type { Whereabouts } from '../../whereabouts.ts';
import { type Implementation, implement } from '../call.ts';
import { listHandler } from '../tables/list-handler.ts';

const TABLE = 'security_events';
const schema = ownedSchema(
  { kind: shapedText<SecurityEventKind>(), device: requiredText, address: text },
  { rules: securityEventRules },
);

type SecurityEventRow = RowIn<typeof schema>;

const securityEventRepository = (connection: Connection): Repository<SecurityEventRow> =>
  createRepository({
    table: TABLE,
    noun: 'event',
    rules: securityEventRules,
    connection,
    schema,
  });

export interface SecurityLog {
  models: Repository['model'][];
  /** What happened to somebody's account, for its owner to see. By the real clock. */
  note(
    userId: Types.ObjectId,
    kind: SecurityEventKind,
    from: { device: string; address: string | null },
  ): Promise<void>;
  implementations: Implementation[];
}

/** The one place that writes security events. */
export function createSecurityLog(connection: Connection, whereabouts: Whereabouts): SecurityLog {
  const repository = securityEventRepository(connection);
  return {
    models: [repository.model],
    async note(userId, kind, { device, address }) {
      const at = new Date();
      const event = { _id: new Types.ObjectId(), user_id: userId, kind, device, address };
      await repository.model.insertMany([{ ...event, created_at: at, updated_at: at, version: 1 }]);
    },
    implementations: [
      implement(
        listSecurityEvents,
        listHandler(repository, (_, docs) => Promise.all(docs.map((row) => present(row, whereabouts)))),
      ),
    ],
  };
}

type SecurityEvent = DomainOutput<typeof listSecurityEvents>['data'][number];
const present = async (
  { _id, kind, device, address, created_at }: SecurityEventRow,
  whereabouts: Whereabouts,
): Promise<SecurityEvent> => ({
  id: _id.toHexString(),
  kind,
  device: String(device),
  address: address ?? null,
  place: await whereabouts(address ?? null),
  created_at: created_at.toISOString(),
});
