import { type EntityView, type FieldView, inOrder, isTyped, keysOf, mayBeEmpty, saidOf } from '@smoko/contract';
import { z } from 'zod';
import { type FieldWords, show } from './changes.ts';
import { clear, emptied } from './clear.ts';
import { date, dollars, text, time, words } from './fields.ts';
import { clock } from './format.ts';

type Show = FieldWords[string][1];

const SHOWN: Record<FieldView['kind'], Show> = {
  text: show.text,
  'long text': show.text,
  email: show.text,
  phone: show.text,
  money: show.money,
  count: show.text,
  day: show.day,
  time: (value) => clock(String(value)),
  choice: show.plain,
  'yes or no': (value) => (value ? 'yes' : 'no'),
  status: show.plain,
  reference: show.named,
};

/** How changes of an entity's fields are told, these first. */
export function fieldWords<F extends string>(view: EntityView<F>, first: readonly F[]): FieldWords {
  const told = inOrder(view, first).filter(
    (name) => !view.fields[name].computed && !view.fields[name].notForAssistants,
  );
  return Object.fromEntries(told.map((name) => [name, [saidOf(view.fields[name]), SHOWN[view.fields[name].kind]]]));
}

/** Those of a record that are not shown in words of their own. */
export const otherFields = <F extends string>(
  view: EntityView<F>,
  byHand: readonly F[],
  record: Readonly<Record<F, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    inOrder(view).flatMap((name) =>
      byHand.includes(name) || view.fields[name].notForAssistants ? [] : [[name, record[name]]],
    ),
  );

/** The argument that a kind is said by; `schema` is the contract's, which knows a choice's choices. */
const ARGUMENTS: Record<FieldView['kind'], (label: string, schema: z.ZodType) => z.ZodType> = {
  text: (label) => text(label),
  'long text': words,
  email: (label) => text(label, 254),
  phone: (label) => text(label, 40),
  money: dollars,
  count: (label) => z.int().min(0).describe(label),
  day: date,
  time,
  choice: (label, schema) => schema.describe(label),
  'yes or no': (label, schema) => schema.describe(label),
  status: (label, schema) => schema.describe(label),
  reference: (label) => text(label),
};

interface Taken {
  record: z.ZodObject<z.ZodRawShape>;
  update: Readonly<Record<string, z.ZodType>>;
}

/**
 * Arguments for the fields that no tool words by hand, each as its kind is said, and how they reach the record: under
 * their own names. Another record has to be found first, so a reference is always worded by hand.
 */
export function otherArguments<F extends string>(view: EntityView<F>, table: Taken, byHand: readonly F[]) {
  const names = inOrder(view).filter(
    (name) => !byHand.includes(name) && isTyped(view.fields[name]) && !view.fields[name].notForAssistants,
  );
  // what they are called is only known at run time: they add no names to the type of a tool's arguments
  const args: Record<never, never> = Object.fromEntries(
    names.flatMap((name) => {
      const { kind, label } = view.fields[name];
      const schema = table.update[name];
      return schema ? [[name, ARGUMENTS[kind](label, schema).optional()]] : [];
    }),
  );
  const emptying: Record<string, string> = Object.fromEntries(
    names.filter((name) => mayBeEmpty(table.record, name)).map((name) => [name, name]),
  );
  const said = (given: object): object =>
    Object.fromEntries(Object.entries(given).filter(([name]) => names.some((one) => one === name)));
  const cleared: Record<never, never> = emptying;
  /** For a tool that changes a record and empties nothing by hand: how these are emptied, if there are any. */
  const clearing: Record<never, never> = keysOf(emptying).length ? { clear: clear(emptying) } : {};
  const changed = (given: object): object => ({ ...said(given), ...emptied(given, emptying) });
  return { args, cleared, said, clearing, changed };
}
