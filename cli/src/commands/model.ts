import { setTimeout as sleep } from 'node:timers/promises';
import {
  confirmIdentity,
  getModel,
  listModelNames,
  listModelServers,
  listModelUses,
  MODEL_KINDS,
  type ModelServer,
  type ModelSettings,
  type ModelTest,
  type ModelUse,
  testModel,
  updateModel,
} from '@smoko/contract';
import { type Command, InvalidArgumentError } from 'commander';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import type { Context } from '../context.ts';
import { CliError, usage } from '../exit.ts';
import { oneOf } from '../output/flags.ts';
import type { Session } from '../session/session.ts';
import { clean, oneLine } from '../term/clean.ts';
import { printDetails } from '../term/details.ts';
import { formatMoment, formatShortMoment } from '../term/format.ts';
import { askHidden } from '../term/prompt.ts';
import { readAll } from '../term/stdin.ts';

const KEEPS: Readonly<Record<ModelSettings['kind'], string>> = {
  default: '',
  builtin: 'nothing leaves the machine that Smoko runs on',
  local: 'the words stay on the machine that Smoko runs on',
  openai: 'the words of conversations, and the records shown for them, go to OpenAI',
  other: 'the words of conversations, and the records shown for them, go to whoever runs it',
};

/** Formats dollars; small sums with more than two decimals: $0.0042. */
const formatCost = (dollars: number): string =>
  `$${dollars > 0 && dollars < 0.1 ? String(Number(dollars.toFixed(6))) : dollars.toFixed(2)}`;

const perMillion = ({ input_price, output_price }: ModelSettings): string =>
  input_price === null || output_price === null
    ? ''
    : `$${input_price} read, $${output_price} written, a million tokens`;

const HIDDEN = { hidden: true } as const;
/** A key must not be an option, as other users of this machine can see command lines: it is typed hidden, or piped in. */
const keyOption = (command: Command): Command =>
  command.option('--key-stdin', 'read the key from standard input, and from its second line your password');

interface KeyInput {
  key: string | undefined;
  password: string | undefined;
}

const POLL_MS = 400;

const WHAT: Readonly<Record<ModelUse['what'], string>> = {
  turn: 'turn',
  inbound: 'message',
  text: 'text',
  test: 'test',
};

