import type { AssistantId } from '@smoko/contract';
import type { KnownRecord } from '../../../known.ts';
import { ownerOf } from '../lexicon/tools.ts';
import type { PlannedCall } from '../reply.ts';
import type { Span } from './spans.ts';

/** What one piece of a message comes to: a call of a tool or something to say, and the words it is explained by. */
export interface Act {
  call: PlannedCall | null;
  /** Said where nothing is to be called: a question back, what cannot be done, a word of acknowledgement. */
  say: string | null;
  owner: AssistantId;
  /** The record it is about, where there is one. */
  about: KnownRecord | null;
  /** Places of the piece that it explains, beside the values and the words that carry nothing. */
  explains: readonly Span[];
  /** Comes before the rules in decide/ also on a first message, because acts read it better. */
  leads?: true;
  /** What it is about is to stay as it stood before the message. */
  stays?: true;
}

/** An act as it was read in a message. */
export interface ReadAct extends Act {
  /** The piece of the message, in its words. */
  text: string;
  /** Words of it that nothing explains. */
  left: readonly string[];
}

/** An act from a tool and its arguments; what is undefined is left out. */
export function act(
  name: string,
  args: Record<string, unknown>,
  about: KnownRecord | null,
  explains: readonly Span[] = [],
): Act {
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined && value !== null));
  return { call: { name, args: given }, say: null, owner: ownerOf(name), about, explains };
}

/** An act that is words alone, said by whoever reads it. */
export const words = (say: string, explains: readonly Span[], about: KnownRecord | null = null): Act => ({
  call: null,
  say,
  owner: 'jerry',
  about,
  explains,
});

/** An act that comes before the rules in decide/ also on a first message. */
export const leading = (one: Act): Act => ({ ...one, leads: true });
