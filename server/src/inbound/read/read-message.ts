import type { Call } from '../../domain/call.ts';
import type { Delivery, ReadMessage } from '../message.ts';
import { readMail } from './read-mail.ts';
import { readSms } from './read-sms.ts';
import type { Resolve } from './sender-check.ts';
import { type Media, notFetched } from './twilio-media.ts';

export interface ReadParts {
  /** DNS, for looking into who sent a mail. */
  resolve: Resolve;
  /** What came with an MMS. Throws where trying again may help. */
  fetchMedia(urls: string[]): Promise<Media>;
}

interface Read {
  message: ReadMessage;
  /** Warnings of pictures that could not be fetched. */
  missing: string[];
}

/** The third goes on without the pictures: six seconds after the first. */
const MEDIA_ATTEMPTS = 3;

/** What a mail or a text says, and who it says it is from. */
export async function readMessage(call: Call, delivery: Delivery, parts: ReadParts): Promise<Read> {
  return delivery.channel === 'sms'
    ? readText(call, delivery, parts)
    : { message: await readMail(delivery, parts), missing: [] };
}

/** A text with its pictures. Where the provider has a bad day, the words do not wait for them for long. */
async function readText(call: Call, delivery: Delivery, { fetchMedia }: ReadParts): Promise<Read> {
  const { mediaUrls, attempt } = delivery;
  const text = readSms(delivery, call.actor.business.country);
  if (mediaUrls.length === 0) return { message: text, missing: [] };
  const { files, warnings } = await fetchMedia(mediaUrls).catch((error: unknown) => {
    if (attempt < MEDIA_ATTEMPTS) throw error;
    return { files: [], warnings: notFetched(mediaUrls.length) };
  });
  return { message: { ...text, files }, missing: warnings };
}
