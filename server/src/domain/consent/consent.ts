import {
  AppError,
  addOptOut,
  type Channel,
  type CONSENT_SOURCES,
  type DomainOutput,
  invalid,
  listConsentLog,
  listOptOuts,
  notFound,
  removeOptOut,
} from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { changeOf, toPlain } from '../../db/stored.ts';
import { type Call, type Implementation, idFromKey, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import type { SupplierRow } from '../suppliers/schema.ts';
import { emailKey, phoneKey } from '../tables/contact-keys.ts';
import { type Contact, findContacts } from '../tables/find-contacts.ts';
import { listHandler } from '../tables/list-handler.ts';
import { withRetry } from '../tables/with-retry.ts';
import { plainAddress } from './address.ts';
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

const FLAG = { sms: 'sms_opt_out', email: 'email_opt_out' } as const;
const FIELD = { sms: 'phone', email: 'email' } as const;

export function createConsent({ optOuts, log, clients, suppliers }: Stores): Consent {
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });
  const plain = (call: Call, channel: Channel, address: string) =>
    plainAddress(channel, address, call.actor.business.country);

  /** Those of a table whose number or address it is, however they typed it. */
  async function thoseWith(call: Call, repository: Repository<Contact>, channel: Channel, address: string) {
    const field = FIELD[channel];
    const alike = await findContacts(call, repository, [channel === 'sms' ? phoneKey(address) : emailKey(address)]);
    return alike.filter((one) => plain(call, channel, one[field] ?? '') === address).map(({ _id }) => _id);
  }

  async function flagClients(call: Call, channel: Channel, ids: readonly Types.ObjectId[], out: boolean) {
    for (const id of ids) {
      await withRetry(true, () => clients.update(call, id.toHexString(), { [FLAG[channel]]: out })).catch(
        (error: unknown) => {
          // deleted at this moment
          if (!(error instanceof AppError)) throw error;
        },
      );
    }
  }

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
      thoseWith(call, clients, channel, address),
      thoseWith(call, suppliers, channel, address),
    ]);
    const before = await optOuts.findOne(call, { channel, address });
    if (!before) {
      const _id = idOf(call, channel, address);
      const { source, words: said = null } = how;
      const whose = { client_id: ofClients[0] ?? null, supplier_id: ofSuppliers[0] ?? null };
      // said twice at one moment it is on file once: the id follows from the address
      await optOuts.insert(
        { ...call, key: call.key ?? String(_id) },
        { _id, channel, address, source, said, ...whose },
      );
      await note(call, channel, address, 'opt_out', how);
    }
    await flagClients(call, channel, ofClients, true);
    return !before;
  };

  const optIn: Consent['optIn'] = async (call, channel, given, how) => {
    const address = plain(call, channel, given);
    const before = await optOuts.findOne(call, { channel, address });
    if (before) {
      await call.beforeWrite(changeOf('opt_outs', 'delete', before._id, before, null));
      await optOuts.model.deleteOne({ ...owner(call), _id: before._id });
      call.changes.push(changeOf('opt_outs', 'delete', before._id, before, null));
      await note(call, channel, address, 'opt_in', how);
    }
    await flagClients(call, channel, await thoseWith(call, clients, channel, address), false);
    return before !== null;
  };

  return {
    optOut,
    optIn,
    isOut,
    implementations: [
      implement(
        listOptOuts,
        listHandler(optOuts, (_, docs) => docs.map(asOptOut)),
      ),
      implement(
        listConsentLog,
        listHandler(log, (_, docs) => docs.map(asConsentEvent)),
      ),
      implement(addOptOut, async (call, { channel, address }) => {
        const form = channel === 'email' ? EMAIL : E164;
        if (!form.test(plain(call, channel, address))) throw invalid('address', `${address} is not ${WHAT[channel]}.`);
        await optOut(call, channel, address, { source: 'owner' });
        const doc = await optOuts.findOne(call, { channel, address: plain(call, channel, address) });
        if (!doc) throw notFound('opt-out');
        return asOptOut(doc);
      }),
      implement(removeOptOut, async (call, { id }) => {
        const { channel, address } = await optOuts.get(call, id);
        await optIn(call, channel, address, { source: 'owner' });
        return null;
      }),
    ],
  };
}

const EMAIL = /^[^\s@<>"',;]+@[^\s"',;<>@][^\s"',.;<>@]*\.[^\s"',;<>@]+$/;
const E164 = /^\+[1-9]\d{6,14}$/;
const WHAT = { sms: 'a phone number', email: 'an e-mail address' } as const;

const asOptOut = (row: OptOutRow): DomainOutput<typeof addOptOut> => {
  const { user_id: _, updated_at: __, version: ___, said: words, ...fields } = toPlain(row);
  return { ...fields, words };
};

const asConsentEvent = (row: ConsentRow): DomainOutput<typeof listConsentLog>['data'][number] => {
  const { user_id: _, updated_at: __, version: ___, said: words, ...fields } = toPlain(row);
  return { ...fields, words };
};
