import { AppError, type Operation, pathParams, readDay } from '@smoko/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import { usage } from '../exit.ts';
import type { Session } from '../session/session.ts';

/** How a field becomes a flag, where the defaults do not suit. */
interface FieldNaming {
  /** `name` for `--name`; left out: the field's name with dashes. */
  flag?: string;
  about?: string;
  /** Of a yes or no: what its `--no-` says; false where no is what holds without a word. */
  not?: string | false;
  /** No flag: it is set in another way, or not at all. */
  hidden?: true;
  /** Converts the typed text into the field's value: a client's name into an id. */
  resolve?: (text: string) => Promise<unknown>;
}
export type Naming = Readonly<Record<string, FieldNaming>>;

type Kind = 'text' | 'day' | 'number' | 'boolean' | 'choice' | 'texts' | 'json';

export interface Flag extends FieldNaming {
  field: string;
  flag: string;
  kind: Kind;
  choices: string[];
  nullable: boolean;
}

interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

/**
 * Derives flags from an operation's input schema, so that the terminal offers what the API takes. With a session days are
 * taken as people write them.
 */
export function flagsOf(operation: Operation, naming: Naming = {}, session?: () => Session): Flag[] {
  const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const inPath = pathParams(operation.path);
  return Object.entries(schema.properties ?? {})
    .filter(([field]) => !inPath.includes(field) && !naming[field]?.hidden)
    .map(([field, shape]) => ({
      flag: field.replaceAll('_', '-'),
      ...naming[field],
      field,
      ...kindOf(shape),
    }))
    .map((flag) =>
      flag.kind === 'day' && session && !flag.resolve
        ? { ...flag, resolve: (said: string) => dayFrom(session, said, PAST.test(flag.field)) }
        : flag,
    )
    .map((flag) => (TIME.test(flag.field) && !flag.resolve ? { ...flag, resolve: timeFrom } : flag));
}

/** Fields that are a time of day. */
const TIME = /(?:^|_)time$/;

/** `2pm`, `2:30 pm` and `9:00` as HH:MM. What is none of them stays: the schema says what is wrong with it. */
async function timeFrom(said: string): Promise<string> {
  const [, hours = '', minutes = '00', half] =
    /^(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))?\s*([ap])\.?m\.?$/i.exec(said.trim()) ??
    /^(\d):([0-5]\d)$/.exec(said.trim()) ??
    [];
  if (hours === '') return said;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Days of what has happened: without a year they are the last ones so called. */
const PAST = /^(?:paid_date|issued_on|served_on)|^(?:from|to)$/;

async function dayFrom(session: () => Session, said: string, past: boolean): Promise<string> {
  if (said === '' || /^\d{4}-\d\d-\d\d$/.test(said)) return said;
  try {
    return (await session().api.call(readDay, { said, past: past ? 'true' : 'false' })).date;
  } catch (error) {
    throw error instanceof AppError && error.code === 'invalid' ? usage(error.message) : error;
  }
}

function kindOf(shape: JsonSchema): Pick<Flag, 'kind' | 'choices' | 'nullable'> {
  const variants = (shape.anyOf ?? [shape])
    .flatMap((one) => one.anyOf ?? [one])
    // `type: ['integer', 'null']` is short for two
    .flatMap((one) => (Array.isArray(one.type) ? one.type.map((type) => ({ ...one, type })) : [one]));
  const nullable = variants.some(({ type }) => type === 'null');
  const real = variants.filter(({ type }) => type !== 'null');
  const choices = real.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const])).map(String);
  const types = new Set(real.map(({ type }) => type));
  const texts = real.some(({ type, items }) => type === 'array' && items?.type === 'string');
  const isTextBoolean = choices.join() === 'true,false' && !types.has('boolean');
  const kind: Kind =
    types.has('boolean') || isTextBoolean
      ? 'boolean'
      : types.has('number') || types.has('integer')
        ? 'number'
        : texts
          ? 'texts'
          : types.has('array') || types.has('object')
            ? 'json'
            : choices.length > 0 && choices.every((choice) => choice !== '')
              ? 'choice'
              : real.some(({ format }) => format === 'date')
                ? 'day'
                : 'text';
  return { kind, choices: kind === 'choice' || isTextBoolean ? choices : [], nullable };
}

/** Adds one option for each flag. */
export function addFlags(command: Command, flags: readonly Flag[]): Command {
  for (const flag of flags) for (const option of optionsFor(flag)) command.addOption(option);
  return command;
}

function optionsFor({ flag, kind, choices, about, not, nullable, field }: Flag): Option[] {
  const words = `${about ?? field.replaceAll('_', ' ')}${nullable && kind !== 'boolean' ? " ('' for none)" : ''}`;
  if (kind === 'boolean') {
    const yes = new Option(`--${flag}`, words);
    return not === false ? [yes] : [yes, new Option(`--no-${flag}`, not ?? `not: ${words}`)];
  }
  if (kind === 'choice') {
    const all = nullable ? [...choices, ''] : choices;
    return [new Option(`--${flag} <${flag}>`, words).choices(all).argParser(oneOf(all))];
  }
  if (kind === 'number') return [new Option(`--${flag} <n>`, words).argParser(readNumber)];
  if (kind === 'json') return [new Option(`--${flag} <json>`, words).argParser(readJson)];
  if (kind === 'texts') return [new Option(`--${flag} <text...>`, words)];
  return [new Option(`--${flag} <${kind === 'day' ? 'day' : 'text'}>`, words)];
}

/** The input from the flags that were given. An empty text is null for a nullable field. */
export async function readFlags(
  options: Record<string, unknown>,
  flags: readonly Flag[],
): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const { flag, field, kind, choices, nullable, resolve } of flags) {
    const given = options[camelCase(flag)];
    if (given === undefined) continue;
    // filters take the texts 'true' and 'false'
    if (kind === 'boolean' && choices.length > 0) input[field] = String(given);
    else if (given === '' && nullable) input[field] = null;
    else input[field] = resolve && typeof given === 'string' ? await resolve(given) : given;
  }
  return input;
}

const camelCase = (flag: string) => flag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `jerry` for Jerry, `in-progress` for in_progress. */
export function oneOf(choices: readonly string[]): OneOf {
  const read = (text: string) => {
    const plain = (one: string) => one.toLowerCase().replaceAll(/[\s_-]/g, ' ');
    const choice = choices.find((one) => plain(one) === plain(text));
    if (choice !== undefined) return choice;
    throw new InvalidArgumentError(`Allowed choices are ${choices.filter(Boolean).join(', ')}.`);
  };
  // for the Tab key, where the help does not list them
  return Object.assign(read, { choices });
}

export interface OneOf {
  (text: string): string;
  choices: readonly string[];
}

function readNumber(text: string): number | '' {
  if (text.trim() === '') return '';
  const n = Number(text.replace(/^\$|,(?=\d{3})/g, ''));
  if (!Number.isFinite(n)) throw new InvalidArgumentError('It is a number.');
  return n;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError('It is JSON.');
  }
}
