import Bowser from 'bowser';
import type { Express, Request } from 'express';
import type { RequestSource } from '../domain/accounts/sessions/request-source.ts';
import type { ReplyTokens } from '../domain/inbox/reply-token.ts';
import { addressOf } from './client-address.ts';
import { deviceToken } from './cookies.ts';

const MAX_NAME = 80;
const DEVICE_TOKENS = 'device tokens';

/** Registers what signs the cookie of a browser that somebody was signed in from before. */
export const useDeviceTokens = (app: Express, tokens: ReplyTokens): void => void app.set(DEVICE_TOKENS, tokens);

/** Names the browser or program by its User-Agent: "Chrome on Android". */
function deviceName(userAgent: string | undefined): string {
  if (!userAgent) return 'Unknown device';
  if (userAgent.startsWith('smoko-cli')) return 'smoko in a terminal';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const name = [browser.name, os.name && `on ${os.name}`].filter(Boolean).join(' ');
  return (name || 'Another program').slice(0, MAX_NAME);
}

export const requestSource = (req: Request): RequestSource => ({
  address: addressOf(req),
  deviceId: (req.app.get(DEVICE_TOKENS) as ReplyTokens).read(deviceToken(req) ?? ''),
  device: deviceName(req.get('user-agent')),
  withTokens: req.get('x-smoko-client') !== 'web',
});
