import { type Channels, getChannels } from '@smoko/contract';
import { type Model, Types } from 'mongoose';
import { type Implementation, implement } from '../../call.ts';
import { notAuthenticated } from '../sessions/not-authenticated.ts';
import type { UserDoc } from '../user.ts';
import { hintsOf } from './channel-hints.ts';
import { type OperatorFacts, runsThisSmoko } from './operator.ts';
import { type AddressSettings, ensureAddress } from './own-addresses.ts';

/** What is set up on this server, for all businesses. */
export interface ChannelFacts {
  sms: { sends: boolean; receives: boolean };
  email: { sends: boolean; receives: boolean };
  smtpPort: number | null;
  origin: string;
  operator: OperatorFacts;
}

/** What is connected, what is missing, and what to do about it. */
export const channelOverview = (
  users: Model<UserDoc>,
  addresses: AddressSettings,
  facts: () => ChannelFacts,
): Implementation =>
  implement(getChannels, async (call) => {
    const found = await users.findOne({ _id: new Types.ObjectId(call.actor.userId) }).lean<UserDoc>();
    if (!found) throw notAuthenticated();
    const user = await ensureAddress(users, found, addresses);
    const { sms, email, smtpPort, origin, operator } = facts();
    const you = await runsThisSmoko(users, user, operator, email.sends);
    const at = (path: string) => (you ? `${origin}/api/channels/${path}` : null);
    const shown: Omit<Channels, 'hints'> = {
      sms: {
        ...sms,
        number: user.sms_number ?? null,
        free_numbers: await freeNumbers(users, addresses),
        webhook_url: at('sms/inbound'),
        status_url: at('sms/status'),
      },
      email: {
        ...email,
        address: user.inbound_address ?? null,
        own_address: !addresses.production && addresses.domain === null,
        webhook_url: at('email/inbound'),
        smtp_port: you ? smtpPort : null,
      },
      run_by: { you, name: operator.name, email: operator.email ?? operator.supportEmail },
    };
    return { ...shown, hints: hintsOf(shown, operator) };
  });

async function freeNumbers(users: Model<UserDoc>, { numbers }: AddressSettings): Promise<string[]> {
  if (!numbers.length) return [];
  const taken = await users.find({ sms_number: { $in: [...numbers] } }, { sms_number: 1 }).lean<UserDoc[]>();
  return numbers.filter((number) => !taken.some(({ sms_number }) => sms_number === number));
}
