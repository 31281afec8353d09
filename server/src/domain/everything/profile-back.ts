import { updateSettings } from '@smoko/contract';
import { isTimeZone } from '../accounts/business/locate.ts';
import type { JsonRecord } from './exact-json.ts';
import { refused } from './open-copy.ts';
import { PROFILE } from './profile.ts';

const NEEDED = [
  'full_name',
  'business_name',
  'business_location',
  'time_zone',
  'country',
  'gst_registered',
  'abn',
] as const;

/** What of an account is set and what it loses, so that its business has the profile of a copy. Throws AppError for what is none. */
export function profileChange(whole: JsonRecord) {
  const { place_guessed = false, ...profile } = whole;
  const checked = updateSettings.input.safeParse(profile);
  const isKnown = Object.keys(profile).every((name) => PROFILE.some((field) => field === name));
  const isWhole = NEEDED.every((name) => name in profile);
  if (!checked.success || !isKnown || !isWhole || typeof place_guessed !== 'boolean')
    throw refused('holds a profile that is none of Smoko');
  if (!isTimeZone(`${profile.time_zone}`)) throw refused('holds a profile with a time zone that is not known');
  const lost = PROFILE.filter((name) => !(name in whole));
  return { set: whole, unset: Object.fromEntries(lost.map((name) => [name, 1])) };
}
