import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { ensureDataFolder } from '../data-folder.ts';
import { checkDatabase } from '../db/embedded-data.ts';
import type { StartOptions } from '../start-options.ts';
import { backupsIn } from './backup-folder.ts';
import { KeepingError } from './keeping-error.ts';
import { refuseLostDatabase } from './lost-database.ts';
import { describe } from './manifest.ts';
import { endRestore, restoreBackup } from './restore.ts';
import { writeBackup } from './write-backup.ts';

export type Command = Exclude<StartOptions, { kind: 'serve' | 'help' }>;

interface Surroundings {
  version: string;
  workerUrl: URL | undefined;
  say: (line: string) => void;
}

/** Does what was asked for instead of serving. Resolves with the exit code: 1 only for a check that found damage. */
export async function runCommand(command: Command, config: Config, surroundings: Surroundings): Promise<0 | 1> {
  const { dataDir, mongodbUri } = config;
  if (mongodbUri && command.kind !== 'move')
    throw new KeepingError(
      `MONGODB_URI is set: the data is in MongoDB and not in ${dataDir}. Use MongoDB's own tools (mongodump, mongorestore, validate), and copy the data folder for the uploaded files.`,
    );
  if (command.kind === 'restore') ensureDataFolder(dataDir);
  else {
    await endRestore(dataDir);
    refuseLostDatabase(dataDir);
  }
  if (command.kind === 'check') return check(config, surroundings);
  if (command.kind === 'backup') return backUp(command.file, config, surroundings);
  if (command.kind === 'restore') return restore(command, config, surroundings);
  return move(command.uri, config, surroundings);
}

async function check({ dataDir, backup }: Config, { workerUrl, say }: Surroundings): Promise<0 | 1> {
  const { collections, documents, keys, problems } = await checkDatabase(dataDir, workerUrl);
  if (problems.length === 0) {
    say(`All is well: ${documents} records in ${collections} collections and ${keys} index entries were looked at.`);
    return 0;
  }
  const [newest] = backupsIn(backup.folder);
  say(`The database in ${dataDir} is damaged:`);
  for (const problem of problems) say(`  ${problem}`);
  say(
    newest
      ? `Stop Smoko and restore the newest backup: npm start -- --restore ${newest.path} --replace`
      : 'Stop Smoko and restore a backup: npm start -- --restore FILE --replace',
  );
  return 1;
}

async function backUp(file: string, { dataDir, s3 }: Config, { workerUrl, version, say }: Surroundings): Promise<0> {
  const target = resolve(file);
  const manifest = await writeBackup({ dataDir, target, filesInBucket: s3 !== null, version, workerUrl });
  say(`The backup is ${target}`);
  say(`  ${describe(manifest)}`);
  if (manifest.secret_key) say('  Whoever has this file can read everything in it: keep it where nobody else can.');
  return 0;
}

async function restore(
  { file, replace }: Extract<Command, { kind: 'restore' }>,
  { dataDir }: Config,
  { workerUrl, say }: Surroundings,
): Promise<0> {
  const { manifest, aside } = await restoreBackup({ dataDir, file: resolve(file), replace, workerUrl });
  say(`Restored into ${dataDir}: the backup ${describe(manifest)}`);
  if (aside) say(`  What was there before is in ${aside}; remove it when you do not need it any more.`);
  return 0;
}

async function move(uri: string, { dataDir }: Config, { workerUrl, say }: Surroundings): Promise<0> {
  const { moveToMongodb } = await import('../db/move-to-mongodb.ts');
  const moved = await moveToMongodb(dataDir, uri, say, workerUrl);
  const documents = moved.reduce((sum, one) => sum + one.documents, 0);
  const indexes = moved.reduce((sum, one) => sum + one.indexes, 0);
  say(`Moved ${documents} records in ${moved.length} collections and made ${indexes} indexes.`);
  say('Now start Smoko with that MONGODB_URI, the same SMOKO_DATA_DIR (uploaded files stay in it), and');
  say(`SMOKO_SECRET_KEY set to what is in ${dataDir}/secret-key. The embedded database was left as it is.`);
  return 0;
}
