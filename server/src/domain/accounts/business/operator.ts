import type { Model } from 'mongoose';
import type { UserDoc } from '../user.ts';

/** Who runs this Smoko, as its configuration says. */
export interface OperatorFacts {
  name: string | null;
  /** In lower case: the account that has it is theirs. */
  email: string | null;
  /** Whom to write to where nobody is named. */
  supportEmail: string | null;
  /** On a machine of one's own, where whoever tries it first runs it. */
  embedded: boolean;
}

/**
 * Whether an account is that of whoever runs this Smoko. It opens nothing: it only decides who reads the names of
 * variables, which stand in the public documentation too. `mailGoesOut`: then an address is somebody's once it is confirmed.
 */
export async function runsThisSmoko(
  users: Model<UserDoc>,
  user: UserDoc,
  { email, embedded }: OperatorFacts,
  mailGoesOut: boolean,
): Promise<boolean> {
  if (email !== null) return user.email === email && (user.email_verified || !mailGoesOut);
  if (!embedded) return false;
  const [first] = await users.find({}, { _id: 1 }).sort({ created_at: 1, _id: 1 }).limit(1).lean<UserDoc[]>();
  return first?._id.equals(user._id) ?? false;
}

/** "Ask Kiri Tane (kiri@example.com)": the beginning of a sentence. */
export function askThem({ name, email, supportEmail }: OperatorFacts): string {
  const address = email ?? supportEmail;
  if (name) return `Ask ${name}${address ? ` (${address})` : ''}`;
  return address ? `Write to ${address}` : 'Ask whoever runs this Smoko';
}
