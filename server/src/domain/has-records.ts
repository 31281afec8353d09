import type { Repository } from '../db/repository.ts';
import type { UserDoc } from './accounts/user.ts';

/** Whether anything was put on file in an account: mails to its own address, kept in the outbox, are none. */
export async function hasRecords(
  repositories: Readonly<Record<string, Pick<Repository, 'model'>>>,
  user: Pick<UserDoc, '_id' | 'email'>,
): Promise<boolean> {
  for (const { model } of Object.values(repositories)) {
    if (await model.exists({ user_id: user._id, to: { $ne: user.email } })) return true;
  }
  return false;
}
