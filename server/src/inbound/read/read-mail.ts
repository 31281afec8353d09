import type { Delivery, ReadMessage } from '../message.ts';
import { automaticKind } from './automatic.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { type MailParts, parseMail } from './parse-mail.ts';
import { readSender } from './sender.ts';
import { checkSender, type Resolve } from './sender-check.ts';
import { whatTheyWrote } from './what-they-wrote.ts';
import { HIDDEN, NOT_VERIFIED, namesAttachment } from './words.ts';

const SUBJECT_MAX = 300;
const FILE_NAME_MAX = 150;
const MAX_REFERENCES = 50;

/** What a mail says and whether its sender's domain vouches for it. Never throws; takes a few seconds at the most. */
export async function readMail(delivery: Delivery, { resolve }: { resolve: Resolve }): Promise<ReadMessage> {
  const raw = delivery.raw ?? Buffer.alloc(0);
  const mail = await parseMail(raw);
  const sender = readSender(mail.from, mail.fromLines);
  const check = sender.single
    ? await checkSender({ raw, from: sender.address, envelope: delivery.envelope, resolve })
    : { auth: 'fail' as const };
  const { text: whole, warnings } = await bodyOf(mail);
  const { text, quoted, mixed, between } = whatTheyWrote(whole);
  const subject = cleanLine(mail.subject, SUBJECT_MAX);
  const address = sender.address || delivery.from.toLowerCase().trim();
  const automatic = automaticKind(mail.header, subject, address, delivery.envelope ? delivery.envelope.mailFrom : null);
  return {
    from: { address, name: sender.name },
    subject: subject || null,
    text,
    quoted,
    mixed,
    between,
    auth: check.auth,
    automatic,
    mayAnswer: automatic === null && check.auth !== 'fail' && !isOwnAddress(address, delivery.to),
    references: referencesOf(mail),
    token: tokenOf(delivery.to),
    messageId: delivery.messageId,
    files: mail.files.map((file) => ({ ...file, name: cleanLine(file.name, FILE_NAME_MAX) })),
    namesAttachment: namesAttachment(`${subject}\n${text}`),
    warnings: [
      ...sender.warnings,
      ...(check.auth === 'none' ? [NOT_VERIFIED] : []),
      ...warnings,
      ...(mail.broken ? ['This mail was damaged. It is shown as well as it could be read.'] : []),
      ...(mail.tooMany > 0 ? [`${mail.tooMany} of its files were left out: at most ten of up to 25 MB are kept.`] : []),
    ],
  };
}

/** The plain part where there is one; what is in the formatted part only where it is alone. */
async function bodyOf({ plain, html }: MailParts): Promise<{ text: string; warnings: string[] }> {
  const said = cleanText(plain);
  if (html === '') return { text: said.text, warnings: said.hidden ? [HIDDEN] : [] };
  const { htmlText } = await import('./html-text.ts');
  const seen = htmlText(html);
  const shown = cleanText(seen.text);
  const hidden = said.hidden || shown.hidden || seen.hidden ? [HIDDEN] : [];
  if (said.text === '') return { text: shown.text, warnings: hidden };
  const differs = !alike(said.text, shown.text);
  return { text: said.text, warnings: [...hidden, ...(differs ? [DIFFERS] : [])] };
}
const DIFFERS = 'The plain and the formatted part of this mail say different things. You see the plain one.';

const SHARED = 0.5;
/** Whether most words of the shorter one are in the other. */
function alike(one: string, other: string): boolean {
  const words = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []);
  const [few, many] = [words(one), words(other)].sort((a, b) => a.size - b.size) as [Set<string>, Set<string>];
  // a formatted part of nothing but a picture says nothing else
  if (few.size === 0) return true;
  return [...few].filter((word) => many.has(word)).length / few.size >= SHARED;
}

function referencesOf({ header }: MailParts): string[] {
  const found = `${header('in-reply-to') ?? ''} ${header('references') ?? ''}`.match(/<[^<>\s]{3,300}>/g) ?? [];
  return [...new Set(found)].slice(0, MAX_REFERENCES);
}

/** Of reply+token@domain. */
const tokenOf = (to: string): string | null => /\+([^+@\s]{1,100})@/.exec(to)?.[1] ?? null;
/** It would be answering itself. */
const isOwnAddress = (from: string, to: string): boolean =>
  from === to.toLowerCase().replace(/^([^+@]*)\+[^@]*@/, '$1@') || from === to.toLowerCase();
