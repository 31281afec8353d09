import { Int32 } from 'bson';
import type { Doc } from '../bson/types.ts';
import type { Collection } from '../engine/catalogue.ts';
import { ServerError } from '../errors.ts';
import { compileFilter } from '../match/matcher.ts';
import { parseFilter } from '../match/parse.ts';
import { MAX_MESSAGE_BYTES } from '../wire/framing.ts';
import { type CommandContext, type CommandTable, commandName, findCollection, inside, namespace } from './command.ts';
import { whole } from './count.ts';
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

function sizes(context: CommandContext, collection: Collection): { count: number; size: number } {
  const [count, size] = context.read
    .source()
    .row<[number, number | null]>(`SELECT count(*), sum(length(doc)) FROM d${collection.id}`) ?? [0, 0];
  return { count, size: size ?? 0 };
}

function listDatabases(context: CommandContext): Doc {
  const { filter, nameOnly } = context.command;
  const matches = compileFilter(parseFilter(filter));
  const names = new Set(context.engine.catalogue.all(inside(context)).map(({ db }) => db));
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
  connectionStatus: constant({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }, ['showPrivileges']),
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
    run(context) {
      const collection = findCollection(context);
      const { count, size } = collection ? sizes(context, collection) : { count: 0, size: 0 };
      const avgObjSize = count ? Math.round(size / count) : 0;
      return {
        ns: namespace(context),
        count: whole(count),
        size,
        avgObjSize,
        storageSize: size,
        nindexes: new Int32((collection?.indexes.length ?? -1) + 1),
        capped: false,
        ok: 1,
      };
    },
  },
  dbStats: {
    options: ['scale', 'freeStorage'],
    run(context) {
      const own = context.engine.catalogue.all(inside(context)).filter(({ db }) => db === context.db);
      const all = own.map((collection) => sizes(context, collection));
      const indexes = own.reduce((sum, { indexes: list }) => sum + list.length + 1, 0);
      const sum = (key: 'count' | 'size') => all.reduce((total, each) => total + each[key], 0);
      return {
        db: context.db,
        collections: own.length,
        views: 0,
        objects: sum('count'),
        dataSize: sum('size'),
        storageSize: sum('size'),
        indexes,
        ok: 1,
      };
    },
  },
  validate: {
    options: ['full', 'background'],
    run(context) {
      const collection = findCollection(context);
      if (!collection)
        throw new ServerError(
          26,
          'NamespaceNotFound',
          `Collection '${namespace(context)}' does not exist to validate.`,
        );
      const { documents, keys, errors } = validateCollection(context.read.source(), collection);
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
