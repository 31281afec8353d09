import { LIMITS } from '@smoko/contract';
import { usage } from '../exit.ts';

/** Checks a message. @throws CliError (exit 2) for an empty or too long one */
export function messageText(text: string): string {
  const message = text.trim();
  if (message === '') throw usage('Please enter a command.');
  if (message.length > LIMITS.message) {
    throw usage(`Keep a message under ${LIMITS.message.toLocaleString('en-AU')} characters.`);
  }
  return message;
}
