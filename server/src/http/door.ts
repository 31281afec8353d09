import Bowser from 'bowser';
import type { Request } from 'express';
import type { Door } from '../domain/accounts/door.ts';
import { addressOf } from './rate-limits.ts';

const MAX = 80;

/** What a browser or program says it is, in words: "Chrome on Android". */
function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  if (userAgent.startsWith('smoko-cli')) return 'smoko in a terminal';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const name = [browser.name, os.name && `on ${os.name}`].filter(Boolean).join(' ');
  return (name || 'Another program').slice(0, MAX);
}

export const doorOf = (req: Request): Door => ({
  address: addressOf(req),
  device: deviceOf(req.get('user-agent')),
  withTokens: req.get('x-smoko-client') !== 'web',
});
