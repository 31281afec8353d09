import { LIMITS } from '@smoko/contract';
import type { EmailAddress, ParsedMail } from 'mailparser';

/** A mail taken apart; whatever came, something readable. */
export interface MailParts {
  /** Of every From line; honest mail has one line with one address. */
  from: EmailAddress[];
  fromLines: number;
  subject: string;
  plain: string;
  html: string;
  files: { name: string; content: Buffer; inline: boolean }[];
  /** The first line of a name, unfolded; null where there is none. */
  header(name: string): string | null;
  /** It could not be taken apart: this is what its bytes say. */
  broken: boolean;
  /** Files that were left out. */
  tooMany: number;
}

const MAX_MAIL = 40 * 1024 * 1024;
const MAX_PARTS = 200;
const MAX_HEAD = 256 * 1024;
const MAX_TEXT = 300_000;

/** Reads MIME with mailparser; what that refuses is read as plain text behind the first blank line. Never throws. */
export async function parseMail(raw: Buffer): Promise<MailParts> {
  // loaded where a mail comes in, not at start
  const { simpleParser } = await import('mailparser');
  const options = {
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
    keepCidLinks: true,
    maxHeadSize: MAX_HEAD,
    maxChildNodes: MAX_PARTS,
  };
  try {
    return partsOf(await simpleParser(raw.subarray(0, MAX_MAIL), options), headerLinesOf(raw));
  } catch {
    return brokenParts(raw);
  }
}

function partsOf(mail: ParsedMail, lines: [string, string][]): MailParts {
  const all = mail.attachments
    .filter(({ content }) => Buffer.isBuffer(content) && content.length > 0)
    .map(({ filename, content, related, contentDisposition }) => ({
      name: filename ?? '',
      content,
      inline: related || contentDisposition === 'inline',
    }));
  const small = all.filter(({ content }) => content.length <= LIMITS.uploadBytes);
  const files = small.slice(0, LIMITS.attachments);
  const header = finder(lines);
  return {
    from: mail.from?.value ?? [],
    fromLines: lines.filter(([name]) => name === 'from').length,
    subject: mail.subject ?? '',
    plain: (mail.text ?? '').slice(0, MAX_TEXT),
    html: (mail.html || '').slice(0, MAX_TEXT),
    files,
    header,
    broken: false,
    tooMany: all.length - files.length,
  };
}

/** The head as it stands, before anybody has read something into it. */
function headerLinesOf(raw: Buffer): [string, string][] {
  const head =
    raw
      .subarray(0, MAX_HEAD)
      .toString('utf8')
      .split(/\r?\n\r?\n/, 1)[0] ?? '';
  return head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(0, colon)).trim().toLowerCase(), line.slice(colon + 1).trim()];
    })
    .filter(([name]) => name !== '');
}
const finder =
  (lines: [string, string][]): MailParts['header'] =>
  (name) =>
    lines.find(([other]) => other === name)?.[1] ?? null;

function brokenParts(raw: Buffer): MailParts {
  const lines = headerLinesOf(raw);
  const text = raw.subarray(0, MAX_TEXT).toString('utf8');
  const body = text
    .split(/\r?\n\r?\n/)
    .slice(1)
    .join('\n\n');
  const froms = lines.filter(([name]) => name === 'from');
  const address = /(?<![^\s<>"',;:@])[^\s<>"',;:@]+@[^\s<>"',;:]+/.exec(froms[0]?.[1] ?? '')?.[0];
  const header = finder(lines);
  return {
    from: address ? [{ address, name: '' }] : [],
    fromLines: froms.length,
    subject: header('subject') ?? '',
    plain: body || text,
    html: '',
    files: [],
    header,
    broken: true,
    tooMany: 0,
  };
}
