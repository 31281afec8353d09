import { LIMITS } from '@smoko/contract';
import { usage } from '../exit.ts';

/** @throws CliError (exit 2) for what cannot be said */
export function messageText(text: string): string {
  const message = text.trim();
  if (message === '') throw usage('Please enter a command.');
  if (message.length > LIMITS.message) {
    throw usage(`Keep a message under ${LIMITS.message.toLocaleString('en-AU')} characters.`);
  }
  return message;
}
