import { type Channels, getChannels } from '@smoko/contract';
import { type Model, Types } from 'mongoose';
import { type Implementation, implement } from '../../call.ts';
import { notAuthenticated } from '../sessions/not-authenticated.ts';
import type { UserDoc } from '../user.ts';
import { type AddressSettings, ensureAddress } from './own-addresses.ts';

/** What is set up on this server, for all businesses. */
export interface ChannelFacts {
  sms: { sends: boolean; receives: boolean };
  email: { sends: boolean; receives: boolean };
  smtpPort: number | null;
  origin: string;
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
    const { sms, email, smtpPort, origin } = facts();
    const at = (path: string) => `${origin}/api/channels/${path}`;
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
        smtp_port: smtpPort,
      },
    };
    return { ...shown, hints: hintsOf(shown) };
  });

async function freeNumbers(users: Model<UserDoc>, { numbers }: AddressSettings): Promise<string[]> {
  if (!numbers.length) return [];
  const taken = await users.find({ sms_number: { $in: [...numbers] } }, { sms_number: 1 }).lean<UserDoc[]>();
  return numbers.filter((number) => !taken.some(({ sms_number }) => sms_number === number));
}

function hintsOf({ sms, email }: Omit<Channels, 'hints'>): string[] {
  const hints: [boolean, string][] = [
    [!sms.receives, 'Texts cannot come in yet: whoever runs this server sets TWILIO_AUTH_TOKEN.'],
    [sms.receives && !sms.number, 'Choose the number your clients text to.'],
    [!sms.sends, 'Texts stay in the development outbox: no Twilio account with numbers is connected.'],
    [!email.receives, 'E-mail cannot come in yet: whoever runs this server sets EMAIL_INBOUND_SECRET or SMTP_IN_PORT.'],
    [email.receives && !email.address, 'Enter the address your clients write to.'],
    [!email.sends, 'E-mail stays in the development outbox: no mail server is connected.'],
  ];
  return hints.flatMap(([holds, words]) => (holds ? [words] : []));
}
