import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What stands behind the + of an address that answers come to: which correspondence it belongs to, signed, so that
 * nobody can write himself into another's. It names no business: whoever reads one looks for the id among its own.
 */
export interface ReplyTokens {
  /** 52 lower-case letters and digits: with "reply+" within the 64 of a local part. */
  make(correspondenceId: string): string;
  /** The correspondence, or null for anything that was not made here, to the letter. */
  read(token: string): string | null;
}

const TOKEN = /^[0-9a-f]{24}[0-9a-v]{28}$/;
const ID_LENGTH = 24;
/** 136 bits: 28 digits to the base of 32. */
const TAG_BYTES = 17;
const TAG_LENGTH = 28;

/** HMAC-SHA256, cut to 136 bits. The token is compared as text: no second spelling of the same bits passes. */
export function createReplyTokens(key: Buffer): ReplyTokens {
  const make = (id: string): string => {
    const tag = createHmac('sha256', key)
      .update(id)
      .digest('hex')
      .slice(0, 2 * TAG_BYTES);
    return id + BigInt(`0x${tag}`).toString(32).padStart(TAG_LENGTH, '0');
  };
  return {
    make,
    read(token) {
      if (!TOKEN.test(token)) return null;
      const id = token.slice(0, ID_LENGTH);
      return timingSafeEqual(Buffer.from(make(id)), Buffer.from(token)) ? id : null;
    },
  };
}