export const modelCommands: CommandGroup = {
  commands: {
    show: {
      summary: 'show which assistant model answers, and what it took',
      examples: ['smoko model show'],
      ...operationCommand({ operation: getModel, print: printModel }),
    },
    servers: {
      summary: 'look for model servers on the machine that Smoko runs on',
      examples: ['smoko model servers'],
      ...listCommand<ModelServer>({
        operation: listModelServers,
        empty: 'None was found on the machine that Smoko runs on. Start Ollama or LM Studio, then look again.',
        columns: [
          { title: 'Server', value: ({ name }) => name },
          { title: 'Address', value: ({ base_url }) => base_url },
          { title: 'Models', value: ({ models }) => models.join(', '), shrinkTo: 20, dropOrder: 1 },
        ],
      }),
    },
    names: {
      summary: 'list the models that a server has',
      examples: ['smoko model names local --address http://127.0.0.1:11434/v1'],
      ...operationCommand({
        operation: listModelNames,
        args: [
          { field: 'kind', syntax: '[kind]', about: `one of: ${MODEL_KINDS.join(', ')}`, parse: oneOf(MODEL_KINDS) },
        ],
        naming: () => ({
          base_url: { flag: 'address', about: 'where it is; left out, the one that is chosen' },
          key: { hidden: true },
        }),
        print: ({ data }, context) => {
          if (data.length === 0) context.print('It lists none.');
          for (const name of data) context.print(oneLine(name));
        },
      }),
    },
    test: {
      summary: 'try a model in ten checks before you use it',
      examples: ['smoko model test local --address http://127.0.0.1:11434/v1 --model qwen3:4b'],
      ...operationCommand({
        operation: testModel,
        args: [{ field: 'kind', syntax: '[kind]', about: 'another than is chosen', parse: oneOf(MODEL_KINDS) }],
        naming: () => ({
          base_url: { flag: 'address', about: 'where it is' },
          model: { about: 'its name' },
          key: { hidden: true },
        }),
        options: keyOption,
        complete: (input, options, context) => (options.keyStdin ? withKey(input, options, context, '') : input),
        call: async (session, input, _options, context) =>
          waitForTest(session, await session.api.call(testModel, input), context),
        print(test, context) {
          printResult(test, context);
          // the model did not answer
          if (test.answer === null) context.exitWith(1);
        },
      }),
    },
    use: {
      summary: 'choose the model that answers from now on',
      examples: [
        'smoko model use local --address http://127.0.0.1:11434/v1 --model qwen3:4b',
        'smoko model use openai --model gpt-5-mini --key-stdin < key.txt',
      ],
      ...operationCommand({
        operation: updateModel,
        args: [
          { field: 'kind', syntax: '<kind>', about: `one of: ${MODEL_KINDS.join(', ')}`, parse: oneOf(MODEL_KINDS) },
        ],
        naming: () => ({
          base_url: { flag: 'address', about: 'where it is, like http://127.0.0.1:11434/v1' },
          model: { about: 'its name, as smoko model names lists it' },
          key: HIDDEN,
          input_price: HIDDEN,
          output_price: HIDDEN,
          budget: HIDDEN,
          version: HIDDEN,
        }),
        options: keyOption,
        complete: async (input, options, context) => {
          // only OpenAI always needs a key; for other servers `smoko model key` asks for it
          if (input.kind !== 'openai' && !options.keyStdin) return input;
          return withKey(input, options, context, 'The key (nothing is shown; Enter alone keeps the one there is): ');
        },
        call: async (session, input, options) => {
          await confirmFirst(session, options);
          return session.api.call(updateModel, input);
        },
        print: printModel,
      }),
    },
    key: {
      summary: 'give another key, typed unseen or piped in',
      examples: ['smoko model key --key-stdin < key.txt'],
      ...operationCommand({
        operation: updateModel,
        naming: () => ({
          kind: HIDDEN,
          base_url: HIDDEN,
          model: HIDDEN,
          key: HIDDEN,
          input_price: HIDDEN,
          output_price: HIDDEN,
          budget: HIDDEN,
          version: HIDDEN,
        }),
        options: (command) => keyOption(command).option('--forget', 'do without a key'),
        complete: async (input, options, context) => {
          if (options.forget) return { ...input, key: null };
          const given = await withKey(input, options, context, 'The key (nothing is shown): ');
          if (given.key === undefined) throw usage('No key was given.');
          return given;
        },
        call: async (session, input, options) => {
          await confirmFirst(session, options);
          return session.api.call(updateModel, input);
        },
        print: ({ key_ends }, context) =>
          context.print(
            key_ends === null ? 'There is no key any more.' : `Kept, sealed. It ends in ${key_ends || '...'}`,
          ),
      }),
    },
    budget: {
      summary: 'set what it may cost a month, and what a million tokens cost',
      examples: ['smoko model budget 20 --read-price 0.25 --written-price 2', 'smoko model budget none'],
      ...operationCommand({
        operation: updateModel,
        args: [{ field: 'budget', syntax: '<dollars>', about: 'a month, or none', parse: dollarsOrNone }],
        naming: () => ({
          kind: HIDDEN,
          base_url: HIDDEN,
          model: HIDDEN,
          key: HIDDEN,
          version: HIDDEN,
          input_price: { flag: 'read-price', about: 'dollars for a million tokens that the model reads' },
          output_price: { flag: 'written-price', about: 'dollars for a million tokens that it writes' },
        }),
        complete: (input) => ({ ...input, budget: input.budget === 'none' ? null : Number(input.budget) }),
        print: printModel,
      }),
    },
    uses: {
      summary: 'list what each turn took, in tokens and dollars',
      examples: ['smoko model uses --limit 10'],
      ...listCommand<ModelUse>({
        operation: listModelUses,
        empty: 'A chosen model has answered nothing yet.',
        filtered: 'That turn took nothing.',
        naming: () => ({ run_id: { flag: 'run', about: 'only of this turn' } }),
        columns: [
          { title: 'When', value: ({ created_at }) => formatShortMoment(created_at) },
          { title: 'What', value: ({ what }) => WHAT[what] },
          { title: 'Model', value: ({ model }) => model, shrinkTo: 10, dropOrder: 2 },
          { title: 'Read', value: ({ input_tokens }) => String(input_tokens), align: 'right' },
          { title: 'Written', value: ({ output_tokens }) => String(output_tokens), align: 'right' },
          { title: 'Cost', value: ({ cost }) => (cost === null ? '-' : formatCost(cost)), align: 'right' },
          { title: 'Taken over', value: ({ stood_in }) => stood_in ?? '', shrinkTo: 15, dropOrder: 1 },
        ],
      }),
    },
  },
};

