import {
  addOptOut,
  type Channel,
  type DomainOutput,
  invalid,
  listConsentLog,
  listOptOuts,
  notFound,
  removeOptOut,
} from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { toPlain } from '../../db/stored.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { listHandler } from '../tables/list-handler.ts';
import { plainAddress } from './address.ts';
import type { ConsentRow, OptOutRow } from './store.ts';

interface Parts {
  optOuts: Repository<OptOutRow>;
  log: Repository<ConsentRow>;
  optOut(call: Call, channel: Channel, address: string, how: { source: 'owner' }): Promise<boolean>;
  optIn(call: Call, channel: Channel, address: string, how: { source: 'owner' }): Promise<boolean>;
}

/** The owner sees who wants no messages, and says so for them or takes it back. */
export const consentImplementations = ({ optOuts, log, optOut, optIn }: Parts): Implementation[] => [
  implement(
    listOptOuts,
    listHandler(optOuts, (_, docs) => docs.map(asOptOut)),
  ),
  implement(
    listConsentLog,
    listHandler(log, (_, docs) => docs.map(asConsentEvent)),
  ),
  implement(addOptOut, async (call, { channel, address }) => {
    const plain = plainAddress(channel, address, call.actor.business.country);
    const form = channel === 'email' ? EMAIL : E164;
    if (!form.test(plain)) throw invalid('address', `${address} is not ${WHAT[channel]}.`);
    await optOut(call, channel, address, { source: 'owner' });
    const doc = await optOuts.findOne(call, { channel, address: plain });
    if (!doc) throw notFound('opt-out');
    return asOptOut(doc);
  }),
  implement(removeOptOut, async (call, { id }) => {
    const { channel, address } = await optOuts.get(call, id);
    await optIn(call, channel, address, { source: 'owner' });
    return null;
  }),
];

const EMAIL = /^[^\s@<>"',;]+@[^\s"',;<>@][^\s"',.;<>@]*\.[^\s"',;<>@]+$/;
const E164 = /^\+[1-9]\d{6,14}$/;
const WHAT = { sms: 'a phone number', email: 'an email address' } as const;

const asOptOut = (row: OptOutRow): DomainOutput<typeof addOptOut> => {
  const { user_id: _, updated_at: __, version: ___, said: words, ...fields } = toPlain(row);
  return { ...fields, words };
};

const asConsentEvent = (row: ConsentRow): DomainOutput<typeof listConsentLog>['data'][number] => {
  const { user_id: _, updated_at: __, version: ___, said: words, ...fields } = toPlain(row);
  return { ...fields, words };
};
