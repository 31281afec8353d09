import { domainToASCII } from 'node:url';
import type { EmailAddress } from 'mailparser';
import { cleanLine } from './clean-text.ts';

/** Who a mail says it is from. */
export interface Sender {
  /** Lower-case; '' where no single address is given. */
  address: string;
  name: string | null;
  /** Exactly one From with exactly one address: anything else is a trick. */
  single: boolean;
  warnings: string[];
}

const ADDRESS = /(?<![^\s<>"'(),;:@])[^\s<>"'(),;:@]+@[^\s<>"'(),;:@]+\.[^\s<>"'(),;:@]+/;
const NAME_MAX = 120;

/** Addresses within groups, too. */
const flat = (given: EmailAddress[]): EmailAddress[] =>
  given.flatMap((each) => (each.group ? flat(each.group) : each.address ? [each] : []));

/** Reads the From lines. `fromLines` counts them: two are one too many, even where they agree. */
export function readSender(from: EmailAddress[], fromLines: number): Sender {
  const all = flat(from);
  const [first] = all;
  const single = fromLines === 1 && all.length === 1 && from.every(({ group }) => !group);
  const address = asciiAddress(first?.address ?? '');
  const name = cleanLine(first?.name ?? '', NAME_MAX) || null;
  const warnings: string[] = [];
  if (!single) {
    warnings.push(
      all.length === 0
        ? 'This mail does not say who it is from.'
        : 'This mail names more than one sender, which honest mail does not.',
    );
  }
  const shown = name && ADDRESS.exec(name)?.[0]?.toLowerCase();
  if (shown && shown !== address)
    warnings.push(`The name shown looks like another address: ${shown}. It came from ${address}.`);
  if (
    address
      .split('@')[1]
      ?.split('.')
      .some((label) => label.startsWith('xn--'))
  ) {
    warnings.push('The sender’s domain is written with foreign letters that may look like another one.');
  }
  return { address: single ? address : '', name, single, warnings };
}

/** Domains in the form that DNS knows: two that look alike are not the same there. */
export function asciiAddress(given: string): string {
  const text = given.trim().toLowerCase();
  const at = text.lastIndexOf('@');
  if (at < 1) return '';
  const domain = domainToASCII(text.slice(at + 1));
  const local = text.slice(0, at);
  return domain && /^[^\s<>"(),;:@]+$/.test(local) && local.length <= 64 ? `${local}@${domain}` : '';
}
