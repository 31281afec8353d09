import { type DomainOutput, listSecurityEvents, type SecurityEventKind, securityEventRules } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import type { StoredDoc } from '../../db/stored.ts';
import { type Implementation, implement } from '../call.ts';
import { listHandler } from '../tables/list-handler.ts';
import { requiredText, text } from '../tables/stored-fields.ts';

const TABLE = 'security_events';
const schema = ownedSchema({ kind: requiredText, device: requiredText, address: text }, { rules: securityEventRules });

const securityEventRepository = (connection: Connection): Repository =>
  createRepository({
    table: TABLE,
    noun: 'event',
    rules: securityEventRules,
    model: connection.model<StoredDoc>(TABLE, schema as never, TABLE),
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
export function createSecurityLog(connection: Connection): SecurityLog {
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
        listHandler(repository, (_, docs) => docs.map(present)),
      ),
    ],
  };
}

type SecurityEvent = DomainOutput<typeof listSecurityEvents>['data'][number];
const present = ({ _id, kind, device, address, created_at }: StoredDoc): SecurityEvent => ({
  id: _id.toHexString(),
  kind: kind as SecurityEventKind,
  device: String(device),
  address: (address as string | null) ?? null,
  created_at: created_at.toISOString(),
});
