import type { DomainOutput, FrozenPaper, getClientStatement, ListRules } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import {
  moment,
  requiredCents,
  requiredLink,
  requiredMoment,
  requiredText,
  shaped,
  shapedOrNone,
  text,
} from '../../db/stored-fields.ts';

const TABLE = 'sent_statements';

export type Statement = DomainOutput<typeof getClientStatement>;
/** Whom it is to, as they were then. */
export type StatementBuyer = FrozenPaper['buyer'];

const rules: ListRules = { filters: {}, sorts: ['sent_at'], defaultSort: '-sent_at', search: [] };

const schema = ownedSchema(
  {
    client_id: requiredLink,
    from: text,
    to: requiredText,
    closing: requiredCents,
    /** As it was sent. */
    statement: shaped<Statement>(),
    buyer: shapedOrNone<StatementBuyer>(),
    /** SHA-256 over both. */
    sha256: requiredText,
    sent_at: requiredMoment,
    stopped_at: moment,
  },
  { rules },
);
schema.index({ user_id: 1, client_id: 1, sent_at: -1, _id: -1 });
schema.index({ user_id: 1, sha256: 1 });

export type SentStatementRow = RowIn<typeof schema>;

export const sentStatementRepository = (connection: Connection): Repository<SentStatementRow> =>
  createRepository({ table: TABLE, noun: 'statement', rules, connection, schema });
