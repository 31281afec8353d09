import { type PushNotice, retryAfterOf } from '@smoko/contract';
import type { VapidKeys } from '../../domain/push/vapid-keys.ts';

/** What a push service has to know of a device. */
interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * What became of it: `told` where the push service took it (the phone may still be off), `gone` where the browser gave
 * the address up, `later` with seconds to wait where it says how long.
 */
export type Told = { outcome: 'told' | 'gone' | 'refused'; status: number } | { outcome: 'later'; seconds: number };

export type PushProvider = (to: Subscription, notice: PushNotice) => Promise<Told>;

const PATIENCE_MS = 10_000;
/** A phone that is off for longer has missed it: Smoko itself shows what is new. */
const KEPT_SECONDS = 86_400;

/** Loaded with the first device: nobody else needs it. */
const library = async () => (await import('web-push')).default;

export const makeVapidKeys = async (): Promise<VapidKeys> => (await library()).generateVAPIDKeys();

/**
 * Tells one device through its browser's push service (RFC 8030), sealed so that the service cannot read it (RFC 8291).
 * `contact`: whom the service writes to in trouble, as mailto: or https:. Never throws for what the service does.
 */
export function createPushProvider(keys: () => Promise<VapidKeys>, contact: string): PushProvider {
  return async ({ endpoint, p256dh, auth }, notice) => {
    const { generateRequestDetails } = await library();
    const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
      vapidDetails: { subject: contact, ...(await keys()) },
      contentEncoding: 'aes128gcm',
      TTL: KEPT_SECONDS,
      // somebody waits for it
      urgency: 'high',
    });
    try {
      // the library sends by https alone, which nothing that stands in for a push service speaks; it follows nobody elsewhere
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(details.headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: new Uint8Array(details.body ?? []),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      return outcomeOf(answer);
    } catch {
      return { outcome: 'later', seconds: 0 };
    }
  };
}

function outcomeOf({ status, headers }: Response): Told {
  if (status >= 200 && status < 300) return { outcome: 'told', status };
  if (status === 404 || status === 410) return { outcome: 'gone', status };
  if (status === 429 || status >= 500) {
    return { outcome: 'later', seconds: retryAfterOf(headers) ?? 0 };
  }
  return { outcome: 'refused', status };
}