function printModel(settings: ModelSettings, context: Context): void {
  const { kind, answers, base_url, model, key_ends, budget, month, trouble } = settings;
  const tokens = `${month.estimated ? 'about ' : ''}${month.input_tokens + month.output_tokens} tokens`;
  const cost = settings.input_price === null ? '' : `, ${formatCost(month.cost)}`;
  printDetails(context, [
    ['Answers now', answers.host === null ? answers.name : `${answers.name} at ${answers.host}`],
    ['Chosen', kind],
    ['Keeps', KEEPS[kind]],
    ['Address', base_url ?? ''],
    ['Model', model ?? ''],
    ['Key', key_ends === null ? '' : `ends in ${key_ends || '...'}`],
    ['Price', perMillion(settings)],
    ['Budget', budget === null ? '' : `${formatCost(budget)} a month`],
    [`In ${month.name}`, `${month.turns} turns, ${tokens}${cost}`],
    ['Taken over', month.stood_in ? `${month.stood_in} times, by the built-in model` : ''],
  ]);
  if (answers.why) context.print(context.style('yellow', `! ${oneLine(answers.why)}`));
  if (trouble) context.print(context.style('yellow', `! ${formatMoment(trouble.at)}: ${oneLine(trouble.message)}`));
}

/** The line for a finished check. */
function checkLine({ title, state, problem, ms }: ModelTest['checks'][number], context: Context): string {
  const sign = state === 'passed' ? context.style('green', '✓') : context.style('red', '✗');
  const time = ms === null ? '' : ` (${(ms / 1_000).toFixed(1)} s)`;
  return `${sign} ${oneLine(title)}${time}${problem ? `: ${oneLine(problem)}` : ''}`;
}

/** Prints the model's answer and the totals of a finished test. */
function printResult(test: ModelTest, context: Context): void {
  const passed = test.checks.filter(({ state }) => state === 'passed').length;
  if (test.answer) context.print(clean(test.answer).replace(/^/gm, '  '));
  const about = test.estimated ? 'about ' : '';
  const cost = test.cost === null ? 'no price known' : formatCost(test.cost);
  context.print(
    `${passed} of ${test.checks.length} passed in ${(test.ms / 1_000).toFixed(1)} s, ${about}${test.input_tokens} tokens read and ${test.output_tokens} written, ${cost}.`,
  );
}

function dollarsOrNone(text: string): string {
  if (text !== 'none' && !/^\d+(?:\.\d{1,2})?$/.test(text))
    throw new InvalidArgumentError('Give dollars, like 20, or none.');
  return text;
}

/** Reads the key from standard input or the terminal; undefined where nothing was typed. */
async function readKey(context: Context, keyStdin: unknown, question: string): Promise<KeyInput> {
  if (keyStdin) {
    const [key, password] = (await readAll(context.stdin)).split(/\r?\n/);
    if (!key) throw usage('Nothing came in on standard input: the key is read from its first line.');
    return { key, password: password || undefined };
  }
  const typed = await askHidden(context, question, 'Pipe the key in, with --key-stdin.');
  return { key: typed.trim() || undefined, password: undefined };
}

/** Adds the key to the input. A password that was piped in with it is stored in the options, for `confirmFirst`. */
async function withKey(
  input: Record<string, unknown>,
  options: Record<string, unknown>,
  context: Context,
  question: string,
): Promise<Record<string, unknown>> {
  const { key, password } = await readKey(context, options.keyStdin, question);
  options.typedPassword = password;
  return key === undefined ? input : { ...input, key };
}

/** Confirms the identity with the piped password, so that the call does not ask for it. */
async function confirmFirst(session: Session, { typedPassword }: Record<string, unknown>): Promise<void> {
  if (typeof typedPassword === 'string') await session.api.call(confirmIdentity, { password: typedPassword });
}

/** Polls a test and prints each check as it finishes, on stderr, so that stdout holds only the result. */
async function waitForTest(session: Session, begun: ModelTest, context: Context): Promise<ModelTest> {
  let printed = 0;
  for (;;) {
    const { test } = await session.api.call(getModel, {});
    if (test?.started_at !== begun.started_at) throw new CliError('Another test was begun meanwhile.');
    const ended = test.checks.filter(({ state }) => state === 'passed' || state === 'failed');
    for (const check of ended.slice(printed)) context.stderr.write(`${checkLine(check, context)}\n`);
    printed = ended.length;
    if (test.status !== 'running') return test;
    await sleep(POLL_MS);
  }
}
