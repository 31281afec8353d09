import { describe, expect, it } from 'vitest';
import { beyondUs, intentsOf } from './intents.ts';

const around = {
  records: [{ kind: 'client' as const, id: 'ana', name: 'Ana Silva' }],
  facts: { today: '2026-11-20', country: 'AU' as const },
};

describe('intentsOf', () => {
  it.each([
    ['create a job for Dave', 'create_job', 'jerry'],
    ['new job - Ana Silva, spa wiring', 'create_job', 'jerry'],
    ['book in an aircon regas for Ana', 'create_job', 'jerry'],
    ['what jobs are on', 'list_jobs', 'jerry'],
    ['mark job 1001 as done', 'update_job', 'jerry'],
    ['delete job 1001', 'delete_job', 'jerry'],
    ['list my clients', 'list_clients', 'jerry'],
    ['add Ana Silva to my clients', 'create_client', 'jerry'],
    ['delete client Ana', 'delete_client', 'jerry'],
    ["what's Ana's number", 'find_client', 'jerry'],
    ['add Actrol as a supplier', 'create_supplier', 'sarah'],
    ['list suppliers', 'list_suppliers', 'sarah'],
    ['order a tank', 'create_procurement_item', 'sarah'],
    ['get 7 tins of paint', 'create_procurement_item', 'sarah'],
    ['mark the screws as ordered', 'update_procurement_item', 'sarah'],
    ['remind me to call Bob', 'create_task', 'michelle'],
    ['new task: scan the timesheets', 'create_task', 'michelle'],
    ["what's on this weekend", 'show_schedule', 'michelle'],
    ['mark the stairs task as done', 'update_task', 'michelle'],
    ['text Ana: running late', 'send_message', 'michelle'],
    ['invoice Ana $500', 'create_finance_record', 'renea'],
    ['log $58.30 for tolls', 'create_finance_record', 'renea'],
    ['Ana has paid $500', 'create_finance_record', 'renea'],
    ['mark the invoice as paid', 'mark_invoice_paid', 'renea'],
    ["what's owing", 'list_finance_records', 'renea'],
    ['quote Ana $500 for a fence', 'create_quote', 'renea'],
    ['send the quote to Ana', 'send_quote', 'renea'],
    ['send Ana the invoice', 'send_invoice', 'renea'],
    ['delete quote Q-1', 'delete_quote', 'renea'],
  ])('%s', (request, tool, owner) => expect(intentsOf(request, around)[0]).toMatchObject({ tool, owner }));

  it('knows nothing of other talk', () =>
    expect(intentsOf('the weather is lovely', around)[0]?.sure ?? 0).toBeLessThan(0.25));
});

describe('what is not done', () => {
  it('says so about calls and money', () => {
    expect(beyondUs('ring the strata manager', around)).toBe('cannot_call');
    expect(beyondUs('transfer 1,150 to the concreter', around)).toBe('cannot_pay');
    expect(beyondUs('call it Letterbox Wall', around)).toBeNull();
    expect(beyondUs('remind me to ring Bob', around)).toBeNull();
  });
});
