import {
  type EntityView,
  type FieldView,
  formRows,
  isTyped,
  mayBeEmpty,
  type SentName,
  sentName,
} from '@smoko/contract';
import { z } from 'zod';
import { asText, choiceText, countText, dayText, moneyOrZero, moneyText, timeText } from '../form-values.ts';

type NameOf<K extends string, F extends FieldView> = F extends { kind: 'status' } | { computed: true }
  ? never
  : SentName<K, F>;
/** What a control holds: nearly always a text. */
type Held<F extends FieldView> = F extends { kind: 'yes or no' } ? boolean : string;
type FormValues<V extends EntityView> = {
  [K in keyof V['fields'] & string as NameOf<K, V['fields'][K]>]: Held<V['fields'][K]>;
};
type Fields = Readonly<Record<string, z.ZodType>>;
/** What is sent is what the API takes. */
type FormShape<V extends EntityView, C extends Fields> = {
  [N in keyof FormValues<V>]: z.ZodType<N extends keyof C ? z.input<C[N]> : unknown, FormValues<V>[N]>;
};

interface Taken<C extends Fields> {
  record: z.ZodObject<z.ZodRawShape>;
  create: C;
}

/** The schema and initial values of an entity's form. `own`: schemas of fields that need another than their kind's. */
export function viewForm<V extends EntityView, C extends Fields>(
  view: V,
  { record, create }: Taken<C>,
  own: Partial<FormShape<V, C>> = {},
) {
  const typed = formRows(view)
    .flat()
    .flatMap((name) => {
      const field = view.fields[name];
      return field && isTyped(field) ? [{ name: sentName(name, field), kind: field.kind }] : [];
    });
  const special: Readonly<Record<string, z.ZodType | undefined>> = own;
  const shape = typed.map(
    ({ name, kind }) =>
      [name, special[name] ?? readAs(kind, mayBeEmpty(record, name), create[name]) ?? create[name]] as const,
  );
  return {
    schema: z.object(Object.fromEntries(shape) as FormShape<V, C>),
    /** Of a new one: what the API takes for a field that is left out. */
    valuesOf: (stored: Readonly<Record<string, unknown>> | null) =>
      Object.fromEntries(
        typed.map(({ name, kind }) => [
          name,
          held(kind, stored ? stored[name] : create[name]?.safeParse(undefined).data),
        ]),
      ) as FormValues<V>,
  };
}

/** The schema for a kind of field; undefined where the contract's own schema, `rule`, is used. */
function readAs(kind: FieldView['kind'], empty: boolean, rule?: z.ZodType): z.ZodType | undefined {
  if (kind === 'money') return empty ? moneyText : moneyOrZero;
  if (kind === 'count' && rule) return countText(rule);
  if (kind === 'day') return dayText;
  if (kind === 'time') return timeText;
  return kind === 'reference' || (kind === 'choice' && empty) ? choiceText : undefined;
}

function held(kind: FieldView['kind'], value: unknown): string | boolean {
  if (kind === 'yes or no') return value === true;
  return typeof value === 'string' || typeof value === 'number' ? asText(value) : '';
}
