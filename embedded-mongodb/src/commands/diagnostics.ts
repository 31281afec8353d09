import { Int32 } from 'bson';
import type { Doc } from '../bson/types.ts';
import { ServerError } from '../errors.ts';
import { compileFilter } from '../match/matcher.ts';
import { parseFilter } from '../match/parse.ts';
import { MAX_MESSAGE_BYTES } from '../wire/framing.ts';
import { type CommandContext, type CommandTable, commandName, findCollection, namespace } from './command.ts';
import { collectionStats, databaseStats, scaleOf } from './storage-stats.ts';
import { validateCollection } from './validate.ts';

const VERSION = '7.0.0';
const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Presents itself as the primary of a replica set of one: that is what allows sessions and transactions. */
function hello({ command, connectionId, address }: CommandContext): Doc {
  const old = commandName(command) !== 'hello';
  return {
    ...(old ? { ismaster: true } : { isWritablePrimary: true }),
    helloOk: true,
    setName: 'embedded',
    setVersion: new Int32(1),
    secondary: false,
    hosts: [address],
    me: address,
    primary: address,
    maxBsonObjectSize: new Int32(MAX_DOCUMENT_BYTES),
    maxMessageSizeBytes: new Int32(MAX_MESSAGE_BYTES),
    maxWriteBatchSize: new Int32(100_000),
    localTime: new Date(),
    logicalSessionTimeoutMinutes: new Int32(30),
    connectionId: new Int32(connectionId),
    minWireVersion: new Int32(0),
    maxWireVersion: new Int32(21),
    readOnly: false,
    ok: 1,
  };
}

const HELLO_OPTIONS = [
  'helloOk',
  'client',
  'compression',
  'loadBalanced',
  'saslSupportedMechs',
  'speculativeAuthenticate',
  'topologyVersion',
  'maxAwaitTimeMS',
  'hostInfo',
  'backpressure',
];
const greeting = { options: HELLO_OPTIONS, run: hello };
const constant = (reply: Doc, options: readonly string[] = []) => ({ options, run: () => ({ ...reply, ok: 1 }) });

const buildInfo = constant({
  version: VERSION,
  versionArray: [7, 0, 0, 0],
  gitVersion: 'embedded',
  modules: [],
  storageEngines: ['sqlite'],
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
  bits: 64,
  debug: false,
});

function listDatabases(context: CommandContext): Doc {
  const { filter, nameOnly } = context.command;
  const matches = compileFilter(parseFilter(filter));
  const names = new Set(
    context.engine
      .store()
      .all()
      .map(({ db }) => db),
  );
  const databases = [...names]
    .sort()
    .map((name) => (nameOnly === true ? { name } : { name, sizeOnDisk: 0, empty: false }))
    .filter(matches);
  return { databases, totalSize: 0, ok: 1 };
}

export const diagnosticCommands: CommandTable = {
  hello: greeting,
  isMaster: greeting,
  ismaster: greeting,
  ping: constant({}),
  buildInfo,
  buildinfo: buildInfo,
  connectionStatus: {
    options: ['showPrivileges'],
    run: ({ command }) => {
      const privileges = command.showPrivileges === true ? { authenticatedUserPrivileges: [] } : {};
      return { authInfo: { authenticatedUsers: [], authenticatedUserRoles: [], ...privileges }, ok: 1 };
    },
  },
  getParameter: {
    options: ['featureCompatibilityVersion', 'allParameters'],
    run: ({ command }) => {
      if (command.featureCompatibilityVersion === undefined)
        throw new ServerError(72, 'InvalidOptions', 'no option found to get');
      return { featureCompatibilityVersion: { version: '7.0' }, ok: 1 };
    },
  },
  serverStatus: {
    options: [],
    run: ({ engine }) => ({
      version: VERSION,
      process: 'embedded',
      uptime: process.uptime(),
      storageEngine: { name: 'sqlite' },
      metrics: { cursor: { open: { total: new Int32(engine.cursors.size) } } },
      ok: 1,
    }),
  },
  listDatabases: { options: ['filter', 'nameOnly', 'authorizedDatabases'], run: listDatabases },
  collStats: {
    options: ['scale'],
    *run(context) {
      const { command } = context;
      const stats = yield* collectionStats(context, findCollection(context), scaleOf(command.scale));
      return { ns: namespace(context), ...stats, ok: 1 };
    },
  },
  dbStats: { options: ['scale', 'freeStorage'], run: databaseStats },
  validate: {
    options: ['full', 'background'],
    *run(context) {
      const collection = findCollection(context);
      if (!collection)
        throw new ServerError(
          26,
          'NamespaceNotFound',
          `Collection '${namespace(context)}' does not exist to validate.`,
        );
      const { documents, keys, errors } = yield* validateCollection(context.read.source, collection);
      return {
        ns: namespace(context),
        valid: errors.length === 0,
        nrecords: documents,
        nIndexes: collection.indexes.length + 1,
        keysPerIndex: keys,
        errors,
        warnings: [],
        ok: 1,
      };
    },
  },
};
