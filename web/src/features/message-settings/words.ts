import type { OptOut } from '@smoko/contract';

export const SOURCES: Record<OptOut['source'], string> = {
  word: 'with one word',
  own_words: 'in their own words',
  link: 'with the link in an email',
  owner: 'noted by you',
};

export const CHANNEL_NAMES = { sms: 'Texts', email: 'Emails' } as const;

/** What is typed as a number on file would be, as it is kept: `0491 570 156` as `+61491570156`. */
export function addressTyped(text: string, country: 'AU' | 'NZ'): string {
  const plain = text.trim().toLowerCase();
  if (plain.includes('@')) return plain;
  const digits = plain.replace(/[^\d+]/g, '');
  return digits.startsWith('0') ? `${country === 'NZ' ? '+64' : '+61'}${digits.slice(1)}` : digits;
}
