import { TZDate } from '@date-fns/tz';
import type { Channel } from '@smoko/contract';
import { addDays, set } from 'date-fns';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Business } from '../../domain/actor.ts';
import { timeAt } from '../../domain/told-time.ts';

const FROM = 20;
const UNTIL = 8;
export const QUIET_REASON = 'Waits until 8:00 am where they are.';

/** Where somebody is, as far as their number tells: the business's own zone for its own country. */
function zoneOf(channel: Channel, to: string, { country, timeZone }: Pick<Business, 'country' | 'timeZone'>): string {
  const theirs = channel === 'sms' ? parsePhoneNumberFromString(to)?.country : country;
  if (theirs === country || !theirs) return timeZone;
  return theirs === 'NZ' ? 'Pacific/Auckland' : 'Australia/Sydney';
}

/** A message that is ready to leave. */
interface Ready {
  channel: Channel;
  to: string;
  /** Nobody said yes to it but a rule. */
  byItself: boolean;
  /** When it was said that it may leave. */
  since: Date;
}
/** Who sends something in the evening may have to wait for the provider a little. */
const FRESH_MS = 3_600_000;

/**
 * Until when a message waits that was to leave by day and is ready only now, at night: the provider was away, or this server.
 * What a person sent this very night goes, and so does what they sent a moment before it; a mail of theirs rings nowhere.
 */
export function waitsForMorning(
  now: Date,
  { channel, to, byItself, since }: Ready,
  business: Pick<Business, 'country' | 'timeZone'>,
): Date | null {
  const night = quietUntil(now, channel, to, business);
  if (!night) return null;
  const isOfTonight = quietUntil(since, channel, to, business)?.until.getTime() === night.until.getTime();
  const isFresh = now.getTime() - since.getTime() < FRESH_MS;
  const mayGo = !byItself && (channel === 'email' || isOfTonight || isFresh);
  return mayGo ? null : night.until;
}

/** Between 8 pm and 8 am where they are: when that ends, and what time it is there. Else null. */
export function quietUntil(
  now: Date,
  channel: Channel,
  to: string,
  business: Pick<Business, 'country' | 'timeZone'>,
): { until: Date; there: string } | null {
  const zone = zoneOf(channel, to, business);
  const there = new TZDate(now, zone);
  const hour = there.getHours();
  if (hour >= UNTIL && hour < FROM) return null;
  const day = hour >= FROM ? addDays(there, 1) : there;
  const morning = set(day, { hours: UNTIL, minutes: 0, seconds: 0, milliseconds: 0 });
  return { until: new Date(morning.getTime()), there: timeAt(now, zone) };
}
