import { createHash } from 'node:crypto';
import { type DomainOutput, listSentStatements, SENT_STATEMENTS, stopStatementLink } from '@smoko/contract';
import canonicalize from 'canonicalize';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { toPlain } from '../../db/stored.ts';
import { type Call, type Implementation, idFromKey, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import type { SentStatementRow, Statement, StatementBuyer } from './store.ts';

/** What a statement that goes out says. */
export interface StatementPaper {
  statement: Statement;
  buyer: StatementBuyer;
}

/** Statements that were sent: kept as they were, each with a link of its own (decision 48). */
export interface SentStatements {
  /**
   * Follows from what it says, so that looking at a statement before it goes tells its link. The same once more, sent twice,
   * is one; after its link was stopped it is another.
   */
  idOf(call: Call, paper: StatementPaper): Promise<Types.ObjectId>;
  /** Before its message leaves. */
  keep(call: Call, paper: StatementPaper): Promise<Types.ObjectId>;
}

const sealOf = (paper: StatementPaper): string =>
  createHash('sha256')
    .update(canonicalize(paper) ?? '')
    .digest('hex');

const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

export function createSentStatements(repository: Repository<SentStatementRow>): SentStatements {
  const { model } = repository;

  const idOf: SentStatements['idOf'] = async (call, paper) => {
    const sha256 = sealOf(paper);
    const stopped = await model.countDocuments({ ...owner(call), sha256, stopped_at: { $ne: null } });
    return idFromKey(`statement:${call.actor.userId}:${sha256}:${stopped}`);
  };

  return {
    idOf,
    async keep(call, paper) {
      const { statement, buyer } = paper;
      const { client, from, to, closing } = statement;
      const _id = await idOf(call, paper);
      const sent_at = call.clock.now();
      const again = await model.updateOne({ ...owner(call), _id }, { $set: { sent_at } });
      if (again.matchedCount) return _id;
      const of = { client_id: new Types.ObjectId(client.id), from, to, closing };
      // of no receipt: that it was kept is nothing to take back. Who sends the same at this moment finds it by its key
      const quiet = { ...call, changes: [], key: _id.toHexString() };
      await repository.insert(quiet, { _id, ...of, statement, buyer, sha256: sealOf(paper), sent_at });
      return _id;
    },
  };
}

type Shown = DomainOutput<typeof stopStatementLink>;

/** What a business sees of the statements it sent. `linkOf`: where their clients see them. */
export function sentStatementImplementations(
  { sentStatements, clients }: { sentStatements: Repository<SentStatementRow>; clients: Repository<ClientRow> },
  linkOf: (id: string) => string,
): Implementation[] {
  const shown = (row: SentStatementRow): Shown => {
    const { id, client_id, from, to, closing, sent_at, stopped_at } = toPlain(row);
    return { id, client_id, from, to, closing, sent_at, stopped_at, link: stopped_at ? null : linkOf(id) };
  };
  return [
    implement(listSentStatements, async (call, { id }) => {
      const client = await clients.get(call, id);
      const rows = await sentStatements.model
        .find({ ...owner(call), client_id: client._id })
        .sort({ sent_at: -1, _id: -1 })
        .limit(SENT_STATEMENTS)
        .lean();
      return { data: rows.map(shown) };
    }),
    implement(stopStatementLink, async (call, { id }) => {
      const before = await sentStatements.get(call, id);
      if (before.stopped_at) return shown(before);
      return shown(await sentStatements.update(call, id, { stopped_at: call.clock.now() }));
    }),
  ];
}
