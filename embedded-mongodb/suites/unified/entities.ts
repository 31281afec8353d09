import {
  type ClientSession,
  type Collection,
  type CommandStartedEvent,
  type Db,
  type Document,
  MongoClient,
  type MongoClientOptions,
} from 'mongodb';

export interface CommandEvent {
  type: 'commandStartedEvent' | 'commandSucceededEvent' | 'commandFailedEvent';
  event: Document;
}

const HIDDEN = new Set(['hello', 'isMaster', 'ismaster', 'configureFailPoint', 'endSessions', 'saslStart']);
const EMITTED = {
  commandStartedEvent: 'commandStarted',
  commandSucceededEvent: 'commandSucceeded',
  commandFailedEvent: 'commandFailed',
} as const;

/** What a test file creates and names: clients, databases, collections, sessions and saved results. */
export class Entities {
  readonly #named = new Map<string, unknown>();
  readonly #events = new Map<string, CommandEvent[]>();
  readonly #lsids = new Map<string, Document>();
  readonly #clients: MongoClient[] = [];

  constructor(readonly uri: string) {}

  async create(definitions: readonly Record<string, Document>[] = []): Promise<void> {
    for (const definition of definitions) {
      const [kind = '', spec = {}] = Object.entries(definition)[0] ?? [];
      if (kind === 'client') await this.#client(spec);
      else if (kind === 'database')
        this.#named.set(spec.id, this.client(spec.client).db(spec.databaseName, spec.databaseOptions));
      else if (kind === 'collection')
        this.#named.set(spec.id, this.database(spec.database).collection(spec.collectionName, spec.collectionOptions));
      else if (kind === 'session') this.#session(spec);
      else throw new Error(`the runner does not know entities of kind ${kind}`);
    }
  }

  async #client({ id, uriOptions, observeEvents = [], ignoreCommandMonitoringEvents = [] }: Document): Promise<void> {
    const { readConcernLevel, w, ...options } = (uriOptions ?? {}) as MongoClientOptions & { w?: number };
    const client = new MongoClient(this.uri, {
      ...options,
      ...(readConcernLevel ? { readConcern: { level: readConcernLevel } } : {}),
      ...(w === undefined ? {} : { writeConcern: { w } }),
      monitorCommands: true,
    });
    this.#clients.push(client);
    const events: CommandEvent[] = [];
    const ignored = new Set<string>(ignoreCommandMonitoringEvents);
    for (const type of ['commandStartedEvent', 'commandSucceededEvent', 'commandFailedEvent'] as const)
      if (observeEvents.includes(type))
        client.on(EMITTED[type] as 'commandStarted', (event: CommandStartedEvent) => {
          if (!HIDDEN.has(event.commandName) && !ignored.has(event.commandName)) events.push({ type, event });
        });
    await client.connect();
    this.#named.set(id, client);
    this.#events.set(id, events);
  }

  #session({ id, client, sessionOptions = {} }: Document): void {
    const session = this.client(client).startSession(sessionOptions);
    this.#named.set(id, session);
    this.#lsids.set(id, session.id as Document);
  }

  #get<Kind>(id: string, what: string): Kind {
    if (!this.#named.has(id)) throw new Error(`there is no ${what} named ${id}`);
    return this.#named.get(id) as Kind;
  }

  client = (id: string): MongoClient => this.#get(id, 'client');
  database = (id: string): Db => this.#get(id, 'database');
  collection = (id: string): Collection => this.#get(id, 'collection');
  session = (id: string): ClientSession => this.#get(id, 'session');
  value = (id: string): unknown => this.#get(id, 'entity');
  /** Still known when the session has ended. */
  lsid = (id: string): Document | undefined => this.#lsids.get(id);
  events = (client: string): CommandEvent[] => this.#events.get(client) ?? [];
  save(id: string, value: unknown): void {
    this.#named.set(id, value);
  }

  async close(): Promise<void> {
    for (const value of this.#named.values())
      if (typeof value === 'object' && value && 'endSession' in value) await (value as ClientSession).endSession();
    for (const client of this.#clients) await client.close(true);
  }
}
