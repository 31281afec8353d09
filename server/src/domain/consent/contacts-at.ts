import { AppError, type Channel } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { emailKey, phoneKey } from '../tables/contact-keys.ts';
import { type Contact, findContacts } from '../tables/find-contacts.ts';
import { withRetry } from '../tables/with-retry.ts';
import { plainAddress } from './address.ts';

const FLAG = { sms: 'sms_opt_out', email: 'email_opt_out' } as const;
const FIELD = { sms: 'phone', email: 'email' } as const;

/** Those of a table whose number or address it is, however they typed it. `address` is plain. */
export async function contactsAt(call: Call, repository: Repository<Contact>, channel: Channel, address: string) {
  const { country } = call.actor.business;
  const field = FIELD[channel];
  const alike = await findContacts(call, repository, [channel === 'sms' ? phoneKey(address) : emailKey(address)]);
  return alike.filter((one) => plainAddress(channel, one[field] ?? '', country) === address).map(({ _id }) => _id);
}

/** Shows at clients whether they want no messages. */
export async function flagClients(
  call: Call,
  clients: Repository<ClientRow>,
  channel: Channel,
  ids: readonly Types.ObjectId[],
  out: boolean,
): Promise<void> {
  for (const id of ids) {
    await withRetry(true, () => clients.update(call, id.toHexString(), { [FLAG[channel]]: out })).catch(
      (error: unknown) => {
        // deleted at this moment
        if (!(error instanceof AppError)) throw error;
      },
    );
  }
}
