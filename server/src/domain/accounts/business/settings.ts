import { TZDate } from '@date-fns/tz';
import {
  ABN_WARNING,
  abnChecksumOk,
  changedMeanwhile,
  getSettings,
  INVOICE_DAYS,
  invalid,
  type Settings,
  updateSettings,
} from '@smoko/contract';
import { startOfMonth } from 'date-fns';
import { type Model, Types } from 'mongoose';
import { type Call, type Implementation, implement } from '../../call.ts';
import type { Clock } from '../../clock.ts';
import type { Logos } from '../../logos/logos.ts';
import { notAuthenticated } from '../sessions/not-authenticated.ts';
import { paperSettingsOf, type UserDoc } from '../user.ts';
import { assertNextNumber, invoiceNumbersOf, type LastInvoiceNumber } from './invoice-numbers.ts';
import { isTimeZone } from './locate.ts';
import { movedBy, placeWarnings } from './moved.ts';
import { type AddressSettings, checkWish, ensureAddress, takenElsewhere } from './own-addresses.ts';
import { checkPaperSettings, paperWarnings } from './paper-settings.ts';

interface Parts {
  clock: Clock;
  countJobs: (userId: string, since: Date) => Promise<number>;
  lastInvoiceNumber: LastInvoiceNumber;
  addresses: AddressSettings;
  logos: Pick<Logos, 'touch'>;
}

/** What its owner should have a look at, said without being asked. */
const warningsOf = (user: UserDoc): string[] => [
  ...(user.abn && !abnChecksumOk(user.abn) ? [ABN_WARNING] : []),
  ...placeWarnings(user),
  ...paperWarnings(user),
];

const self = (call: Call) => ({ _id: new Types.ObjectId(call.actor.userId) });

/** The time in which the one it had can be put back begins now, and that of the one it gets ends. */
async function changeLogo(
  logos: Parts['logos'],
  { actor }: Call,
  before: UserDoc | null,
  logo: string | null | undefined,
): Promise<void> {
  if (logo === undefined || logo === before?.logo) return;
  if (logo && !(await logos.touch(actor.userId, logo))) {
    throw invalid('logo', 'That logo is not on file any more. Upload it again.');
  }
  if (before?.logo) await logos.touch(actor.userId, before.logo);
}

/** How its papers look. */
const lookOf = ({ logo, brand_colour }: UserDoc) => ({ logo: logo ?? null, brand_colour: brand_colour ?? null });

/** What its owner is told, and how messages come and go. */
const reachOf = (user: UserDoc) => ({
  notices: user.notices ?? ('all' as const),
  preferred_channel: user.preferred_channel ?? ('email' as const),
  review_link: user.review_link ?? null,
  sms_number: user.sms_number ?? null,
  inbound_address: user.inbound_address ?? null,
  owner_phone: user.owner_phone ?? null,
  urgent_texts: user.urgent_texts ?? ('none' as const),
});

/** The business's profile: shown to and changed by its owner. */
export function settingsImplementations(
  users: Model<UserDoc>,
  { clock, countJobs, lastInvoiceNumber, addresses, logos }: Parts,
): Implementation[] {
  async function present(user: UserDoc): Promise<Settings> {
    // The Starter plan's "x of 10 jobs this month": the month of the business's own calendar.
    const month = startOfMonth(new TZDate(clock.now(), user.time_zone));
    return {
      email: user.lost_email ?? user.email,
      full_name: user.full_name,
      business_name: user.business_name,
      abn: user.abn,
      business_location: user.business_location,
      country: user.country,
      time_zone: user.time_zone,
      gst_registered: user.gst_registered,
      gst_rounding: user.gst_rounding ?? 'total',
      gst_basis: user.gst_basis ?? 'cash',
      prices_spoken_gst: user.prices_spoken_gst ?? 'ex',
      ...paperSettingsOf(user),
      ...lookOf(user),
      terms_days: user.terms_days ?? INVOICE_DAYS,
      deposit_percent: user.deposit_percent ?? null,
      ...(await invoiceNumbersOf(user, lastInvoiceNumber)),
      ...reachOf(user),
      plan: user.plan,
      trial_ends_at: user.trial_ends_at.toISOString(),
      jobs_this_month: await countJobs(user._id.toHexString(), new Date(month.getTime())),
      warnings: warningsOf(user),
      version: user.version ?? 0,
    };
  }

  return [
    implement(getSettings, async (call) => {
      const user = await users.findOne(self(call)).lean<UserDoc>();
      if (!user) throw notAuthenticated();
      return present(await ensureAddress(users, user, addresses));
    }),

    implement(updateSettings, async (call, { version, sms_number, inbound_address, ...input }) => {
      if (input.time_zone !== undefined && !isTimeZone(input.time_zone)) {
        throw invalid('time_zone', 'That time zone is not known. Use a name like Australia/Perth.');
      }
      const before = await users.findOne(self(call)).lean<UserDoc>();
      await changeLogo(logos, call, before, input.logo);
      const set = {
        ...(before ? movedBy(input, before) : {}),
        ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
      };
      await assertNextNumber(call.actor.userId, input.next_invoice_number, lastInvoiceNumber);
      const country = set.country ?? call.actor.business.country;
      const onPapers = checkPaperSettings(input, country);
      const wish = Object.entries(checkWish({ sms_number, inbound_address }, country, addresses));
      const given = Object.fromEntries(wish.filter(([, value]) => value !== null));
      // an index that is unique for those who have one knows no null
      const gone = Object.fromEntries(wish.filter(([, value]) => value === null).map(([name]) => [name, 1]));
      const same = version === undefined ? {} : { version: version === 0 ? { $in: [0, null] } : version };
      const user = await users
        .findOneAndUpdate(
          { ...self(call), ...same },
          { $set: { ...set, ...onPapers, ...given }, $unset: gone, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean<UserDoc>()
        .catch((error: unknown) => {
          throw takenElsewhere(error);
        });
      if (!user) {
        if (version === undefined) throw notAuthenticated();
        throw changedMeanwhile(
          'Your settings were changed meanwhile. Have a look at them as they are now, then try again.',
        );
      }
      call.changes.push({ entity: 'settings', record_id: call.actor.userId, op: 'update', before: null, after: null });
      return present(user);
    }),
  ];
}
