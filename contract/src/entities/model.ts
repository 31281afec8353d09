import { z } from 'zod';
import { frozen } from '../frozen.ts';
import { defineOperation } from '../operation.ts';
import { listInput, pageOf } from '../table.ts';
import { amountSchema, idSchema, instantSchema, requiredText } from '../values.ts';

/**
 * Which assistant model a business chose. default: what whoever runs the server set; builtin: nothing leaves the
 * machine; local: a model server on this machine; openai; other: any address that speaks the same.
 */
export const MODEL_KINDS = frozen(['default', 'builtin', 'local', 'openai', 'other'] as const);
export const modelKindSchema = z.enum(MODEL_KINDS, `Choose one of: ${MODEL_KINDS.join(', ')}.`);
export type ModelKind = z.infer<typeof modelKindSchema>;

export const OPENAI_URL = 'https://api.openai.com/v1';

const MICROS = 1_000_000;
const MOST_DOLLARS = 10_000;
const wireDollars = z
  .number('Enter dollars.')
  .min(0, 'A price cannot be negative.')
  .max(MOST_DOLLARS, `At most ${MOST_DOLLARS} dollars.`)
  .meta({ description: 'Dollars of the provider with at most six decimals: a token costs millionths' });
/** Dollars with up to six decimals on the wire, whole millionths of a dollar inside: an answer costs fractions of a cent. */
const finePrice = z.codec(wireDollars, z.int(), {
  decode: (dollars) => Math.round(dollars * MICROS),
  encode: (micros) => micros / MICROS,
});
const costSchema = z.codec(z.number(), z.int(), {
  decode: (dollars) => Math.round(dollars * MICROS),
  encode: (micros) => micros / MICROS,
});
const count = z.int();

/** Dollars for a million tokens read and written, as the provider listed them in 2025: a suggestion to be checked. */
export const MODEL_PRICES: Readonly<Record<string, { input: number; output: number }>> = frozen({
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
});

export const CHECK_STATES = ['waiting', 'running', 'passed', 'failed'] as const;
export const modelCheckSchema = z.object({
  id: z.string(),
  /** What is tried, in words for people: "Asks when something is missing". */
  title: z.string(),
  state: z.enum(CHECK_STATES),
  /** What it did instead. */
  problem: z.string().nullable(),
  ms: z.int().nullable(),
});
export type ModelCheck = z.input<typeof modelCheckSchema>;

export const modelTestSchema = z.object({
  /** stopped: the server ended while it ran. */
  status: z.enum(['running', 'done', 'stopped']),
  kind: modelKindSchema,
  model: z.string(),
  /** Where it was asked. */
  host: z.string(),
  started_at: instantSchema,
  /** Of all answers together; milliseconds. */
  ms: count,
  /** What it said to the first question, word for word. */
  answer: z.string().nullable(),
  input_tokens: count,
  output_tokens: count,
  /** The server did not tell, so they were counted by length. */
  estimated: z.boolean(),
  /** Null where no price is known. */
  cost: costSchema.nullable(),
  checks: z.array(modelCheckSchema),
});
export type ModelTest = z.input<typeof modelTestSchema>;

export const modelSettingsSchema = z.object({
  kind: modelKindSchema,
  base_url: z.string().nullable(),
  model: z.string().nullable(),
  /** The last four characters of the key that is kept; the key itself is in no answer. */
  key_ends: z.string().nullable(),
  /** Who answers now. `why`: why the built-in model does, though another was chosen. */
  answers: z.object({ name: z.string(), host: z.string().nullable(), why: z.string().nullable() }),
  /** What whoever runs the server set, for those who chose nothing. */
  default: z.object({ name: z.string(), host: z.string().nullable() }),
  /** Dollars for a million tokens; null where the owner gave none. */
  input_price: finePrice.nullable(),
  output_price: finePrice.nullable(),
  /** Dollars a month; null: no end. */
  budget: amountSchema.nullable(),
  /** This month in the business's zone. */
  month: z.object({
    /** `YYYY-MM`. */
    name: z.string(),
    turns: count,
    input_tokens: count,
    output_tokens: count,
    cost: costSchema,
    /** Some were counted by length. */
    estimated: z.boolean(),
    /** Turns that the built-in model took over. */
    stood_in: count,
  }),
  /** The last time the chosen model failed, in one sentence. */
  trouble: z.object({ at: instantSchema, message: z.string() }).nullable(),
  test: modelTestSchema.nullable(),
  /** Whether servers on this machine and in its own network may be used here. */
  private_allowed: z.boolean(),
  version: count,
});
export type ModelSettings = z.input<typeof modelSettingsSchema>;

