import { z } from 'zod';
import type { recordBase } from './table.ts';

/** How a value is typed and shown. A status is set by a control of its own; a reference is another record that is joined in. */
export type ViewKind =
  | 'text'
  | 'long text'
  | 'email'
  | 'phone'
  | 'money'
  | 'count'
  | 'day'
  | 'time'
  | 'choice'
  | 'yes or no'
  | 'status'
  | 'reference';

/** What people call one field, on every surface. Whether it may be left empty, the entity's schema says. */
export interface FieldView {
  kind: ViewKind;
  /** In a form: "Delivery Date". */
  label: string;
  /** Under the control of a form, and inside it while it is empty. */
  hint?: string;
  placeholder?: string;
  /** Over a column; left out: the label. */
  heading?: string;
  /** In the middle of an assistant's sentence; left out: the heading in small letters. */
  said?: string;
  /** Worked out by the server: shown, never sent. */
  computed?: true;
  /** Of a time: the field that holds its day. They are two controls of a form and one value everywhere else. */
  onDay?: string;
  /** The assistants neither tell nor set it. */
  notForAssistants?: true;
  terminal?: {
    /** In front of the value; left out: the heading. */
    label?: string;
    /** Over a column, where cells are few; left out: what stands in front of the value. */
    column?: string;
    /** `name` for `--name`; left out: the field's name with dashes. */
    flag?: string;
    about?: string;
    /** Of a yes or no: what stands there if it is so. */
    yes?: string;
    /** And if it is not; left out: nothing. */
    no?: string;
  };
}

/** What is shown of a record: all but its bookkeeping, and the records it names instead of their ids. */
export type ShownField<R> = Exclude<keyof R & string, keyof typeof recordBase | `${string}_id`>;

/**
 * The fields of an entity for whoever shows or asks for them. A plain object beside its table, so that a bundle that
 * does not use it does not hold it.
 */
export interface EntityView<F extends string = string> {
  fields: Readonly<Record<F, FieldView>>;
  /** The rows of a form. A field that none of them names has a row of its own at the end. */
  form: readonly (readonly F[])[];
  /** The columns of a page's list, or what its cards tell below the name; and the columns of the terminal's list. */
  columns: readonly F[];
  terminalColumns: readonly F[];
}

export const headingOf = ({ label, heading }: FieldView): string => heading ?? label;
export const saidOf = (field: FieldView): string => field.said ?? headingOf(field).toLowerCase();

/** What is sent for a field: of a joined record its id. */
export type SentName<K extends string, F extends FieldView> = F extends { kind: 'reference' } ? `${K}_id` : K;
export const sentName = (name: string, { kind }: FieldView): string => (kind === 'reference' ? `${name}_id` : name);

/** Those that a form holds. */
export const isTyped = ({ kind, computed }: FieldView): boolean => kind !== 'status' && !computed;

/** Whether a record may hold nothing there. */
export function mayBeEmpty(record: z.ZodObject<z.ZodRawShape>, name: string): boolean {
  const schema = record.shape[name];
  return schema !== undefined && z.safeParse(schema, null).success;
}

/** `Object.keys` that knows which they are. */
export function keysOf<K extends string>(record: Readonly<Record<K, unknown>>): K[] {
  const keys: K[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

/** These first, then the others as they are declared, so that no field is forgotten. */
export const inOrder = <F extends string>(view: Pick<EntityView<F>, 'fields'>, first: readonly F[] = []): F[] => [
  ...new Set([...first, ...keysOf(view.fields)]),
];

/** Of a day, the field that holds its time. */
export const timeOf = <F extends string>({ fields }: Pick<EntityView<F>, 'fields'>, day: F): F | undefined =>
  keysOf(fields).find((name) => fields[name].onDay === day);

/** What a choice may be. */
export function choicesOf(record: z.ZodObject<z.ZodRawShape>, name: string): string[] {
  const schema = record.shape[name];
  const choice = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  return choice instanceof z.ZodEnum ? choice.options.map(String) : [];
}

export function formRows<F extends string>({ fields, form }: EntityView<F>): (readonly F[])[] {
  const named = new Set(form.flat());
  return [
    ...form,
    ...inOrder({ fields }).flatMap((name) => (named.has(name) || !isTyped(fields[name]) ? [] : [[name]])),
  ];
}
