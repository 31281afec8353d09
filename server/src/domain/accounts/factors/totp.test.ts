import { HOTP, Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { newTotpSecret, totpForApp, totpStep } from './totp.ts';

const SEED = '12345678901234567890';
const secret = Secret.fromLatin1(SEED).base32;

// RFC 6238, appendix B, SHA-1: eight digits there, of which an app shows the last six
it.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %i the code is the one of RFC 6238', (seconds, code) => {
  expect(totpStep(secret, code.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30));
});

// RFC 4226, appendix D, of which time-based codes are made
it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
  'counter code %s',
  (code) => {
    const all = Array.from({ length: 10 }, (_, counter) =>
      HOTP.generate({ secret: Secret.fromLatin1(SEED), digits: 6, counter }),
    );
    expect(all).toContain(code);
    const counter = all.indexOf(code);
    expect(totpStep(secret, code, counter * 30_000)).toBe(counter);
  },
);

it('takes the step before and after, and no other', () => {
  const at = (step: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: step * 30_000 });
  const now = 1_000 * 30_000 + 15_000;
  expect([998, 999, 1000, 1001, 1002].map((step) => totpStep(secret, at(step), now))).toEqual([
    null,
    999,
    1000,
    1001,
    null,
  ]);
  for (const wrong of ['', '12345', '1234567', 'abcdef', '٠٠٠٠٠٠']) expect(totpStep(secret, wrong, now)).toBeNull();
});

it('gives an app what it reads', async () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  const { uri, qr_code } = await totpForApp(made, 'Smoko', 'dave@example.com');
  expect(new URL(uri).searchParams.get('secret')).toBe(made);
  expect(uri).toMatch(/^otpauth:\/\/totp\/Smoko:dave/);
  expect(qr_code).toMatch(/^data:image\/png;base64,/);
});
