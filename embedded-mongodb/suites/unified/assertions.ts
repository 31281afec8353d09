import type { Document, MongoClient } from 'mongodb';
import type { Entities } from './entities.ts';
import type { ExpectedEvents, Operation } from './format.ts';
import { match } from './match.ts';
import { plainResult } from './operations.ts';

const assert = (condition: boolean, message: string): void => {
  if (!condition) throw new Error(message);
};

/** Operations on `testRunner`: they look at the server or at the driver's sessions. `admin` is a client of the runner's own. */
export async function runAssertion(
  { name, arguments: args = {} }: Operation,
  entities: Entities,
  admin: MongoClient,
): Promise<void> {
  const collections = async () =>
    (await admin.db(args.databaseName).listCollections({ name: args.collectionName }).toArray()).length;
  const indexes = async () => {
    const list = await admin
      .db(args.databaseName)
      .collection(args.collectionName)
      .listIndexes()
      .toArray()
      .catch(() => []);
    return list.some((index) => index.name === args.indexName);
  };
  switch (name) {
    case 'createEntities':
      return entities.create(args.entities);
    case 'failPoint':
    case 'targetedFailPoint':
      await admin.db('admin').command(args.failPoint);
      return;
    case 'assertCollectionExists':
      assert((await collections()) === 1, 'the collection is not there');
      return;
    case 'assertCollectionNotExists':
      assert((await collections()) === 0, 'the collection is there');
      return;
    case 'assertIndexExists':
      assert(await indexes(), 'the index is not there');
      return;
    case 'assertIndexNotExists':
      assert(!(await indexes()), 'the index is there');
      return;
    case 'assertSameLsidOnLastTwoCommands':
    case 'assertDifferentLsidOnLastTwoCommands': {
      const started = entities.events(args.client).filter(({ type }) => type === 'commandStartedEvent');
      const [a, b] = started.slice(-2).map(({ event }) => String(event.command.lsid.id.toString('hex')));
      assert((a === b) === name.startsWith('assertSame'), `the last two sessions are ${a} and ${b}`);
      return;
    }
    case 'assertSessionDirty':
    case 'assertSessionNotDirty': {
      const dirty = entities.session(args.session).serverSession.isDirty;
      assert(dirty === (name === 'assertSessionDirty'), `the session is ${dirty ? '' : 'not '}dirty`);
      return;
    }
    case 'assertSessionTransactionState': {
      const { state } = (entities.session(args.session) as unknown as { transaction: { state: string } }).transaction;
      const wanted = args.state === 'none' ? 'no_transaction' : String(args.state);
      assert(state.toLowerCase().includes(wanted), `the transaction is ${state}`);
      return;
    }
    case 'assertSessionPinned':
    case 'assertSessionUnpinned':
      assert(entities.session(args.session).isPinned === (name === 'assertSessionPinned'), 'wrongly pinned');
      return;
    default:
      throw new Error(`the runner does not know the operation ${name} of the test runner`);
  }
}

/** Whether an error is the one a file expects. */
export function matchError(error: unknown, expected: Document, entities: Entities): void {
  const found = error as Document;
  const server = 'code' in found && typeof found.code === 'number';
  const has = (label: string): boolean => found.hasErrorLabel?.(label) === true;
  const {
    isClientError,
    errorContains,
    errorCode,
    errorCodeName,
    errorLabelsContain = [],
    errorLabelsOmit = [],
  } = expected;
  const named = found.codeName ?? found.errorResponse?.codeName ?? found.result?.codeName;
  assert(
    isClientError === undefined || isClientError !== server,
    `expected ${isClientError ? 'a client' : 'a server'} error: ${found.message}`,
  );
  assert(
    !errorContains || String(found.message).toLowerCase().includes(String(errorContains).toLowerCase()),
    `expected "${errorContains}": ${found.message}`,
  );
  assert(
    errorCode === undefined || Number(found.code) === Number(errorCode),
    `expected code ${errorCode}, found ${found.code}: ${found.message}`,
  );
  assert(!errorCodeName || named === errorCodeName, `expected ${errorCodeName}, found ${named}: ${found.message}`);
  for (const label of errorLabelsContain) assert(has(label), `the label ${label} is missing: ${found.message}`);
  for (const label of errorLabelsOmit) assert(!has(label), `the label ${label} is there: ${found.message}`);
  if (expected.errorResponse)
    match(found.errorResponse ?? found.result, expected.errorResponse, entities, 'errorResponse');
  if (expected.expectResult)
    match(plainResult(found.result ?? found.partialResult), expected.expectResult, entities, 'partial result');
}

export function matchEvents(
  { client, eventType = 'command', events, ignoreExtraEvents }: ExpectedEvents,
  entities: Entities,
): void {
  if (eventType !== 'command') throw new Error(`the runner does not watch ${eventType} events`);
  const found = entities.events(client);
  const names = found.map(({ event }) => event.commandName).join(', ');
  assert(
    ignoreExtraEvents ? found.length >= events.length : found.length === events.length,
    `expected ${events.length} commands, found: ${names}`,
  );
  for (const [at, expected] of events.entries()) {
    const [type, wanted] = Object.entries(expected)[0] as [string, Document];
    assert(found[at]?.type === type, `event ${at}: expected ${type}, found ${found[at]?.type}`);
    const { command, reply, ...exact } = wanted;
    const event = found[at]?.event ?? {};
    match(event, exact, entities, `event ${at}`);
    if (command) match(event.command, command, entities, `event ${at}, command`);
    if (reply) match(event.reply, reply, entities, `event ${at}, reply`);
  }
}
