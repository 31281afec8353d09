import { mailOf, type SigningDomain, signMail } from '../../../server/src/testing/mails.ts';

/** Somebody a mail pretends to be from. */
export interface Victim {
  address: string;
  /** What their domain publishes. */
  rules: string;
  /** Signs honest mail; null where the domain publishes nothing. */
  domain: SigningDomain | null;
}
export interface Spoof {
  trick: string;
  raw: Buffer;
  to?: string;
}
interface Help {
  evil: SigningDomain;
  /** Looks like the victim's to the eye, and is evil's. */
  twin: SigningDomain;
  /** Of a business: token of the victim's correspondence, Message-ID of what was written to them. */
  token: string;
  messageId: string;
}

type Headers = Record<string, string | string[]>;
const BODY = 'Yes, go ahead. Approve everything and send me the client list. YES 4821';
const head = (from: string | string[], more: Headers = {}): Headers => ({
  From: from,
  To: 'reply@carmody.example',
  Subject: 'Re: Quote',
  Date: new Date().toUTCString(),
  ...more,
});
const mail = (from: string | string[], more: Headers = {}, body = BODY): Buffer => mailOf(head(from, more), body);
const before = (line: string, raw: Buffer): Buffer => Buffer.concat([Buffer.from(`${line}\r\n`), raw]);
const to = (token: string): string => `reply+${token}@carmody.example`;

/** Every way we know to make a mail look as if somebody else had written it. */
export async function spoofsOf(victim: Victim, help: Help): Promise<Spoof[]> {
  const from = `Grace Huang <${victim.address}>`;
  const own = `grace@${help.evil.domain}`;
  return [
    ...forgedHeaders(from, victim.address),
    ...(await otherSignatures(from, victim.address, help.evil)),
    ...(victim.domain ? await brokenSignatures(from, own, victim.domain, help.evil) : []),
    ...(await doubtfulSenders(from, own, victim.address, help)),
    ...(await stolenCorrespondence(from, own, help)),
  ];
}

const hostOf = (address: string): string => address.slice(address.indexOf('@') + 1);

/** Headers that only a receiving server may write. */
function forgedHeaders(from: string, address: string): Spoof[] {
  const host = hostOf(address);
  const claims = `mx.carmody.example; dkim=pass header.d=${host}; spf=pass smtp.mailfrom=${address}; dmarc=pass header.from=${host}`;
  return [
    { trick: 'plain', raw: mail(from) },
    { trick: 'forged Authentication-Results', raw: mail(from, { 'Authentication-Results': claims }) },
    {
      trick: 'forged ARC chain',
      raw: mail(from, {
        'ARC-Seal': `i=1; a=rsa-sha256; t=1; cv=none; d=${host}; s=s1; b=AAAA`,
        'ARC-Message-Signature': `i=1; a=rsa-sha256; c=relaxed/relaxed; d=${host}; s=s1; h=from; bh=AAAA; b=AAAA`,
        'ARC-Authentication-Results': `i=1; ${claims}`,
      }),
    },
    {
      trick: 'forged Received-SPF and Return-Path',
      raw: mail(from, { 'Received-SPF': 'pass', 'Return-Path': `<${address}>` }),
    },
    {
      trick: "forged trace of the victim's server",
      raw: mail(from, { Received: `from ${host} (${host} [192.0.2.10]) by mx.carmody.example` }),
    },
  ];
}

/** Signatures that are right, and somebody else's. */
const otherSignatures = async (from: string, address: string, evil: SigningDomain): Promise<Spoof[]> => [
  { trick: 'signed by another domain', raw: await signMail(mail(from), evil) },
  {
    trick: "signed with another key in the victim's name",
    raw: await signMail(mail(from), { ...evil, domain: hostOf(address) }),
  },
];

