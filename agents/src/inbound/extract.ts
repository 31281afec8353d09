import type { Model } from '../models/model.ts';
import type { Incoming } from './book.ts';
import type { Extracted } from './extracted.ts';
import { readByCode } from './read-by-code.ts';

/** What a message says, as bounded fields. No tools: whatever the text asks for, this only reads. */
export async function extract(
  _model: Model,
  incoming: Incoming,
  _options: { signal: AbortSignal },
): Promise<Extracted> {
  return readByCode(incoming);
}