const addressSchema = requiredText('Enter the address of the model server.', 300).refine(
  (text) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol),
  'Enter an address that starts with https:// or http://, like https://models.example.com/v1.',
);
const keySchema = requiredText('Enter the key.', 500).regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no accents.');

/** What may be tried before it is saved. A key is only ever sent to the address it was given for. */
const choice = {
  kind: modelKindSchema.optional(),
  base_url: addressSchema.nullable().optional(),
  model: requiredText('Say which model to use.').nullable().optional(),
  key: keySchema.nullable().optional(),
};

const tag = 'model';
export const getModel = defineOperation({
  id: 'model.get',
  method: 'GET',
  path: '/api/model',
  risk: 'read',
  tag,
  summary: 'Show which assistant model answers, what it took this month, and how its last test went',
  input: z.strictObject({}),
  output: modelSettingsSchema,
});

/** Sensitive where the words of conversations go to somebody else from then on. */
export const updateModel = defineOperation({
  id: 'model.update',
  method: 'PATCH',
  path: '/api/model',
  risk: 'write',
  tag,
  summary: 'Choose the assistant model, its price and its monthly budget',
  input: z.strictObject({
    ...choice,
    input_price: finePrice.nullable().optional(),
    output_price: finePrice.nullable().optional(),
    budget: amountSchema.nullable().optional(),
    version: z.int().optional(),
  }),
  output: modelSettingsSchema,
  sensitive: ({ kind, base_url, key }) =>
    kind !== 'local' && (kind === 'openai' || kind === 'other' || Boolean(base_url) || Boolean(key)),
});

export const modelServerSchema = z.object({ name: z.string(), base_url: z.string(), models: z.array(z.string()) });
export type ModelServer = z.infer<typeof modelServerSchema>;
export const listModelServers = defineOperation({
  id: 'model.servers',
  method: 'GET',
  path: '/api/model/servers',
  risk: 'read',
  tag,
  summary: 'Look for model servers on this machine',
  input: z.strictObject({}),
  output: z.object({ data: z.array(modelServerSchema) }),
});

export const listModelNames = defineOperation({
  id: 'model.names',
  method: 'POST',
  path: '/api/model/names',
  risk: 'read',
  tag,
  summary: 'List the models that a server has',
  input: z.strictObject({ kind: choice.kind, base_url: choice.base_url, key: choice.key }),
  output: z.object({ data: z.array(z.string()) }),
});

export const testModel = defineOperation({
  id: 'model.test',
  method: 'POST',
  path: '/api/model/test',
  risk: 'write',
  tag,
  status: 202,
  summary: 'Try a model in ten checks; how it goes is told in GET /api/model',
  input: z.strictObject(choice),
  output: modelTestSchema,
});

export const modelUseSchema = z.object({
  id: idSchema,
  /** turn: a message to the assistants; inbound: something that came in; text: a letter or quote; test. */
  what: z.enum(['turn', 'inbound', 'text', 'test']),
  /** Of a turn: its run, as messages and receipts name it. */
  run_id: idSchema.nullable(),
  model: z.string(),
  input_tokens: count,
  output_tokens: count,
  estimated: z.boolean(),
  cost: costSchema.nullable(),
  /** Why the built-in model took over; null where it did not. */
  stood_in: z.string().nullable(),
  created_at: instantSchema,
});
export type ModelUse = z.input<typeof modelUseSchema>;
export const modelUseRules = {
  filters: { run_id: idSchema },
  sorts: ['created_at'] as [string],
  defaultSort: '-created_at',
  search: [],
};
export const listModelUses = defineOperation({
  id: 'model-uses.list',
  method: 'GET',
  path: '/api/model-uses',
  risk: 'read',
  tag,
  summary: 'List what each turn took of the chosen model, in tokens and dollars',
  input: listInput(modelUseRules),
  output: pageOf(modelUseSchema),
});

export const modelOperations = [
  getModel,
  updateModel,
  listModelServers,
  listModelNames,
  testModel,
  listModelUses,
] as const;
