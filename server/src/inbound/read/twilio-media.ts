import { LIMITS, type UPLOAD_TYPES } from '@smoko/contract';

interface Settings {
  accountSid: string | null;
  authToken: string | null;
  apiUrl: string;
}

export interface Media {
  files: { name: string; content: Buffer; inline: boolean }[];
  warnings: string[];
}

const PATIENCE_MS = 20_000;
/** Where Twilio keeps the bytes its API points to. */
const STORE = /^([\w-]+\.)*(twilio\.com|twiliocdn\.com|s3(?:[.-]\w+)*\.amazonaws\.com)$/;
const ENDINGS: Record<string, (typeof UPLOAD_TYPES)[number]> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/csv': 'csv',
};

/**
 * Fetches what came with an MMS (https://www.twilio.com/docs/messaging/api/media-resource). Only from Twilio's own API,
 * and from the store it names: an address in a message is not followed anywhere else. Throws where trying again may
 * help.
 */
export function createTwilioMedia({ accountSid, authToken, apiUrl }: Settings): (urls: string[]) => Promise<Media> {
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const { origin } = new URL(apiUrl);

  async function get(url: string): Promise<Response | null> {
    if (!URL.canParse(url) || new URL(url).origin !== origin) return null;
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, { headers: { authorization }, redirect: 'manual', signal });
    if (answer.status < 300 || answer.status >= 400) return answer;
    await answer.body?.cancel();
    const place = new URL(answer.headers.get('location') ?? '', url);
    const trusted = place.protocol === 'https:' && place.port === '' && STORE.test(place.hostname);
    // the address of the store is signed: it needs no password, and gets none
    return trusted || place.origin === origin ? fetch(place, { redirect: 'error', signal }) : null;
  }

  return async (urls) => {
    const media: Media = { files: [], warnings: [] };
    if (!accountSid || !authToken) return { files: [], warnings: notFetched(urls.length) };
    let missing = 0;
    for (const [place, url] of urls.entries()) {
      const answer = await get(url);
      if (answer && (answer.status === 429 || answer.status >= 500))
        throw new Error(`Twilio answered ${answer.status}.`);
      const content = answer?.ok ? await within(answer, LIMITS.uploadBytes) : null;
      if (!content) missing += 1;
      else media.files.push({ name: nameOf(answer, place), content, inline: false });
      await answer?.body?.cancel().catch(() => {});
    }
    return { ...media, warnings: notFetched(missing) };
  };
}

/** Said where pictures stay with the provider. */
export const notFetched = (many: number): string[] =>
  many > 0
    ? [
        `It came with ${many === 1 ? 'a picture' : `${many} pictures`} that could not be fetched: your SMS provider keeps them.`,
      ]
    : [];

function nameOf(answer: Response | null, place: number): string {
  const type = answer?.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return `${type.startsWith('image/') ? 'picture' : 'file'}-${place + 1}.${ENDINGS[type] ?? type.split('/').at(-1) ?? ''}`;
}

/** null where it is larger than an upload may be. */
async function within({ body }: Response, most: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}
