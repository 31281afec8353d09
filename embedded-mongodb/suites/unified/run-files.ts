import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { EJSON } from 'bson';
import { type Document, MongoClient } from 'mongodb';
import type { Outcome } from '../outcome.ts';
import { matchError, matchEvents, runAssertion } from './assertions.ts';
import { Entities } from './entities.ts';
import { type CollectionData, meets, type Operation, type UnifiedFile, type UnifiedTest } from './format.ts';
import { match } from './match.ts';
import { runOperation } from './operations.ts';

const SUITES = ['crud', 'transactions', 'transactions-convenient-api', 'sessions'];
const PATIENCE_MS = 30_000;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesBelow(path);
    return name.endsWith('.json') ? [path] : [];
  });

/** `folder` is a copy of the repository mongodb/specifications, or any folder of files in the unified format. */
export async function runSpecifications(
  folder: string,
  uri: string,
): Promise<{ outcomes: Outcome[]; skipped: number }> {
  const source = existsSync(join(folder, 'source')) ? join(folder, 'source') : folder;
  const suites = SUITES.map((name) => join(source, name, 'tests')).filter(existsSync);
  const files = (suites.length ? suites : [folder]).flatMap(filesBelow);
  const client = await new MongoClient(uri).connect();
  try {
    const { version } = await client.db('admin').command({ buildInfo: 1 });
    const outcomes: Outcome[] = [];
    let skipped = 0;
    for (const file of files) {
      const content = EJSON.parse(readFileSync(file, 'utf8'), { relaxed: true }) as UnifiedFile;
      for (const test of content.tests) {
        const wanted = !test.skipReason && [content, test].every((each) => meets(each.runOnRequirements, version));
        if (!wanted) skipped++;
        else {
          const name = `${relative(source, file)} > ${test.description}`;
          outcomes.push({ name, error: await failureOf(content, test, uri, client) });
        }
      }
    }
    return { outcomes, skipped };
  } finally {
    await client.close();
  }
}

async function failureOf(
  file: UnifiedFile,
  test: UnifiedTest,
  uri: string,
  admin: MongoClient,
): Promise<string | undefined> {
  const entities = new Entities(uri.replace('&retryWrites=false', ''));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it does not end')), PATIENCE_MS);
  });
  try {
    await Promise.race([runTest(file, test, entities, admin), late]);
    return undefined;
  } catch (error) {
    return (error as Error).message || String(error);
  } finally {
    clearTimeout(timer);
    await entities.close();
  }
}

async function runTest(file: UnifiedFile, test: UnifiedTest, entities: Entities, admin: MongoClient): Promise<void> {
  for (const data of file.initialData ?? []) await prepare(admin, data);
  await entities.create(file.createEntities);
  for (const operation of test.operations) await runOne(operation, entities, admin, false);
  for (const expected of test.expectEvents ?? []) matchEvents(expected, entities);
  for (const { databaseName, collectionName, documents } of test.outcome ?? []) {
    const found = await admin.db(databaseName).collection(collectionName).find().sort({ _id: 1 }).toArray();
    match(found, documents, entities, `documents of ${collectionName}`, false);
  }
}

async function prepare(
  admin: MongoClient,
  { databaseName, collectionName, createOptions = {}, documents }: CollectionData,
): Promise<void> {
  const db = admin.db(databaseName);
  await db.dropCollection(collectionName);
  await db.createCollection(collectionName, createOptions);
  if (documents.length) await db.collection<Document>(collectionName).insertMany(documents);
}

/** `inCallback`: inside withTransaction an error also goes on to the driver, as it would in a program. */
async function runOne(
  operation: Operation,
  entities: Entities,
  admin: MongoClient,
  inCallback: boolean,
): Promise<void> {
  if (operation.object === 'testRunner') return runAssertion(operation, entities, admin);
  const { expectError, expectResult, saveResultAsEntity, ignoreResultAndError } = operation;
  let result: unknown;
  try {
    result = await runOperation(operation, entities, async (inner) => {
      for (const each of inner) await runOne(each, entities, admin, true);
    });
  } catch (error) {
    if (ignoreResultAndError) return;
    if (!expectError) throw error;
    matchError(error, expectError, entities);
    if (inCallback) throw error;
    return;
  }
  if (ignoreResultAndError) return;
  if (expectError) throw new Error(`${operation.name} should have failed`);
  if (expectResult !== undefined) match(result, expectResult, entities);
  if (saveResultAsEntity) entities.save(saveResultAsEntity, result);
}
