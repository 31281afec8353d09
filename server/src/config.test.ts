import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { VARIABLES } from './config-variables.ts';

describe('readConfig', () => {
  it('needs nothing', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      mongodbUri: null,
      openai: null,
    });
    expect(config.dataDir).toMatch(/\/\.data$/);
  });

  it('takes a blank variable for one that is not set', () => {
    expect(readConfig({ PORT: ' ', MONGODB_URI: '', OPENAI_API_KEY: '' })).toMatchObject({ port: 3000, openai: null });
  });

  it.each([
    ['', []],
    ['1', 1],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['loopback, 2001:db8::/32', ['loopback', '2001:db8::/32']],
  ])('TRUSTED_PROXIES %j is %j', (TRUSTED_PROXIES, trustedProxies) => {
    expect(readConfig({ TRUSTED_PROXIES })).toMatchObject({ trustedProxies });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number'],
    [{ PORT: '99999' }, 'PORT must be 65535 or less'],
    ...['0.0.0.0/0', 'proxy.example', '99', '10.0.0.0/33', '1, 10.0.0.0/8, me'].map(
      (TRUSTED_PROXIES) =>
        [
          { TRUSTED_PROXIES },
          'TRUSTED_PROXIES must be how many proxies stand in front, or their addresses and networks like 10.0.0.0/8, with commas',
        ] as [Record<string, string>, string],
    ),
    [{ MONGODB_URI: 'http://x' }, 'MONGODB_URI must be an address that starts with mongodb:// or mongodb+srv://'],
    [{ SMOKO_NOW: 'yesterday' }, 'SMOKO_NOW must be an instant like 2026-03-04T09:00:00Z'],
    [{ MAIL_FROM: 'Smoko' }, 'MAIL_FROM must be like Smoko <no-reply@example.com>'],
    [{ SMOKO_SECRET_KEY: 'short' }, 'SMOKO_SECRET_KEY must be 32 bytes as base64: openssl rand -base64 32'],
    [
      { NODE_ENV: 'production', MONGODB_URI: 'mongodb://db/smoko' },
      'SMOKO_SECRET_KEY is needed with MONGODB_URI: make one with openssl rand -base64 32',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a pino level: silent to trace'],
    [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together'],
    [{ S3_BUCKET: 'smoko', S3_ACCESS_KEY_ID: 'x' }, 'S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY'],
    [{ TWILIO_NUMBERS: '0491570156' }, 'TWILIO_NUMBERS must be numbers like +61491570156, with commas'],
  ])('refuses %j in one line', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError(message));
  });

  it('refuses a made-up time in production', () => {
    const SMOKO_NOW = '2026-03-04T09:00:00Z';
    expect(readConfig({ SMOKO_NOW }).now).toEqual(new Date(SMOKO_NOW));
    expect(() => readConfig({ SMOKO_NOW, NODE_ENV: 'production' })).toThrow(ConfigError);
  });

  it('never repeats a secret in its complaint', () => {
    expect(() => readConfig({ REDIS_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
  });

  it('keeps the origin of its public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://app.smoko.test/x' })).toMatchObject({
      publicUrl: 'https://app.smoko.test',
    });
  });

  it('describes every variable', () => {
    for (const [name, schema] of Object.entries(VARIABLES.shape)) expect(schema.description, name).toBeTruthy();
  });
});
