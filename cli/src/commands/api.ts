import type { Command } from 'commander';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { CliError, usage } from '../exit.ts';
import type { JqFilter } from '../output/jq.ts';
import { withJq } from '../output/output.ts';
import { NoSuchPath } from '../session/server-version.ts';
import { lazySession, type Session } from '../session/session.ts';
import { readTextFile } from '../term/read-file.ts';

export const api: CliCommand = {
  examples: [
    'smoko api projects',
    "smoko api clients --method GET --field limit=1 --jq '.data[].name'",
    'smoko api suppliers --method POST --field name=Reece --include',
    'smoko api projects --paginate --jq length',
    'smoko api clients --input client.json',
  ],
  configure: configureApi,
};

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'];

interface Options {
  method?: string;
  field?: [string, unknown][];
  rawField?: [string, unknown][];
  header?: [string, string][];
  input?: string;
  paginate?: boolean;
  include?: boolean;
  jq?: JqFilter;
}

function configureApi(command: Command, context: Context): void {
  const session = lazySession(context);
  command
    .argument('<path>', 'as /api/docs has it: /api/projects, or projects for short')
    .option('-X, --method <method>', 'left out: GET, or POST where something is sent', readMethod)
    .option('-F, --field <key=value>', 'true, false, null and numbers are such; @FILE is what is in a file', typedField)
    .option('-f, --raw-field <key=value>', 'the same, always a text', rawField)
    .option('-H, --header <name:value>', 'a header of the request', readHeader)
    .option('--input <file>', 'a file with the body as JSON, or - for standard input')
    .option('--paginate', 'all pages of a list, as one answer')
    .option('-i, --include', 'the status and the headers of the answer before it')
    .addHelpText('after', '\nFields of a GET go into its address, of anything else into a JSON body.');
  withJq(command, 'what of the answer, as jq has it; texts without quotes').action(
    async (path: string, options: Options) => call(session(), path, options, context),
  );
}

async function call(session: Session, path: string, options: Options, context: Context): Promise<void> {
  const fields = Object.fromEntries(await fieldsOf(options, context));
  const given = Object.keys(fields).length > 0;
  const method = options.method ?? (given || options.input !== undefined ? 'POST' : 'GET');
  // what filters a list is no reason to write something
  const reads = method === 'GET' || (options.method === undefined && options.paginate === true);
  if (options.paginate && !reads) throw usage('--paginate goes through a list: leave out --method.');
  const url = new URL(addressOf(path), session.url);
  if (url.origin !== new URL(session.url).origin) throw usage('Only paths of your Smoko server: /api/projects.');
  if (reads) for (const [key, value] of Object.entries(fields)) url.searchParams.set(key, String(value));
  const body = reads ? undefined : await bodyOf(options, fields, context);
  const request = {
    method: reads ? 'GET' : method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...Object.fromEntries(options.header ?? []),
    },
    ...(body === undefined ? {} : { body }),
  };
  const first = await session.request(url.pathname + url.search, request).catch((error: unknown) => {
    if (!(error instanceof NoSuchPath)) throw error;
    throw new CliError(`This server has no ${request.method} ${url.pathname}. What it has: ${session.url}/api/docs`);
  });
  if (options.include) printHead(first, context);
  if (!isJson(first)) return void context.stdout.write(Buffer.from(await first.arrayBuffer()));
  const answer: unknown = await first.json();
  print(options.paginate ? await withOtherPages(session, url, request, answer) : answer, options, context);
}

const addressOf = (path: string): string => {
  if (/^https?:\/\//i.test(path)) return path;
  const bare = path.replace(/^\/+/, '');
  return bare.startsWith('api/') ? `/${bare}` : `/api/${bare}`;
};

const isJson = ({ headers }: Response) => /\bjson\b/.test(headers.get('content-type') ?? '');

type Request = Parameters<Session['request']>[1];

interface Listed {
  data: unknown[];
  next_cursor?: string | null;
}
const isListed = (answer: unknown): answer is Listed =>
  typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data);

/** The first answer with the records of all that follow. */
async function withOtherPages(session: Session, url: URL, request: Request, first: unknown): Promise<unknown> {
  if (!isListed(first)) throw usage('--paginate goes through a list, and this is none.');
  const data = [...first.data];
  for (let cursor = first.next_cursor; cursor; ) {
    url.searchParams.set('cursor', cursor);
    const response = await session.request(url.pathname + url.search, request);
    const page: unknown = await response.json();
    if (!isListed(page)) break;
    data.push(...page.data);
    cursor = page.next_cursor;
  }
  return { ...first, data, next_cursor: null };
}

function print(answer: unknown, { jq }: Options, context: Context): void {
  if (jq) for (const line of jq(answer)) context.printRaw(line);
  else if (context.columns() === undefined) context.printRaw(JSON.stringify(answer));
  else context.printJson(answer);
}

function printHead({ status, statusText, headers }: Response, context: Context): void {
  context.printRaw(`HTTP ${status} ${statusText}`.trimEnd());
  for (const [name, value] of headers) context.printRaw(`${name}: ${value}`);
  context.printRaw('');
}

async function bodyOf(
  { input }: Options,
  fields: Record<string, unknown>,
  context: Context,
): Promise<string | undefined> {
  const given = Object.keys(fields).length > 0;
  if (input === undefined) return given ? JSON.stringify(fields) : undefined;
  const text = await readTextFile(context, input);
  try {
    const body: unknown = JSON.parse(text);
    return JSON.stringify(given ? Object.assign({}, body, fields) : body);
  } catch {
    throw usage(`${input === '-' ? 'What came in on standard input' : input} is no JSON.`);
  }
}

/** `@FILE` is read only now, as the parser of options does not wait. */
const fieldsOf = ({ field = [], rawField: raw = [] }: Options, context: Context): Promise<[string, unknown][]> =>
  Promise.all(
    [...field, ...raw].map(
      async ([key, value]): Promise<[string, unknown]> =>
        value instanceof InFile ? [key, await readTextFile(context, value.path)] : [key, value],
    ),
  );

class InFile {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

function pair(text: string, between: string, like: string): [string, string] {
  const at = text.indexOf(between);
  if (at < 1) throw usage(`${text} is no ${like}.`);
  return [text.slice(0, at).trim(), text.slice(at + 1)];
}

function rawField(text: string, before: [string, unknown][] = []): [string, unknown][] {
  return [...before, pair(text, '=', 'key=value')];
}

function typedField(text: string, before: [string, unknown][] = []): [string, unknown][] {
  const [key, value] = pair(text, '=', 'key=value');
  return [...before, [key, typed(value)]];
}

const WORDS: Record<string, unknown> = { true: true, false: false, null: null };

function typed(value: string): unknown {
  if (value.startsWith('@')) return new InFile(value.slice(1));
  if (Object.hasOwn(WORDS, value)) return WORDS[value];
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(value) ? Number(value) : value;
}

function readHeader(text: string, before: [string, string][] = []): [string, string][] {
  const [name, value] = pair(text, ':', 'header like Name: value');
  return [...before, [name, value.trim()]];
}

function readMethod(text: string): string {
  const method = text.toUpperCase();
  if (METHODS.includes(method)) return method;
  throw usage(`The method is one of: ${METHODS.join(', ')}.`);
}
