import { AppError } from '@smoko/contract';
import type { Fields } from '../../db/repository.ts';

export const refused = () => new AppError('forbidden', 'An outside message cannot do that.');

/** Refuses an input that says anything else than these. */
export const only = (input: Fields, ...names: string[]): void => {
  for (const [name, value] of Object.entries(input)) {
    if (!names.includes(name) && value !== undefined && value !== null) throw refused();
  }
};

/** Refuses unless this holds. */
export const ensure = (holds: boolean): void => {
  if (!holds) throw refused();
};
