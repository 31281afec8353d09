import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { BackupSettings } from '../config.ts';
import { createHealth, type Health } from '../health.ts';
import { createLogger } from '../logging.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { terminalUser } from '../testing/test-client.ts';
import { backupsIn } from './backup-folder.ts';
import { createNightly } from './nightly.ts';

let app: TestApp;
afterEach(() => app.dispose());

interface Night {
  folder: string;
  health: Health;
  /** What is due at that moment, by the server's clock. */
  at(text: string): Promise<void>;
  names(): string[];
}

async function night(settings: Partial<BackupSettings> = {}): Promise<Night> {
  app = await startTestApp();
  const { client } = await terminalUser(app.url);
  await client.post('/api/clients', { name: 'Needle Plumbing' });
  const began = new Date('2026-03-04T12:00:00');
  utimesSync(join(app.dataDir, 'secret-key'), began, began);
  const folder = join(app.dataDir, 'backups');
  const health = createHealth();
  let now = began;
  const nightly = createNightly({
    dataDir: app.dataDir,
    settings: { folder, at: '02:30', keep: 2, ...settings },
    filesInBucket: false,
    version: '1.2.3',
    health,
    log: createLogger('silent'),
    now: () => now,
  });
  return {
    folder,
    health,
    at(text) {
      now = new Date(text);
      return nightly.look();
    },
    names: () => backupsIn(folder).map(({ path }) => path),
  };
}

describe('each night', () => {
  it('one backup, the newest are kept, and what was cut off is removed', async () => {
    const { at, names, folder, health } = await night();
    await at('2026-03-04T23:00:00');
    expect(names()).toHaveLength(0);
    mkdirSync(folder, { recursive: true });
    for (const left of [
      'smoko-20260304-020000.zip.part',
      'smoko-20260304-020000.zip.database.part',
      'my own notes.part',
    ])
      writeFileSync(join(folder, left), 'half');
    await at('2026-03-05T02:31:00');
    expect(names()).toHaveLength(1);
    await at('2026-03-05T14:00:00');
    expect(names()).toHaveLength(1);
    // asleep at the time: when it wakes
    await at('2026-03-06T09:00:00');
    await at('2026-03-07T03:00:00');
    expect(names()).toHaveLength(2);
    expect(backupsIn(folder)[1]?.at).toEqual(new Date('2026-03-06T09:00:00'));
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual(['my own notes.part']);
    expect(health.degraded()).toEqual([]);
  });

  it('says when backups fail, tries again, and says when they are well again', async () => {
    const { at, names, folder, health } = await night();
    writeFileSync(folder, 'a file where the folder should be');
    await at('2026-03-05T02:31:00');
    expect(health.degraded()).toMatchObject([{ part: 'backup', state: 'failing' }]);
    rmSync(folder);
    await at('2026-03-05T02:40:00');
    expect(names()).toHaveLength(0);
    await at('2026-03-05T03:45:00');
    expect(names()).toHaveLength(1);
    expect(health.degraded()).toEqual([]);
  });

  it('a damaged database is said and not backed up, so that whole backups stay', async () => {
    const { at, names, health } = await night({ keep: 1 });
    await at('2026-03-05T02:31:00');
    const whole = names();
    expect(whole).toHaveLength(1);
    // what was written lately is still in the log beside the file: a restart folds it in
    app = await app.restart();
    const file = join(app.dataDir, 'database/data.sqlite');
    const handle = openSync(file, 'r+');
    writeSync(handle, 'noodle', readFileSync(file).indexOf('Needle Plumbing'));
    closeSync(handle);
    await at('2026-03-06T02:31:00');
    expect(names()).toEqual(whole);
    expect(health.degraded()).toMatchObject([{ part: 'database', state: 'damaged' }]);
  });
});
