import { z } from 'zod';
import type { Operation } from './operation.ts';
import { dateSchema, idSchema, timeSchema } from './values.ts';

const FIELD_KINDS = [
  'text',
  'money',
  'number',
  'date',
  'time',
  'choice',
  'yes-no',
  'record',
  'lines',
  'other',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** One field that an operation takes, as a form or a sentence needs to know it. */
export const fieldSchema = z.object({
  name: z.string(),
  /** For people, in the middle of a sentence: "site address", "client". */
  label: z.string(),
  kind: z.enum(FIELD_KINDS),
  required: z.boolean(),
  /** Of a choice. */
  choices: z.array(z.string()).optional(),
  /** Of a record: the table it is in. */
  table: z.string().optional(),
});
export type Field = z.infer<typeof fieldSchema>;

/** Where a field that holds an id leads. */
const REFERS: Readonly<Record<string, string>> = {
  client_id: 'clients',
  project_id: 'projects',
  supplier_id: 'suppliers',
  invoice_id: 'finance_records',
  quote_id: 'quotes',
  variation_id: 'variations',
  template_id: 'templates',
  attachment_id: 'attachments',
};
/** Said otherwise than the name spells. */
const LABELS: Readonly<Record<string, string>> = {
  project_id: 'job',
  attachment_id: 'file',
  gst: 'GST',
  assigned_to: 'who does it',
  content: 'text',
};

interface Def {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  options?: readonly z.ZodType[];
  entries?: Record<string, string>;
}
const defOf = (schema: z.ZodType): Def => schema.def;
const isOptional = (schema: z.ZodType): boolean => ['optional', 'nullable', 'default'].includes(defOf(schema).type);

/** Without what only says that it may be left out, and what is done with it afterwards. */
function core(schema: z.ZodType): z.ZodType {
  const { type, innerType, options } = defOf(schema);
  if (schema === dateSchema || schema === timeSchema || schema === idSchema) return schema;
  if (innerType) return core(innerType);
  // a transformed text is a text; money, which is turned into cents, is told by its number
  const { in: source } = defOf(schema);
  if (type === 'pipe' && source) return core(source);
  const last = options?.at(-1);
  return type === 'union' && last ? core(last) : schema;
}

const KINDS: Readonly<Record<string, FieldKind>> = {
  string: 'text',
  boolean: 'yes-no',
  enum: 'choice',
  array: 'other',
};

function kindOf(name: string, schema: z.ZodType): FieldKind {
  const inner = core(schema);
  if (inner === dateSchema) return 'date';
  if (inner === timeSchema) return 'time';
  if (inner === idSchema) return 'record';
  const { type } = defOf(inner);
  if (name === 'lines') return 'lines';
  if (type === 'number') return isMoney(schema) ? 'money' : 'number';
  return KINDS[type] ?? 'other';
}

/** Dollars on the wire are decoded into cents: the only numbers that are. */
function isMoney(schema: z.ZodType): boolean {
  const { type, innerType } = defOf(schema);
  return innerType ? isMoney(innerType) : type === 'pipe';
}

/** `job_budget` of a job is its budget, `client_id` its client. */
function labelOf(name: string, noun: string): string {
  const prefix = `${noun.replace(/\W/g, '_')}_`;
  const bare = name.startsWith(prefix) ? name.slice(prefix.length) : name;
  return LABELS[name] ?? bare.replace(/_id$/, '').replaceAll('_', ' ');
}

/** Whose record it is about; `taken` is said beside the lines of a quote. */
const NO_FIELDS: ReadonlySet<string> = new Set(['id', 'version', 'taken']);

/** The fields an operation takes, in the order they are declared, without the record's id and version. */
export function fieldsOf(operation: Operation, noun: string): Field[] {
  const shape = (operation.input as z.ZodObject).shape as Record<string, z.ZodType>;
  return Object.entries(shape).flatMap(([name, schema]) => {
    if (NO_FIELDS.has(name)) return [];
    const kind = kindOf(name, schema);
    const { entries } = defOf(core(schema));
    const table = REFERS[name];
    return [
      {
        name,
        label: labelOf(name, noun),
        kind,
        required: !isOptional(schema),
        ...(kind === 'choice' && entries ? { choices: Object.values(entries) } : {}),
        ...(kind === 'record' && table ? { table } : {}),
      },
    ];
  });
}
