import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigStore } from '../config/store.ts';
import { fileHistory } from './history.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'smoko-history-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (url = 'http://127.0.0.1:3000', profile?: string) =>
  fileHistory(new ConfigStore(folder, () => profile), url);

it('goes on in the next run, apart for each server and business', () => {
  open().add('first\nsecond');
  open().add(' a secret');
  expect(open().lines).toEqual(['first\nsecond']);
  expect(open('https://smoko.example').lines).toEqual([]);
  expect(open(undefined, 'shop').lines).toEqual([]);
});

it('keeps the last thousand lines, for this person only', () => {
  const history = open();
  for (let i = 1; i <= 1_003; i++) history.add(`line ${i}`);
  expect(open().lines).toHaveLength(1_000);
  const [name = ''] = readdirSync(folder);
  expect(readFileSync(join(folder, name), 'utf8').split('\n')[0]).toBe('"line 4"');
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});
