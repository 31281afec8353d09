import { randomBytes } from 'node:crypto';
import { AppError, listRestores, readyToRestore } from '@smoko/contract';
import mongoose, { type Connection, Types } from 'mongoose';
import { buildIndexes } from '../../db/across-owners.ts';
import type { AnyRow } from '../../db/row.ts';
import type { RowModel } from '../../db/row-model.ts';
import type { FileStore } from '../../files/file-store.ts';
import { userModel } from '../accounts/user.ts';
import type { Actor } from '../actor.ts';
import { type Implementation, implement } from '../call.ts';
import type { Clock } from '../clock.ts';
import { nameQuotesOf } from '../quotes/fill-short-names.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import { listHandler } from '../tables/list-handler.ts';
import { assertEmpty, clearSettings } from './empty-business.ts';
import { filesBack } from './files-back.ts';
import { createNames, NOBODY } from './names.ts';
import { type Copy, openCopy, refused } from './open-copy.ts';
import { profileChange } from './profile-back.ts';
import { type CopyRead, readCopy } from './read-copy.ts';
import { createRestores, presentRestore, RENEW_MS, type RestoreRow } from './restores.ts';
import { type Staged, stage } from './stage.ts';
import { COMES_BACK } from './tables.ts';

interface Parts {
  connection: Connection;
  quotes: RowModel<QuoteRow>;
  files: FileStore;
  clock: Clock;
  /** Shows all that somebody has on file to nobody. Rejects where something cannot be shown. */
  showAll(actor: Actor): Promise<void>;
  report(error: unknown): void;
}

export type Everything = ReturnType<typeof createEverything>;

/** Brings a copy of everything (decision 69) back into an empty business: all of it, or nothing. */
export function createEverything(parts: Parts) {
  const { connection, clock, report } = parts;
  const restores = createRestores(connection, clock);

  /** What is nobody's yet goes again. */
  async function clear({ staging_id }: Pick<RestoreRow, 'staging_id'>): Promise<void> {
    for (const table of Object.keys(COMES_BACK))
      await connection.model<AnyRow>(table).deleteMany({ user_id: staging_id });
  }

  async function write(actor: Actor, copy: Copy, read: CopyRead, row: RestoreRow, scratch: string) {
    // the seconds that ids begin with stay: ids rise with time
    const mask = `${'0'.repeat(8)}${randomBytes(8).toString('hex')}`;
    const names = createNames({ ...read, from: NOBODY, to: actor.userId, mask });
    const stagingId = row.staging_id;
    await filesBack(copy, parts.files, actor.userId, scratch);
    const staged = await stage(copy, {
      connection,
      names,
      owner: actor.userId,
      stagingId,
      now: clock.now(),
    });
    // a copy from before there were short names
    await nameQuotesOf(stagingId, parts.quotes);
    await parts.showAll({ ...actor, userId: stagingId.toHexString() });
    const profile = profileChange(read.profile);
    return inOneGo(connection, async () => {
      await assertEmpty(connection, row.user_id);
      await clearSettings(connection, row.user_id);
      await handOver(connection, row, staged);
      await userModel(connection).updateOne(
        { _id: row.user_id },
        { $set: { ...profile.set, id_mask: mask }, $unset: profile.unset, $inc: { version: 1 } },
      );
      return restores.done(row);
    });
  }

  const implementations: Implementation[] = [
    implement(
      listRestores,
      listHandler(restores.repository, (_call, rows) => rows.map(presentRestore)),
    ),
    implement(readyToRestore, async ({ actor }): Promise<{ ready: true }> => {
      await assertEmpty(connection, new Types.ObjectId(actor.userId));
      return { ready: true };
    }),
  ];

  return {
    /** Builds the indexes; done before the server listens. */
    prepare: () => buildIndexes([restores.repository.model]),

    /** Reads the zip at `file`, unpacks beside it, and brings it back. Throws AppError that says why it cannot be; nothing has changed then. */
    async bringBack(actor: Actor, file: string) {
      const copy = await openCopy(file);
      try {
        const owner = new Types.ObjectId(actor.userId);
        await assertEmpty(connection, owner);
        const read = await readCopy(copy);
        profileChange(read.profile);
        const files = copy.manifest.entries.filter(({ stored }) => stored !== undefined).length;
        const row = await restores.begin(actor.userId, copy.manifest, { records: read.records, files });
        const goesOn = setInterval(() => void restores.goesOn(row).catch(report), RENEW_MS);
        try {
          return presentRestore(await write(actor, copy, read, row, `${file}.part`));
        } catch (error) {
          // its files are swept away: some of them may be somebody's after all, where only the answer was lost
          await clear(row).catch(report);
          const said = error instanceof AppError ? error.message : 'Something went wrong. Nothing was brought back.';
          await restores.failed(row, said).catch(report);
          throw error;
        } finally {
          clearInterval(goesOn);
        }
      } finally {
        copy.close();
      }
    },

    /** Removes what is left of those that broke off with their process; their files are swept away. */
    async recover(everything: boolean): Promise<void> {
      for (const row of await restores.dead(everything)) {
        await clear(row);
        await restores.failed(row, restores.brokeOff);
      }
    },

    implementations,
  };
}

/** A transaction that is ended for its length, or loses against others time and again, is no fault of the copy. */
async function inOneGo<T>(connection: Connection, work: () => Promise<T>): Promise<T> {
  try {
    return await connection.transaction(work);
  } catch (cause) {
    if (!(cause instanceof mongoose.mongo.MongoServerError) || !cause.hasErrorLabel('TransientTransactionError'))
      throw cause;
    throw new AppError(
      'unavailable',
      'The server was too busy to bring everything back in one go, so nothing was. Try again later.',
      {
        cause,
      },
    );
  }
}

/** Whatever is not among the records that were counted was removed meanwhile: then it is not all of them. */
async function handOver(connection: Connection, { user_id, staging_id }: RestoreRow, { counts, automations }: Staged) {
  for (const [table, count] of counts) {
    const model = connection.model<AnyRow>(table);
    const { modifiedCount } = await model.updateMany({ user_id: staging_id }, { $set: { user_id } });
    if (modifiedCount !== count)
      throw refused(`could not be brought back whole: some of ${table} was removed meanwhile`);
  }
  if (automations.length > 0)
    await connection.model<AnyRow>('automations').insertMany([...automations], { lean: true });
}
