import { expect, it } from 'vitest';
import { isPushService } from './push-services.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/QABC',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('takes %s', (endpoint) => expect(isPushService(endpoint, null)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:pass@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com@127.0.0.1/',
  'https://fcm.googleapis.com.example.com/',
  'https://notify.windows.com.example.com/',
  'https://evil-fcm.googleapis.com/',
  'https://a.b.push.apple.com/',
  'https://push.apple.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'http://127.0.0.1:9999/push/1',
  'file:///etc/passwd',
  'fcm.googleapis.com',
  '',
])('refuses %s', (endpoint) => expect(isPushService(endpoint, null)).toBe(false));

it('takes the one that stands in for them, where one is set, and nothing beside it', () => {
  const forTrying = 'http://127.0.0.1:9999';
  expect(isPushService('http://127.0.0.1:9999/push/1', forTrying)).toBe(true);
  expect(isPushService('http://127.0.0.1:9998/push/1', forTrying)).toBe(false);
  expect(isPushService('http://user@127.0.0.1:9999/push/1', forTrying)).toBe(false);
  expect(isPushService('https://fcm.googleapis.com/fcm/send/abc', forTrying)).toBe(true);
});
