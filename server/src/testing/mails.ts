import { generateKeyPairSync } from 'node:crypto';
import type { Delivery } from '../inbound/message.ts';
import type { Zone } from './dns-server.ts';

/** A domain that signs: its key, and what DNS says of it. */
export function signingDomain(domain: string, { policy = 'reject', ip = '192.0.2.10', more = '' } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const zone: Zone = {
    [domain]: { TXT: [`v=spf1 ip4:${ip} -all`] },
    [`_dmarc.${domain}`]: { TXT: [`v=DMARC1; p=${policy}${more}`] },
    [`s1._domainkey.${domain}`]: { TXT: [`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`] },
  };
  return { domain, ip, privateKey, zone };
}
export type SigningDomain = ReturnType<typeof signingDomain>;

/** A mail as it goes over the wire; headers as they are given, in order. */
export const mailOf = (headers: Record<string, string | string[]>, body: string): Buffer => {
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((each) => `${name}: ${each}`));
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body.replace(/\r?\n/g, '\r\n')}\r\n`);
};

/** With a DKIM signature in front. `options` go to mailauth's signer. */
export async function signMail(raw: Buffer, by: SigningDomain, options: Record<string, unknown> = {}): Promise<Buffer> {
  const { dkimSign } = await import('mailauth');
  const { signatures } = await dkimSign(raw, {
    ...options,
    canonicalization: 'relaxed/relaxed',
    signTime: new Date(Date.now() - 60_000),
    signatureData: [{ signingDomain: by.domain, selector: 's1', privateKey: by.privateKey, ...options }],
  } as never);
  return Buffer.concat([Buffer.from(signatures), raw]);
}

export const deliveryOf = (raw: Buffer, more: Partial<Delivery> = {}): Delivery => ({
  id: '0'.repeat(24),
  userId: '1'.repeat(24),
  channel: 'email',
  messageId: '<1@mail.example>',
  from: 'grace@client.example',
  to: 'reply@carmody.example',
  text: null,
  raw,
  envelope: null,
  mediaUrls: [],
  attempt: 1,
  receivedAt: new Date(),
  ...more,
});