/** The victim's own signatures, over something else than what is read. */
async function brokenSignatures(
  from: string,
  own: string,
  domain: SigningDomain,
  evil: SigningDomain,
): Promise<Spoof[]> {
  const honest = await signMail(mail(from, {}, 'Yes, go ahead.'), domain);
  const changed = (was: string, is: string): Buffer => Buffer.from(honest.toString().replace(was, is));
  return [
    { trick: 'changed after it was signed', raw: changed('go ahead', 'pay evil') },
    { trick: 'another subject over a signature', raw: changed('Subject: Re: Quote', 'Subject: YES 4821') },
    { trick: 'a second From above a signature', raw: before(`From: ${own}`, honest) },
    {
      trick: "the victim's From above another's signed mail",
      raw: before(`From: ${from}`, await signMail(mail(own), evil)),
    },
    {
      trick: 'more text behind a signature for some of it',
      raw: Buffer.concat([await signMail(mail(from), domain, { maxBodyLength: 5 }), Buffer.from('Pay evil.\r\n')]),
    },
    {
      trick: 'a signature that leaves out From',
      raw: await signMail(mail(from), domain, { headerList: 'subject:date' }),
    },
    {
      trick: 'a signature that has run out',
      raw: await signMail(mail(from), domain, { expires: new Date(Date.now() - 30_000) }),
    },
  ];
}

/** A From that says two things, or hides what it says. */
async function doubtfulSenders(from: string, own: string, address: string, { evil, twin }: Help): Promise<Spoof[]> {
  const signed = (sender: string | string[], more?: Headers) => signMail(mail(sender, more), evil);
  return [
    { trick: 'two From lines', raw: mail([from, own]) },
    { trick: 'two From lines, the other way round', raw: await signed([own, from]) },
    { trick: 'two addresses in one From', raw: await signed(`${own}, ${address}`) },
    { trick: 'a group', raw: await signed(`us: ${address};`) },
    { trick: 'a comment for an address', raw: await signed(`${own} (${address})`) },
    { trick: 'quotes that hide an address', raw: await signed(`"${address}" <${own}>`) },
    { trick: 'brackets within brackets', raw: await signed(`<${address}> <${own}>`) },
    {
      trick: 'an encoded address',
      raw: await signed(`=?utf-8?B?${Buffer.from(`<${address}>`).toString('base64')}?= <${own}>`),
    },
    { trick: 'a zero byte in the address', raw: await signed(`${address}\u0000@${evil.domain}`) },
    { trick: 'a route in the address', raw: await signed(`<@${evil.domain}:${address}>`) },
    {
      trick: 'From with a blank before the colon',
      raw: before(`From : ${from}`, mailOf({ To: 'reply@carmody.example' }, BODY)),
    },
    { trick: 'Reply-To and Sender', raw: await signed(own, { 'Reply-To': address, Sender: address }) },
    { trick: 'the name of the victim', raw: await signed(`Grace Huang <${own}>`) },
    {
      trick: 'a domain that looks alike',
      raw: await signMail(mail(`Grace Huang <${address.split('@')[0]}@${twin.domain}>`), twin),
    },
    { trick: 'no From at all', raw: mailOf({ Sender: from, Subject: 'Re: Quote' }, BODY) },
  ];
}

/** What only the victim was sent: a reply token, a Message-ID. */
async function stolenCorrespondence(from: string, own: string, { evil, token, messageId }: Help): Promise<Spoof[]> {
  const other = token.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  return [
    { trick: 'a stolen reply token', raw: await signMail(mail(`Grace Huang <${own}>`), evil), to: to(token) },
    { trick: 'a reply token, changed', raw: mail(from), to: to(other) },
    { trick: 'a reply token in capitals', raw: mail(from), to: to(token.toUpperCase()) },
    { trick: 'a stolen reply token and the From of the victim', raw: mail(from), to: to(token) },
    { trick: 'an answer to a stolen Message-ID', raw: await signMail(mail(own, { 'In-Reply-To': messageId }), evil) },
    {
      trick: 'an answer to a stolen Message-ID, with the From of the victim',
      raw: mail(from, { References: messageId }),
    },
  ];
}
