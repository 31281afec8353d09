import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configFolder } from './paths.ts';
import { normaliseUrl, serverUrl } from './server-url.ts';
import { ConfigStore } from './store.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'smoko-store-'));
  folder = join(parent, 'smoko');
});
afterEach(() => rmSync(parent, { recursive: true }));
const mode = (path: string) => statSync(path).mode & 0o777;

describe('the config file', () => {
  it('is readable by its owner alone, in a folder of the same kind', async () => {
    const store = new ConfigStore(folder);
    await store.updateServer('http://a', () => ({ access_token: 'one' }));
    expect(mode(store.path)).toBe(0o600);
    expect(mode(folder)).toBe(0o700);
  });

  it('closes a folder of its own that was left open, but not a shared one', async () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    await new ConfigStore(folder).update((config) => config);
    expect(mode(folder)).toBe(0o700);
    writeFileSync(join(folder, 'someone-elses'), '');
    chmodSync(folder, 0o755);
    await new ConfigStore(folder).update((config) => config);
    expect(mode(folder)).toBe(0o755);
  });

  it('keeps servers apart', async () => {
    const store = new ConfigStore(folder);
    await store.updateServer('http://a', () => ({ access_token: 'one' }));
    await store.updateServer('http://b', () => ({ access_token: 'two' }));
    await store.updateServer('http://a', () => null);
    expect(store.read().servers).toEqual({ 'http://b': { access_token: 'two' } });
  });

  it('keeps businesses apart, and an old file is the profile "default"', async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'config.json'), '{"url":"http://a","servers":{"http://a":{"access_token":"one"}}}');
    const shop = new ConfigStore(folder, () => 'shop');
    expect(shop.server('http://a')).toEqual({});
    await shop.updateServer('http://a', () => ({ access_token: 'two' }));
    await new ConfigStore(folder).updateServer('http://b', () => ({ access_token: 'three' }));
    expect(new ConfigStore(folder).read()).toEqual({
      url: 'http://a',
      servers: { 'http://a': { access_token: 'one' }, 'http://b': { access_token: 'three' } },
    });
    expect(shop.read().servers).toEqual({ 'http://a': { access_token: 'two' } });

    await new ConfigStore(folder).use('shop');
    expect(new ConfigStore(folder).server('http://a')).toEqual({ access_token: 'two' });
    expect(new ConfigStore(folder, () => 'default').server('http://a')).toEqual({ access_token: 'one' });
    await shop.forget('shop');
    expect(new ConfigStore(folder).profile()).toBe('default');
    expect(Object.keys(shop.profiles())).toEqual(['default']);
    expect(new ConfigStore(folder, () => 'constructor').read()).toEqual({ servers: {} });
    expect(() => new ConfigStore(folder, () => '../x').read()).toThrow("A profile's name is");
  });

  it('loses no change and leaves no scrap when many write at once', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `http://host${n}`);
    await Promise.all(names.map((url) => new ConfigStore(folder).updateServer(url, () => ({ email: url }))));
    expect(Object.keys(new ConfigStore(folder).read().servers).sort()).toEqual(names.sort());
    expect(readdirSync(folder)).toEqual(['config.json']);
  });

  it('takes over the lock of a process that is gone or hangs', async () => {
    mkdirSync(folder);
    const lock = join(folder, 'config.json.lock');
    // the highest pid Linux gives out is far below
    writeFileSync(lock, '99999999');
    await new ConfigStore(folder).update((config) => config);
    writeFileSync(lock, String(process.pid));
    utimesSync(lock, new Date(0), new Date(0));
    await new ConfigStore(folder).update((config) => config);
    expect(readdirSync(folder)).toEqual(['config.json']);
  });

  it('says what to do about a damaged file', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'config.json'), '{"servers": nu');
    expect(() => new ConfigStore(folder).read()).toThrow('is damaged. Delete it and run: smoko login');
  });
});

describe('where things are', () => {
  it('finds the folder on each system', () => {
    expect(configFolder({ SMOKO_CONFIG_DIR: '/x', XDG_CONFIG_HOME: '/y' })).toBe('/x');
    expect(configFolder({ XDG_CONFIG_HOME: '/y' })).toBe('/y/smoko');
    expect(configFolder({}, 'linux', '/home/mick')).toBe('/home/mick/.config/smoko');
    expect(configFolder({ APPDATA: 'C:/Roaming' }, 'win32')).toContain('Roaming');
  });

  it('takes the first address given, as an origin', () => {
    expect(serverUrl(undefined, ' ', 'https://smoko.example/x', 'http://z')).toBe('https://smoko.example');
    expect(serverUrl()).toBe('http://127.0.0.1:3000');
    expect(normaliseUrl('localhost:4000')).toBe('http://localhost:4000');
    expect(normaliseUrl('smoko.example')).toBe('https://smoko.example');
    for (const bad of ['ftp://x', 'http://user@x', 'http://']) expect(() => normaliseUrl(bad)).toThrow('not valid');
  });
});
