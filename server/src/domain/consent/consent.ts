import type { Channel, CONSENT_SOURCES } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { changeOf } from '../../db/stored.ts';
import { type Call, type Implementation, idFromKey } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import type { SupplierRow } from '../suppliers/schema.ts';
import { plainAddress } from './address.ts';
import { contactsAt, flagClients } from './contacts-at.ts';
import { consentImplementations } from './operations.ts';
import type { ConsentRow, OptOutRow } from './store.ts';

interface How {
  source: (typeof CONSENT_SOURCES)[number];
  /** What they wrote. */
  words?: string | null;
  /** The message it came in: the same one says it once, however often it is worked on. */
  inbox_id?: string | null;
}

/** Who wants no messages, by number or address: whether they are on file, or will be some day, makes no difference. */
export interface Consent {
  /** True where it was not so before. */
  optOut(call: Call, channel: Channel, address: string, how: How): Promise<boolean>;
  optIn(call: Call, channel: Channel, address: string, how: How): Promise<boolean>;
  isOut(call: Call, channel: Channel, address: string): Promise<boolean>;
  implementations: Implementation[];
}

interface Stores {
  optOuts: Repository<OptOutRow>;
  log: Repository<ConsentRow>;
  clients: Repository<ClientRow>;
  suppliers: Repository<SupplierRow>;
}

export function createConsent({ optOuts, log, clients, suppliers }: Stores): Consent {
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });
  const plain = (call: Call, channel: Channel, address: string) =>
    plainAddress(channel, address, call.actor.business.country);

  async function note(call: Call, channel: Channel, address: string, event: 'opt_out' | 'opt_in', how: How) {
    const { source, words: said = null, inbox_id = null } = how;
    const _id = inbox_id ? idFromKey(`consent:${call.actor.userId}:${inbox_id}:${event}`) : call.newId();
    await log.insert(
      { ...call, key: call.key ?? String(_id) },
      { _id, channel, address, event, source, said, inbox_id },
    );
  }

  const idOf = (call: Call, channel: Channel, address: string) =>
    idFromKey(`opt-out:${call.actor.userId}:${channel}:${address}`);

  const isOut: Consent['isOut'] = async (call, channel, address) =>
    (await optOuts.findOne(call, { channel, address: plain(call, channel, address) })) !== null;

  const optOut: Consent['optOut'] = async (call, channel, given, how) => {
    const address = plain(call, channel, given);
    const [ofClients, ofSuppliers] = await Promise.all([
      contactsAt(call, clients, channel, address),
      contactsAt(call, suppliers, channel, address),
    ]);
    const before = await optOuts.findOne(call, { channel, address });
    if (!before) {
      const _id = idOf(call, channel, address);
      const { source, words: said = null } = how;
      const whose = { client_id: ofClients[0] ?? null, supplier_id: ofSuppliers[0] ?? null };
      // first, under an id of its own: whoever dies on the way finds it open and says it again, and it is answered all the same
      await note(call, channel, address, 'opt_out', how);
      // said twice at one moment it is on file once: the id follows from the address
      await optOuts.insert(
        { ...call, key: call.key ?? String(_id) },
        { _id, channel, address, source, said, ...whose },
      );
    }
    await flagClients(call, clients, channel, ofClients, true);
    return !before;
  };

  const optIn: Consent['optIn'] = async (call, channel, given, how) => {
    const address = plain(call, channel, given);
    const before = await optOuts.findOne(call, { channel, address });
    if (before) {
      await note(call, channel, address, 'opt_in', how);
      await call.beforeWrite(changeOf('opt_outs', 'delete', before._id, before, null));
      await optOuts.model.deleteOne({ ...owner(call), _id: before._id });
      call.changes.push(changeOf('opt_outs', 'delete', before._id, before, null));
    }
    await flagClients(call, clients, channel, await contactsAt(call, clients, channel, address), false);
    return before !== null;
  };

  return {
    optOut,
    optIn,
    isOut,
    implementations: consentImplementations({ optOuts, log, optOut, optIn }),
  };
}
