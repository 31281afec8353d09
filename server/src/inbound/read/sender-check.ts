import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { DKIMResult, DMARCResult, SPFResult } from 'mailauth';
import { getDomain } from 'tldts';
import type { ReadMessage } from '../message.ts';
import { asciiAddress } from './sender.ts';

/** As node:dns/promises' Resolver has it. Errors carry DNS's code. */
export type Resolve = (name: string, type: string) => Promise<string[] | string[][]>;

export interface SenderCheck {
  auth: ReadMessage['auth'];
  /** What decided it, for the log and the tests. */
  because: string;
}

const LOOKUPS_MS = 4_000;
const MAX_SIGNATURES = 10;
/** A relay of one's own, on this machine or in this network: its address says nothing about who wrote. */
const PRIVATE =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe80:|0\.0\.0\.0$)/i;

export interface CheckInput {
  raw: Buffer;
  /** The one address of the one From line. */
  from: string;
  envelope: { ip: string; helo: string; mailFrom: string } | null;
  resolve: Resolve;
}

/**
 * Whether the domain of the From line vouches for a mail, by our own look at DKIM, SPF and DMARC. No header that says
 * what somebody else found is read. A broken signature counts as none (RFC 6376, 6.3); what DNS does not answer within
 * 4 s in all is not known. `fail` takes a domain that disowns the mail: see docs/decisions/0022-inbound.md.
 */
export async function checkSender(input: CheckInput): Promise<SenderCheck> {
  const deadline = AbortSignal.timeout(LOOKUPS_MS);
  try {
    return await Promise.race([check(input, within(input.resolve, deadline)), over(deadline)]);
  } catch (error) {
    return { auth: 'none', because: `could not be checked: ${(error as Error).message}` };
  }
}

async function check({ raw, from, envelope }: CheckInput, resolver: Resolve): Promise<SenderCheck> {
  // loaded where a mail comes in, not at start
  const { dkimVerify, spf, dmarc } = await import('mailauth');
  if (countSignatures(raw) > MAX_SIGNATURES) return { auth: 'none', because: 'more signatures than honest mail has' };
  const dkim = await dkimVerify(raw, { resolver });
  // two readers of the head have to see the same sender: else one of them is being fooled
  if (dkim.headerFrom.length !== 1 || asciiAddress(dkim.headerFrom[0] ?? '') !== from) {
    return { auth: 'fail', because: 'the sender is written in more than one way' };
  }
  const origin = publicOrigin(envelope);
  const path = origin ? await spf({ ...origin, resolver }) : null;
  // only for its record: who is aligned with what is worked out here, strictly where the record says so
  const policy = await dmarc({ headerFrom: [from], spfDomains: [], dkimDomains: [], resolver });
  const found = { from, signatures: dkim.results, path, policy };
  return (
    vouchedFor(found) ?? undecidable(found) ?? disowned(found) ?? { auth: 'none', because: 'nothing vouches for it' }
  );
}

/** What was looked up about the domain of the From line. */
interface Found {
  from: string;
  signatures: readonly DKIMResult[];
  /** Where it came from; null: that says nothing. */
  path: SPFResult | null;
  /** False: none is published. */
  policy: DMARCResult | false;
}

/** What the owner of the domain publishes about mail that nothing vouches for. */
const rulesOf = ({ policy }: Found) => (policy && policy.status.result === 'fail' ? policy : null);

function vouchedFor(found: Found): SenderCheck | null {
  const { from, signatures, path } = found;
  const rules = rulesOf(found);
  const signedBy = signatures.filter(isWhole).map(({ signingDomain }) => signingDomain);
  if (signedBy.some((domain) => isAligned(from, domain, rules?.alignment.dkim.strict)))
    return { auth: 'pass', because: 'DKIM' };
  if (path?.status.result === 'pass' && isAligned(from, path.domain, rules?.alignment.spf.strict))
    return { auth: 'pass', because: 'SPF' };
  return null;
}

function undecidable({ signatures, path, policy }: Found): SenderCheck | null {
  const results = [...signatures, path, policy].map((each) => (each ? each.status.result : 'none'));
  if (results.some((result) => /^temperr/.test(result))) return { auth: 'none', because: 'DNS did not answer' };
  return path ? null : { auth: 'none', because: 'no network address to check' };
}

function disowned(found: Found): SenderCheck | null {
  const { from, path } = found;
  const rules = rulesOf(found);
  if (rules && rules.policy !== 'none') return { auth: 'fail', because: `DMARC says ${rules.policy}` };
  if (path?.status.result === 'fail' && isAligned(from, path.domain)) return { auth: 'fail', because: 'SPF says fail' };
  return null;
}

/** Who handed it over, where that was a machine of the internet. */
function publicOrigin(envelope: CheckInput['envelope']): { sender: string; ip: string; helo: string } | null {
  const ip = plainIp(envelope?.ip ?? '');
  return envelope && isIP(ip) && !PRIVATE.test(ip) ? { sender: envelope.mailFrom, ip, helo: envelope.helo } : null;
}

const countSignatures = (raw: Buffer): number => {
  const head = raw.toString('latin1').split(/\r?\n\r?\n/, 1)[0] ?? '';
  return head.match(/^dkim-signature[ \t]*:/gim)?.length ?? 0;
};

/** A signature that holds, covers the sender and the whole text, and is none of those given up long ago. */
function isWhole(result: DKIMResult): boolean {
  const { signingHeaders, canonBodyLengthLimited, algo } = result as DKIMResult & {
    signingHeaders?: { keys: string };
    canonBodyLengthLimited?: boolean;
    algo?: string;
  };
  const covered = signingHeaders?.keys.toLowerCase().split(/[:\s]+/) ?? [];
  return result.status.result === 'pass' && !canonBodyLengthLimited && algo !== 'rsa-sha1' && covered.includes('from');
}

const organisation = (domain: string): string => getDomain(domain, { allowPrivateDomains: true }) ?? domain;
function isAligned(from: string, domain: string, strict = false): boolean {
  const [own, other] = [from.slice(from.lastIndexOf('@') + 1), domainToASCII(domain)];
  return other !== '' && (strict ? own === other : organisation(own) === organisation(other));
}
const plainIp = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

function within(resolve: Resolve, deadline: AbortSignal): Resolve {
  const late = () => Object.assign(new Error('DNS took too long'), { code: 'ETIMEOUT' });
  return (name, type) =>
    deadline.aborted
      ? Promise.reject(late())
      : Promise.race([resolve(name, type), over(deadline).catch(() => Promise.reject(late()))]);
}
const over = (deadline: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = () => reject(new Error('DNS took too long'));
    if (deadline.aborted) stop();
    else deadline.addEventListener('abort', stop, { once: true });
  });
