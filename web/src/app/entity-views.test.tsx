import {
  adminTaskView,
  clientView,
  type EntityView,
  financeRecordView,
  formRows,
  inOrder,
  isTyped,
  procurementItemView,
  projectView,
  sentName,
  supplierView,
} from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { taskForm } from '../features/admin/form.ts';
import { taskColumns } from '../features/admin/task-columns.tsx';
import { clientForm } from '../features/clients/form.ts';
import { recordForm } from '../features/finance/form.ts';
import { recordColumns } from '../features/finance/record-columns.tsx';
import { jobForm } from '../features/jobs/forms.ts';
import { itemForm } from '../features/procurement/form.ts';
import { itemColumns } from '../features/procurement/item-columns.tsx';
import { supplierForm } from '../features/suppliers/form.ts';

const nothing = () => undefined;
const acts = { onStatus: nothing, onOrder: nothing, onEdit: nothing, onDelete: nothing };

interface Shown {
  view: EntityView;
  form: { schema: { shape: object }; valuesOf(stored: null): object };
  /** What the form holds that others have no form for. */
  besides?: string[];
  /** What a new one holds before anything is typed. */
  first: object;
  /** The headings of the page's list; a directory has cards. */
  headings?: [shown: string[], expected: string[]];
}

const ENTITIES: Record<string, Shown> = {
  'an order item': {
    view: procurementItemView,
    form: itemForm,
    first: { quantity: '1' },
    headings: [
      itemColumns(acts).map(({ header }) => header),
      ['Item', 'Project', 'Supplier', 'Quantity', 'Unit Price', 'Total', 'Status', 'Delivery', 'Actions'],
    ],
  },
  'a task': {
    view: adminTaskView,
    form: taskForm,
    first: { assigned_to: 'Michelle' },
    headings: [
      taskColumns(acts).map(({ header }) => header),
      ['Task', 'Project', 'Assigned To', 'Status', 'Due Date', 'Actions'],
    ],
  },
  'a client': { view: clientView, form: clientForm, first: { follow_ups_paused: false } },
  'a job': { view: projectView, form: jobForm, first: { budget_includes_gst: false } },
  'a finance record': {
    view: financeRecordView,
    form: recordForm,
    besides: ['status', 'allow_credit', 'confirm_early'],
    first: { type: 'invoice', status: 'pending', allow_credit: false, confirm_early: false },
    headings: [
      recordColumns({ timeZone: 'Australia/Sydney', onDelete: nothing }).map(({ header }) => header),
      ['Type', 'Project', 'Amount', 'Status', 'Due Date', 'Created', 'Actions'],
    ],
  },
  'a supplier': { view: supplierView, form: supplierForm, first: { contractor: false } },
};

describe.each(Object.entries(ENTITIES))(
  '%s',
  (_, { view, form, besides = [], first, headings: [shown, expected] = [[], []] }) => {
    const typed = inOrder(view).filter((name) => isTyped(view.fields[name] ?? expect.fail(name)));
    const sent = typed.map((name) => sentName(name, view.fields[name] ?? expect.fail(name)));
    const names = [...sent, ...besides].sort();

    it('is typed into a form that holds every field', () => {
      expect(Object.keys(form.schema.shape).sort()).toEqual(names);
      const values = form.valuesOf(null);
      expect(Object.keys(values).sort()).toEqual(names);
      expect(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))).toEqual(first);
    });

    it('is listed in columns in their order', () => expect(shown).toEqual(expected));

    it('has a row of the form for a field that none names, at the end', () => {
      const wider = { ...view, fields: { ...view.fields, colour: { kind: 'text', label: 'Colour' } } } as const;
      expect(formRows(wider).at(-1)).toEqual(['colour']);
    });
  },
);
