import { type DomainInput, type signup, TRIAL_DAYS } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Clock } from '../clock.ts';
import { locate } from './business/locate.ts';
import type { UserDoc } from './user.ts';

const DAY_MS = 86_400_000;

export type Profile = Omit<DomainInput<typeof signup>, 'password'>;
type Credentials = Pick<UserDoc, 'password_hash' | 'email_verified' | 'google_id'>;

/** A new account, as it is stored: the place of the business sets its clock and country. */
export function newUser(profile: Profile, credentials: Credentials, clock: Clock): UserDoc {
  const place = locate(profile.business_location);
  const now = clock.now();
  return {
    ...profile,
    ...credentials,
    _id: new Types.ObjectId(),
    abn: profile.abn ?? null,
    time_zone: place.timeZone,
    country: place.country,
    // Charging GST without being registered is an offence, the other way round is a setting to flip.
    gst_registered: profile.gst_registered ?? false,
    plan: profile.plan ?? 'starter',
    trial_ends_at: new Date(now.getTime() + TRIAL_DAYS.signIn * DAY_MS),
    created_at: now,
  };
}
