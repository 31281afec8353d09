import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keyInFolder } from './secret-key.ts';
import { createSecrets } from './secrets.ts';

const [one, two] = [randomBytes(32), randomBytes(32)];

it('seals so that only the same key, about the same thing, opens it', () => {
  const secrets = createSecrets([one]);
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 'totp of dave');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(secrets.seal('JBSWY3DPEHPK3PXP', 'totp of dave')).not.toBe(sealed);
  expect(secrets.open(sealed, 'totp of dave')).toBe('JBSWY3DPEHPK3PXP');
  expect(() => secrets.open(sealed, 'totp of mel')).toThrow();
  const changed = sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA');
  expect(() => secrets.open(changed, 'totp of dave')).toThrow();
  expect(() => createSecrets([two]).open(sealed, 'totp of dave')).toThrow('SMOKO_SECRET_KEY');
});

it('opens with a former key what that one sealed', () => {
  const sealed = createSecrets([one]).seal('x', 'y');
  expect(createSecrets([two, one]).open(sealed, 'y')).toBe('x');
});

it('derives a key for each purpose, the same one every time', () => {
  const secrets = createSecrets([one]);
  expect(secrets.derive('reply tokens')).toHaveLength(32);
  expect(createSecrets([one, two]).derive('reply tokens')).toEqual(secrets.derive('reply tokens'));
  expect(secrets.derive('links')).not.toEqual(secrets.derive('reply tokens'));
  expect(createSecrets([two]).derive('reply tokens')).not.toEqual(secrets.derive('reply tokens'));
});

it('keeps the key of a data folder, for its owner alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'smoko-key-'));
  const key = keyInFolder(folder);
  expect(keyInFolder(folder).equals(key)).toBe(true);
  expect(statSync(join(folder, 'secret-key')).mode & 0o777).toBe(0o600);
  writeFileSync(join(folder, 'secret-key'), 'x');
  expect(() => keyInFolder(folder)).toThrow('is not a key');
  rmSync(folder, { recursive: true });
});
