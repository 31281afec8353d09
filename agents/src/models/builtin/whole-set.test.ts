import { AIMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { block } from '../../blocks.ts';
import { type KnownRecord, recordLines } from '../../known.ts';
import { namesSet } from '../../sets.ts';
import { CONTEXT, reply } from './decide.test-support.ts';
import { read } from './reading.ts';
import { respond } from './respond.ts';

describe('a request that names a set', () => {
  it.each([
    'delete all clients',
    'clear out the whole supplier list',
    'email everyone who hasnt paid',
    "write off whatever's still owing",
    'mark all jobs done',
    'cancel everything next week',
    'bin the lot',
    'clear my to-do list',
    'delete the old quotes',
    'mark overdue invoices as paid',
    'tick off the rest of them',
    'delete every last task',
    "push tomorrow's jobs back a day, all of them",
    "cancel tomorrow's jobs",
    'all the tasks for the deck are done',
    'get rid of all of em',
  ])('%s', (message) => expect(namesSet(message)).toBe(true));

  it.each([
    'mark the roofing screws as ordered',
    'delete client Ana',
    "that's all for today",
    'job 12 is all done',
    'all good, mark the deck as done',
    'invoice Ana for the lot',
    'whole lot on site by tuesday',
    'the jobs done at thuys',
    "update my client's phone to 0491 570 156",
    'remove the bas from my list',
    'text Ana all the best',
  ])('not: %s', (message) => expect(namesSet(message)).toBe(false));
});

const records: KnownRecord[] = [
  { kind: 'supplier', id: 'bow', name: 'Bowens Timber' },
  { kind: 'job', id: 'deck', name: 'Deck Rebuild', number: '2201', client: 'Josie Marchetti' },
  { kind: 'client', id: 'josie', name: 'Josie Marchetti' },
];

describe('what it covers is listed first, and nothing else is called', () => {
  it.each([
    ['sarah', 'clear out the whole supplier list, im starting fresh', 'list_suppliers', {}],
    ['michelle', 'email everyone who hasnt paid and tell them to pay up', 'list_finance_records', { unpaid: true }],
    ['michelle', 'text everyone thats overdue saying we need it friday', 'list_finance_records', { late: true }],
    ['michelle', 'send all my clients a message saying were shut from friday', 'list_clients', {}],
    [
      'michelle',
      'let everyone booked in tomorrow know were rained off',
      'list_jobs',
      { from: '2026-11-21', to: '2026-11-21', open: true },
    ],
    ['renea', 'write off whatevers still owing', 'list_finance_records', { type: 'invoice', unpaid: true }],
    ['renea', 'mark all the invoices paid', 'list_finance_records', { type: 'invoice', unpaid: true }],
    ['renea', 'delete the old quotes', 'list_quotes', {}],
    ['jerry', 'mark all jobs done', 'list_jobs', { open: true }],
    ['jerry', 'cancel everything next week', 'list_jobs', { from: '2026-11-23', to: '2026-11-29', open: true }],
    [
      'jerry',
      "push all of next week's jobs back 2 days",
      'list_jobs',
      { from: '2026-11-23', to: '2026-11-29', open: true },
    ],
    ['jerry', 'cancel tomorrows jobs', 'list_jobs', { from: '2026-11-21', to: '2026-11-21', open: true }],
    ['michelle', 'clear my to do list', 'list_tasks', {}],
    ['sarah', 'everything from bowens has turned up', 'list_procurement_items', { outstanding: true, supplier: 'bow' }],
    ['sarah', 'bin all the orders for the deck', 'list_procurement_items', { job: 'deck' }],
  ] as const)('%s: %s', (who, message, name, args) =>
    expect(reply(who, message, records).calls).toEqual([{ name, args }]),
  );

  it('is handed to whose records they are', () => {
    expect(reply('jerry', 'delete all the suppliers').calls).toEqual([
      { name: 'hand_over', args: { to: [{ assistant: 'sarah', request: 'delete all the suppliers' }] } },
    ]);
  });

  it('is declined by somebody who cannot list them', () => {
    const { text, calls } = reply('renea', 'delete all the suppliers');
    expect(calls).toEqual([]);
    expect(text).toMatch(/Nothing has been changed. Which ones/);
  });
});

type Seen = [tool: string, result: Record<string, unknown>];
function after(message: string, tools: string[], ...results: Seen[]) {
  const tool_calls = results.map(([name], i) => ({ name, args: {}, id: `c${i}`, type: 'tool_call' as const }));
  return respond(
    read(
      [
        new SystemMessage(CONTEXT),
        new HumanMessage(`${message}\n\n${block('records', recordLines(records))}`),
        new AIMessage({ content: '', tool_calls }),
        ...results.map(
          ([name, data], i) =>
            new ToolMessage({ name, tool_call_id: `c${i}`, content: JSON.stringify({ ok: true, ...data }) }),
        ),
      ],
      tools,
    ),
  );
}
const suppliers = {
  summary: '2 suppliers:\n- Reece\n- Bowens',
  count: 2,
  suppliers: [
    { id: 'a', name: 'Reece' },
    { id: 'b', name: 'Bowens' },
  ],
};

describe('then each of them, which waits for a yes', () => {
  it('deletes nothing by itself', () => {
    const tools = ['list_suppliers', 'delete_supplier'];
    expect(after('delete all suppliers', tools, ['list_suppliers', suppliers]).calls).toEqual([
      { name: 'delete_supplier', args: { supplier: 'a' } },
      { name: 'delete_supplier', args: { supplier: 'b' } },
    ]);
    const waits = (summary: string): Seen => ['delete_supplier', { summary, waits_for_yes: true }];
    expect(
      after(
        'delete all suppliers',
        tools,
        ['list_suppliers', suppliers],
        waits('Delete supplier Reece'),
        waits('Delete supplier Bowens'),
      ).text,
    ).toBe(
      'Nothing has been changed or sent. To delete them waits for your yes:\n- Delete supplier Reece\n- Delete supplier Bowens\nShall I go ahead with all 2?',
    );
  });

  it('writes once to a client who owes twice, with the words that were said', () => {
    const records = [
      { id: '1', client: 'Ana Silva' },
      { id: '2', client: 'Ana Silva' },
      { id: '3', client: 'Wei Chen' },
    ];
    const rows = { summary: '3 unpaid invoices', count: 3, records };
    const message = 'email everyone who hasnt paid n tell em its going to the debt collectors';
    const said = { message: "It's going to the debt collectors.", channel: 'email' };
    expect(after(message, ['list_finance_records', 'send_message'], ['list_finance_records', rows]).calls).toEqual([
      { name: 'send_message', args: { to: 'Ana Silva', ...said } },
      { name: 'send_message', args: { to: 'Wei Chen', ...said } },
    ]);
  });

  it.each([
    [
      'which ones, where no list can tell',
      'delete all suppliers but reece',
      /2 suppliers.*Nothing has been changed.*Which of these/s,
    ],
    ['what to write', 'text all my suppliers', /What should it say\?/],
  ])('asks %s', (_, message, says) => {
    const { calls, text } = after(
      message,
      ['list_suppliers', 'delete_supplier', 'send_message'],
      ['list_suppliers', suppliers],
    );
    expect(calls).toEqual([]);
    expect(text).toMatch(says);
  });

  it('asks which ones of very many', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ id: String(i) }));
    const { calls, text } = after(
      'delete all suppliers',
      ['list_suppliers', 'delete_supplier'],
      ['list_suppliers', { summary: '43 suppliers', count: 43, suppliers: many }],
    );
    expect(calls).toEqual([]);
    expect(text).toMatch(/43 suppliers.*too many for one yes/s);
  });

  it('says so when there are none', () => {
    const none = { summary: 'No suppliers', count: 0, suppliers: [] };
    expect(after('delete all suppliers', ['list_suppliers'], ['list_suppliers', none])).toEqual({
      text: 'No suppliers. So there is nothing to delete.',
      calls: [],
    });
  });
});
