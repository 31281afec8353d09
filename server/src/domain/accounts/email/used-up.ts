import { AppError } from '@smoko/contract';

/** What is said of a link that does not work, whyever it does not. */
export const usedUp = (cause?: unknown) =>
  new AppError('invalid', 'That link is too old or was used before. Ask for a new one.', { cause });
