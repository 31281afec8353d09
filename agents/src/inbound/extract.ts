import type { Model } from '../models/model.ts';
import { ModelError } from '../models/model.ts';
import type { Incoming } from './book.ts';
import type { Extracted } from './extracted.ts';
import { readByCode } from './read-by-code.ts';
import { readByModel } from './read-by-model.ts';

/**
 * What a message says, as bounded fields. Whoever reads it has no tools: whatever the text asks for, this only reads.
 * A model that is away leaves the reading to code.
 */
export async function extract(model: Model, incoming: Incoming, options: { signal: AbortSignal }): Promise<Extracted> {
  if (model.host === null) return readByCode(incoming);
  try {
    return (await readByModel(model, incoming, options)) ?? readByCode(incoming);
  } catch (error) {
    if (error instanceof ModelError || options.signal.aborted) return readByCode(incoming);
    throw error;
  }
}
