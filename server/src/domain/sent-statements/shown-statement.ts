import { getClientAccount } from '@smoko/contract';
import { Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import { createCall } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { type Clock, today } from '../clock.ts';
import type { Executor } from '../executor.ts';
import type { SentStatementRow } from './store.ts';

/** A statement as its client sees it: as it was sent, and what they owe now. */
export interface StatementView {
  actor: Actor;
  sent: SentStatementRow;
  /** Cents; below zero is credit. */
  owed: number;
  today: string;
}

interface Parts {
  sentStatements: Repository<SentStatementRow>;
  clients: Repository<ClientRow>;
  executor: Executor;
  clock: Clock;
  ownerOf(userId: string): Promise<Actor | null>;
}

/** null: there is no such statement, or its client is no longer on file; `ended`: its link was stopped. */
export const createStatementView =
  ({ sentStatements, clients, executor, clock, ownerOf }: Parts) =>
  async (id: string): Promise<StatementView | 'ended' | null> => {
    const sent = await acrossOwners(
      sentStatements.model,
      "whoever has the link of a statement is nobody's user",
    ).findOne({ _id: new Types.ObjectId(id) });
    if (sent?.stopped_at) return 'ended';
    const actor = sent && (await ownerOf(sent.user_id.toHexString()));
    if (!actor || !(await clients.findOne(createCall(actor, clock), { _id: sent.client_id }))) return null;
    const { balance } = await executor.execute(getClientAccount, actor, { id: sent.client_id.toHexString() });
    return { actor, sent, owed: balance, today: today(clock, actor.business.timeZone) };
  };
