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
  const { time_zone, ...typed } = profile;
  const place = locate(typed.business_location, time_zone);
  const now = clock.now();
  return {
    ...typed,
    ...credentials,
    _id: new Types.ObjectId(),
    abn: typed.abn ?? null,
    time_zone: place.timeZone,
    country: place.country,
    place_guessed: place.guessed,
    // Charging GST without being registered is an offence, the other way round is a setting to flip.
    gst_registered: typed.gst_registered ?? false,
    plan: typed.plan ?? 'starter',
    trial_ends_at: new Date(now.getTime() + TRIAL_DAYS.signIn * DAY_MS),
    created_at: now,
  };
}
