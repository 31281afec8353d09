import Bowser from 'bowser';
import type { Express, Request } from 'express';
import type { Door } from '../domain/accounts/sessions/door.ts';
import type { ReplyTokens } from '../domain/inbox/reply-token.ts';
import { addressOf } from './client-address.ts';
import { deviceToken } from './cookies.ts';

const MAX = 80;
const SEALS = 'seals of known devices';

/** The seal on the cookie of a browser that somebody was signed in from before. */
export const useSeals = (app: Express, seals: ReplyTokens): void => void app.set(SEALS, seals);

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
  deviceId: (req.app.get(SEALS) as ReplyTokens).read(deviceToken(req) ?? ''),
  device: deviceOf(req.get('user-agent')),
  withTokens: req.get('x-smoko-client') !== 'web',
});
