import type { Connection } from 'mongoose';
import { Types } from 'mongoose';
import { userModel } from '../user.ts';

/** Where an owner themselves write from, as far as they have shown that it is theirs. */
export const createOwnContact = (connection: Connection) => {
  const users = userModel(connection);
  return async (userId: string): Promise<{ name: string; email: string | null; phone: string | null } | null> => {
    const user = await users.findOne({ _id: new Types.ObjectId(userId) }).lean();
    return (
      user && {
        name: user.full_name,
        email: user.email_verified ? user.email : null,
        phone: user.owner_phone ?? null,
      }
    );
  };
};
