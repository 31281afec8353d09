import { fieldsOf, inOrder, isTyped, procurementItems, procurementItemView, sentName } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { ITEM_FIELDS, itemView } from '../../agents/src/tools/item-view.ts';
import { createItem, updateItem } from '../../agents/src/tools/items.ts';
import { flagsOf } from '../../cli/src/output/flags.ts';
import { procurement } from '../../cli/src/tables/procurement.ts';
import { schema } from '../../server/src/domain/procurement-items/schema.ts';
import { csvColumns } from '../../server/src/http/exports/columns.ts';

/** A field is declared in its entity's view and stored; every other surface has it from there. */
const { fields } = procurementItemView;
const { create, update, list } = procurementItems.operations;
const supplier = { id: 'a'.repeat(24), name: 'Rexel', deleted: false };
const job = { id: 'b'.repeat(24), job_name: 'Deck', job_number: '1001', deleted: false };
const item = {
  id: 'c'.repeat(24),
  user_id: 'd'.repeat(24),
  created_at: '2026-11-20T00:00:00.000Z',
  updated_at: '2026-11-20T00:00:00.000Z',
  version: 1,
  item_name: 'Cable',
  supplier_id: supplier.id,
  supplier,
  project_id: job.id,
  project: job,
  quantity: 2,
  unit_price: 3,
  total_price: 6,
  order_date: '2026-11-21',
  delivery_date: '2026-11-22',
  status: 'ordered' as const,
  notes: 'Grey',
};
/** What the assistants call an argument, where it is not the field's name. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  item_name: 'new_name',
  supplier: 'new_supplier',
  project: 'new_job',
};
const KINDS: Readonly<Record<string, string>> = {
  'long text': 'text',
  count: 'number',
  day: 'date',
  status: 'choice',
  reference: 'record',
};

describe.each(inOrder(procurementItemView))('%s of an order item', (name) => {
  const field = fields[name];
  const sent = sentName(name, field);

  it('is stored, and of the kind that the API takes', () => {
    expect(schema.path(sent)).toBeDefined();
    const taken = fieldsOf(create, 'order item').find((one) => one.name === sent);
    if (!('computed' in field)) expect(taken?.kind).toBe(KINDS[field.kind] ?? field.kind);
  });

  it('is exported', () => {
    expect(csvColumns(list).some(({ path }) => path[0] === name)).toBe(true);
  });

  it('is shown and taken by the terminal', () => {
    const labels = procurement.details(item).map(([label]) => label);
    expect(labels[inOrder(procurementItemView).indexOf(name)]).toBeTruthy();
    expect(procurement.details({ ...item })).toHaveLength(Object.keys(fields).length);
    const naming = procurement.naming?.(() => expect.fail('nobody is asked'));
    for (const operation of [create, update])
      expect(flagsOf(operation, naming).some((flag) => flag.field === sent)).toBe(!('computed' in field));
  });

  it('is told and taken by the assistants', () => {
    expect(name in ITEM_FIELDS).toBe(!('computed' in field));
    const shown = JSON.stringify(itemView(item));
    const value = name === 'project' ? job.job_number : name === 'supplier' ? supplier.name : item[name];
    expect(shown).toContain(JSON.stringify(value));
    if (!isTyped(field)) return;
    const changed = ARGUMENTS[name] ?? name;
    expect(Object.keys(updateItem.parameters.properties)).toContain(changed);
    const made = name === 'item_name' ? name : changed.replace(/^new_/, '');
    expect(Object.keys(createItem.parameters.properties)).toContain(made);
  });
});
