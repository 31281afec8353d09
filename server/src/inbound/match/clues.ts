import type { Channel } from '@smoko/contract';
import type { Chosen } from '../../domain/inbox/store.ts';

/** What of a message says whose it is. */
export interface Clues {
  channel: Channel;
  from: { address: string; name: string | null };
  auth: 'pass' | 'fail' | 'none';
  token: string | null;
  references: readonly string[];
  subject: string | null;
  text: string;
  /** Whom the tradie said it is from and what about. */
  chosen?: Chosen | null;
}

/** Where a message may name a job or a quote. */
export const wordsOf = ({ subject, text }: Clues): string => `${subject ?? ''}\n${text}`;
