import type { Model } from '../models/model.ts';
import { ModelError } from '../models/model.ts';
import type { Incoming } from './book.ts';
import { type Extracted, nothing } from './extracted.ts';
import { isPlainYes } from './read/plain-yes.ts';
import { byCode, readByModel } from './read-by-model.ts';

/**
 * What a message says, as bounded fields. Whoever reads it has no tools: whatever the text asks for, this only reads.
 * A model that is away leaves the reading to code.
 */
export async function extract(model: Model, incoming: Incoming, options: { signal: AbortSignal }): Promise<Extracted> {
  const { signal } = options;
  // whatever is read in it may be our own words
  if (incoming.mixed) return nothing('other');
  // it answers our question whether the day suits, not a quote that is open as well
  if (incoming.asksDay && isPlainYes(incoming.text)) return nothing('confirms_appointment');
  if (model.host === null) return byCode(model, incoming, signal);
  try {
    return (await readByModel(model, incoming, options)) ?? (await byCode(model, incoming, signal));
  } catch (error) {
    // the reading by code is not the model's: it may still take its time
    if (error instanceof ModelError || signal.aborted) return byCode(model, incoming);
    throw error;
  }
}
