import { AppError, type DraftCard } from '@smoko/contract';
import { useState } from 'react';
import { type Changes, changesOf, type Edits, errorsByPath, type Placed } from './placed-fields.ts';

export interface DraftActions {
  /** Saves the draft, with corrections if there are any. Throws AppError with errors by field. */
  save: (id: string, changes: Changes | null) => Promise<void>;
  discard: (id: string) => Promise<void>;
}

type Decision = 'save' | 'discard';

/** Saving or discarding a draft: which is under way, and what was wrong with the last try. */
export function useDecideDraft({ id }: DraftCard, placed: readonly Placed[], edits: Edits, actions: DraftActions) {
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState<Decision | null>(null);
  const decide = async (decision: Decision) => {
    setBusy(decision);
    setErrors({});
    setTrouble(null);
    try {
      await (decision === 'save' ? actions.save(id, changesOf(placed, edits)) : actions.discard(id));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const found = errorsByPath(error, placed);
      setErrors(found);
      if (!Object.keys(found).length) setTrouble(error.message);
    } finally {
      setBusy(null);
    }
  };
  return {
    busy,
    /** By path. */
    errors,
    /** What belongs to no field. */
    trouble,
    save: () => void decide('save'),
    discard: () => void decide('discard'),
  };
}
