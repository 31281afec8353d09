import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { findClient, listClients } from './client-list.ts';
import { createClient, deleteClient, updateClient } from './clients.ts';
import { findSupplier, listSuppliers } from './supplier-list.ts';
import { createSupplier, deleteSupplier, updateSupplier } from './suppliers.ts';

function bench() {
  const made = toolBench();
  return { ...made, ...furnish(made.office) };
}

describe('client tools', () => {
  it('adds one with what was given', async () => {
    const { run, store } = bench();
    const result = await run(createClient, {
      name: 'Jasmine Okafor',
      phone: '0491 578 957',
      notes: 'After a price on a flue',
    });
    expect(result.summary).toBe('Added client Jasmine Okafor, 0491 578 957, notes: After a price on a flue');
    expect(store.rows('clients').at(-1)).toMatchObject({ job_notes: 'After a price on a flue' });
  });

  it('adds nobody twice, but two people of one name', async () => {
    const { run, store } = bench();
    const twin = await run(createClient, { name: 'priya sharma', phone: '+61 491 570 156' });
    expect(twin).toMatchObject({ status: 'failed' });
    expect(twin.summary).toMatch(/^Priya Sharma is already on file/);
    expect(store.rows('clients')).toHaveLength(4);
    await run(createClient, { name: 'Priya Sharma', phone: '0491 999 999' });
    expect(store.rows('clients')).toHaveLength(5);
  });

  it('finds, lists and counts', async () => {
    const { run } = bench();
    expect((await run(findClient, { client: 'priya' })).summary).toBe('Priya Sharma, 0491 570 156, priya@example.org');
    expect((await run(listClients, {})).data?.count).toBe(4);
    expect((await run(listClients, { search: 'murphy' })).data?.count).toBe(2);
  });

  it('changes only what is given', async () => {
    const { run, store, priya } = bench();
    const result = await run(updateClient, { client: 'Priya', email: 'p@example.net' });
    expect(result.summary).toBe('Updated client Priya Sharma: email p@example.net (was priya@example.org)');
    expect(store.get('clients', priya.id).phone).toBe('0491 570 156');
    expect((await run(updateClient, { client: 'Priya' })).summary).toBe('Say what to change about the client.');
  });

  it('deleting waits, and nobody is deleted on an ambiguous name', async () => {
    const { run, office } = bench();
    expect(await run(deleteClient, { client: 'Murphy' })).toMatchObject({ status: 'failed' });
    expect(await run(deleteClient, { client: 'Aoife' })).toMatchObject({
      status: 'waiting',
      summary: 'Delete client Aoife Murphy',
    });
    expect(office.waiting).toHaveLength(1);
  });
});

describe('supplier tools', () => {
  it('adds, finds, lists, changes and has deletions wait', async () => {
    const { run, store, stratco } = bench();
    expect((await run(createSupplier, { name: 'Actrol Unanderra', specialty: 'Refrigeration' })).summary).toBe(
      'Added supplier Actrol Unanderra, Refrigeration',
    );
    expect((await run(createSupplier, { name: 'stratco albion park' })).summary).toMatch(/already on file/);
    expect((await run(findSupplier, { supplier: 'mitre 10' })).summary).toBe('Mitre 10 Figtree, 0491 574 515');
    expect((await run(listSuppliers, { search: 'roofing' })).data?.count).toBe(1);
    await run(updateSupplier, { supplier: 'Stratco', address: '3 Durgadin Dr' });
    expect(store.get('suppliers', stratco.id)).toMatchObject({ address: '3 Durgadin Dr', name: 'Stratco Albion Park' });
    expect((await run(deleteSupplier, { supplier: 'Stratco' })).status).toBe('waiting');
    expect(store.rows('suppliers')).toHaveLength(3);
  });
});
