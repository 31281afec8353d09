import { takeAddress } from '../../models/builtin/extract/address.ts';
import { takeEmail, takePhone } from '../../models/builtin/extract/contacts.ts';
import { NOT_NAMES } from '../../models/builtin/lexicon/not-names.ts';
import type { Incoming } from '../book.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?:\s+(?:de|van|der|von|la|Mc|Mac|O')?\s?\p{Lu}[\p{L}'’-]+){0,2}`;
const SAYS_NAME = [
  new RegExp(
    `(?:[Mm]y name(?:'?s| is)?|[Nn]ame(?:'?s| is|:)|[Tt]his is|[Ii]t'?s|[Ii]ts|[Ii]'?m|[Ii] am|[Cc]all me|[Aa]sk for)\\s+(?<name>${NAME})`,
    'u',
  ),
  new RegExp(
    `(?:^|[.!,\\n]\\s*|(?:[Hh]i|[Hh]ey|[Gg]'?day|[Hh]ello)[^.!?\\n]{0,20}[,.!]?\\s+)(?<name>${NAME})\\s+(?:here|speaking)\\b`,
    'u',
  ),
  new RegExp(
    `(?:[Rr]egards|[Tt]hanks|[Cc]heers|[Tt]hank you|[Tt]a|[Nn]gā mihi|[Ss]incerely|[Kk]ind regards|[Mm]any thanks)[,.!\\s-]+(?<name>${NAME})\\s*[.!]?\\s*$`,
    'u',
  ),
  new RegExp(`(?:[.!?,\\n-]\\s*)(?<name>${NAME})\\s*[.!]?\\s*$`, 'u'),
];
const LEAD = /^(?:name(?:'?s)?|its|it'?s)\s+/i;
const PLACE_WORD =
  /\b(?:St|Street|Rd|Road|Ave|Dr|Ct|Cct|Pl|Cres|NSW|VIC|QLD|Park|Beach|Cove|Bay|Creek|Hill|Heights|Valley|Vale)\b/;

/** Who is enquiring, as far as they say. */
export function nameIn(said: string, { from, channel }: Pick<Incoming, 'from' | 'channel'>): string | null {
  const address = takeAddress(said)?.value ?? '';
  for (const says of SAYS_NAME) {
    const name = says.exec(said)?.groups?.name?.replace(LEAD, '').trim();
    if (name && usable(name) && !address.includes(name)) return name;
  }
  const low =
    /(?:my name(?:'?s| is)|name'?s|this is|it's)\s+(\p{Ll}{2,}(?:\s+\p{Ll}{2,})?)(?=\s*(?:[,.!]|from|here|$))/iu.exec(
      said,
    )?.[1];
  if (low && usable(low)) return low.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return channel === 'email' && from.name && !from.name.includes('@') ? from.name.trim() : null;
}

const usable = (name: string): boolean =>
  name.length <= 60 &&
  !PLACE_WORD.test(name) &&
  !name.split(/\s+/).every((word) => NOT_NAMES.has(word.toLowerCase())) &&
  !/^(?:hi|hey|hello|thanks|cheers|regards|please|also|just|got|after|looking|keen|need|sorry|australia|gday|mel)\b/i.test(
    name,
  );

export interface ContactDetails {
  phone: string | null;
  email: string | null;
  address: string | null;
}
/** The phone number, e-mail address and street address in a text. */
export function contactDetailsIn(said: string, country: Incoming['country']): ContactDetails {
  const email = takeEmail(said);
  const phone = takePhone(email?.rest ?? said, { country });
  const address = takeAddress(phone?.rest ?? said)?.value ?? null;
  return { phone: phone?.value ?? null, email: email?.value.toLowerCase() ?? null, address };
}
