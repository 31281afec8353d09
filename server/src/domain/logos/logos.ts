import { DELETED_KEPT_DAYS } from '@smoko/contract';
import { subDays } from 'date-fns';
import { type Connection, type Model, Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import { userModel } from '../accounts/user.ts';
import type { Clock } from '../clock.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import type { VariationRow } from '../variations/schema.ts';
import { type LogoDoc, logoModel } from './store.ts';

type Logo = Omit<LogoDoc, '_id' | 'user_id' | 'used_at'>;

/** The logos of businesses (decision 52): each is kept while it is theirs, while a frozen paper names it, and 30 days more. */
export interface Logos {
  model: Model<LogoDoc>;
  /** Files one. Of the same picture once more the newest file counts, so that one whose file was lost is whole again. */
  add(userId: string, logo: Logo): Promise<void>;
  of(userId: string, sha256: string): Promise<Logo | null>;
  /** It begins or ceases to be theirs: the 30 days begin anew. False: there is no such logo. */
  touch(userId: string, sha256: string): Promise<boolean>;
  /** Forgets those that nobody can see or bring back any more; their files are swept up after that. */
  sweep(): Promise<void>;
}

/** What is frozen with the logo of its day. */
interface Papers {
  financeRecords: Repository<FinanceRow>;
  quotes: Repository<QuoteRow>;
  variations: Repository<VariationRow>;
}

export function createLogos(connection: Connection, papers: Papers, clock: Clock): Logos {
  const model = logoModel(connection);
  const users = userModel(connection);
  const one = (userId: string, sha256: string) => ({ user_id: new Types.ObjectId(userId), sha256 });

  const of: Logos['of'] = async (userId, sha256) => model.findOne(one(userId, sha256)).lean<LogoDoc>();

  async function isNamed({ user_id, sha256 }: LogoDoc): Promise<boolean> {
    if (await users.exists({ _id: user_id, logo: sha256 })) return true;
    // deleted ones too: they can be brought back
    const named = { user_id, 'frozen.seller.logo': sha256 };
    const { financeRecords, quotes, variations } = papers;
    for (const { model: records } of [financeRecords, quotes, variations]) if (await records.exists(named)) return true;
    return false;
  }

  return {
    model,
    of,

    async add(userId, logo) {
      const { sha256, ...rest } = logo;
      await model.updateOne(one(userId, sha256), { $set: { ...rest, used_at: clock.now() } }, { upsert: true });
    },

    async touch(userId, sha256) {
      const found = await model.updateOne(one(userId, sha256), { $set: { used_at: clock.now() } });
      return found.matchedCount > 0;
    },

    async sweep() {
      const old = { used_at: { $lte: subDays(clock.now(), DELETED_KEPT_DAYS) } };
      const found = await acrossOwners(model, 'clean-up of all businesses at once').find(old).toArray();
      for (const logo of found) {
        // one that was chosen again meanwhile stays
        if (!(await isNamed(logo))) await model.deleteOne({ _id: logo._id, user_id: logo.user_id, ...old });
      }
    },
  };
}
