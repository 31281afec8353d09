import type { Account } from './account.ts';
import { get } from './samples.ts';

/** What went, or would go, to other people: the mails about the account itself are left out. */
export async function toOthers(account: Pick<Account, 'fetch' | 'email'>) {
  const { data } = await get(account, '/api/outbox?limit=100');
  return data.filter(({ to }) => to !== account.email);
}
