import { AppError, type DomainOutput, type listRestores, RESTORE_STATUSES, restoreRules } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import { createRepository } from '../../db/create-repository.ts';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { toPlain } from '../../db/stored.ts';
import {
  moment,
  oneOf,
  requiredLink,
  requiredMoment,
  requiredNumber,
  requiredText,
  text,
} from '../../db/stored-fields.ts';
import type { Clock } from '../clock.ts';
import type { Manifest } from './manifest.ts';

const TABLE = 'restores';
const LEASE_MS = 15 * 60_000;
/** So often whoever brings a copy back says that it goes on. */
export const RENEW_MS = LEASE_MS / 3;
/** Said of what nobody was there for any more. */
const BROKE_OFF = 'Smoko was restarted while the copy was being brought back. Nothing of it stayed: import it again.';

const schema = ownedSchema(
  {
    status: oneOf(RESTORE_STATUSES),
    made_at: requiredMoment,
    content_sha256: requiredText,
    records: requiredNumber,
    files: requiredNumber,
    error: text,
    /** Who the records belong to until all of them are there: nobody. */
    staging_id: requiredLink,
    /** Real clock. One whose process died is found by its lapsed lease. */
    lease_until: moment,
  },
  { rules: restoreRules },
);
// one at a time
schema.index({ user_id: 1, status: 1 }, { unique: true, partialFilterExpression: { status: 'running' } });
schema.index({ status: 1, lease_until: 1 });

export type RestoreRow = RowIn<typeof schema>;
type Restore = DomainOutput<typeof listRestores>['data'][number];

export const presentRestore = (row: RestoreRow): Restore => {
  const { staging_id: _s, lease_until: _l, ...shown } = toPlain(row);
  return shown;
};

const nextLease = () => new Date(Date.now() + LEASE_MS);

/** What was brought back, and what is being brought back: on file before its first record is. */
export function createRestores(connection: Connection, clock: Clock) {
  const repository: Repository<RestoreRow> = createRepository({
    table: TABLE,
    noun: 'restore',
    rules: restoreRules,
    connection,
    schema,
  });
  const { model } = repository;
  const running = ({ user_id, _id }: RestoreRow) => ({ user_id, _id, status: 'running' as const });

  return {
    repository,

    /** Throws a conflict while another one is under way in this business. */
    async begin(userId: string, { made_at, content_sha256 }: Manifest, counts: { records: number; files: number }) {
      const now = clock.now();
      const row: RestoreRow = {
        _id: new Types.ObjectId(),
        user_id: new Types.ObjectId(userId),
        created_at: now,
        updated_at: now,
        version: 1,
        status: 'running',
        made_at: new Date(made_at),
        content_sha256,
        ...counts,
        error: null,
        staging_id: new Types.ObjectId(),
        lease_until: nextLease(),
      };
      await model.insertMany([row]).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        throw new AppError('conflict', 'A copy is being brought back at this moment. Wait until that is done.');
      });
      return row;
    },

    async goesOn(row: RestoreRow): Promise<void> {
      await model.updateOne(running(row), { $set: { lease_until: nextLease() } });
    },

    /** Throws where somebody else took it for dead meanwhile. Part of the transaction that it is called in. */
    async done(row: RestoreRow): Promise<RestoreRow> {
      const done = { status: 'done' as const, lease_until: null, updated_at: clock.now() };
      const { matchedCount } = await model.updateOne(running(row), { $set: done, $inc: { version: 1 } });
      if (!matchedCount) throw new AppError('conflict', 'Bringing the copy back took too long. Import it again.');
      return { ...row, ...done, version: 2 };
    },

    async failed(row: RestoreRow, error: string): Promise<void> {
      const failed = { status: 'failed' as const, error, lease_until: null, updated_at: clock.now() };
      await model.updateOne(running(row), { $set: failed, $inc: { version: 1 } });
    },

    /** Those whose process died; all that run, where nobody else can be at one. */
    async dead(everything: boolean): Promise<RestoreRow[]> {
      const lapsed = everything ? {} : { lease_until: { $lt: new Date() } };
      return acrossOwners(model, 'what broke off with its process, whoever owns it')
        .find({ status: 'running', ...lapsed })
        .toArray();
    },

    brokeOff: BROKE_OFF,
  };
}
