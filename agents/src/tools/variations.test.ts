import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { jobBilling } from './job-billing.ts';
import { addVariation, sendVariation, updateVariation } from './variations.ts';

function bench(options: Parameters<typeof toolBench>[0] = {}) {
  const made = toolBench(options);
  return { ...made, ...furnish(made.office) };
}
const handrail = { job: 'hot water', description: 'Handrail', amount: 400 };
const inc = { spoken: 'inc' } as const;

describe('a variation', () => {
  it('says its price with the GST in it, and that it is a draft', async () => {
    const { run } = bench(inc);
    const { status, summary, receipts } = await run(addVariation, handrail);
    expect(status).toBe('done');
    expect(receipts).toHaveLength(1);
    expect(summary).toBe(
      'Added variation V1, Handrail, $400.00 inc GST, job 1001 - Hot water replacement ($363.64 plus GST $36.36). It is a draft: send it, or tell me what the client says',
    );
  });

  it('means a price without GST where the settings do not say otherwise', async () => {
    const { run } = bench();
    expect((await run(addVariation, handrail)).summary).toContain(
      '$440.00 inc GST, job 1001 - Hot water replacement ($400.00 plus GST $40.00)',
    );
  });

  it('gets its GST on top where that was said, and none of a business without', async () => {
    const { run } = bench();
    expect((await run(addVariation, { ...handrail, amount: 180, gst: 'plus' })).summary).toContain(
      '$198.00 inc GST, job 1001 - Hot water replacement ($180.00 plus GST $18.00)',
    );
    const small = bench({ registered: false });
    const { summary } = await small.run(addVariation, { ...handrail, gst: 'plus' });
    expect(summary).toContain('V1, Handrail, $400.00, job 1001');
    expect(summary).toContain('No GST was added');
  });

  it('has several lines, and may be work left out', async () => {
    const { run, store } = bench(inc);
    const lines = [
      { description: 'Power point', quantity: 2, unit_price: 90 },
      { description: 'Skylight left out', unit_price: -300 },
    ];
    await run(addVariation, { job: 'hot water', description: 'Changes', lines });
    expect(store.rows('variations')).toMatchObject([{ total: -120, prices_include_gst: true }]);
  });

  it('asks for the job, the price or what it is for where that was not said', async () => {
    const { run, store } = bench(inc);
    const asked = async (args: object) => (await run(addVariation, args)).summary;
    expect(await asked({ description: 'the handrail', amount: 400 })).toBe(
      'Which job is the variation for the handrail on?',
    );
    expect(await asked({ job: 'hot water', description: 'the handrail' })).toBe(
      'How much is the variation for the handrail on job 1001 - Hot water replacement for Priya Sharma?',
    );
    expect(await asked({ job: 'hot water', amount: 400 })).toBe('What is the variation for?');
    expect(store.rows('variations')).toHaveLength(0);
  });

  it('goes on the only open job of a client, or the one on the screen', async () => {
    const { run, store, hotWater } = bench(inc);
    await run(addVariation, { client: 'Priya', description: 'Handrail', amount: 400 });
    const other = bench({ job: { id: String(hotWater.id), number: '1001', name: 'Hot water replacement' } as never });
    await other.run(addVariation, { description: 'Handrail', amount: 400 });
    expect([store, other.store].map((one) => one.rows('variations')[0]?.project_id)).toEqual([
      hotWater.id,
      hotWater.id,
    ]);
  });

  it('is accepted or declined in words, by what it is for', async () => {
    const { run, store } = bench(inc);
    await run(addVariation, handrail);
    await run(addVariation, { ...handrail, description: 'Skylight', amount: 900 });
    const yes = await run(updateVariation, { variation: 'the handrail', client: 'Priya', status: 'accepted' });
    expect(yes.summary).toBe(
      'Updated variation V1, Handrail, $400.00 inc GST, job 1001 - Hot water replacement: status accepted (was draft). It is a part of what the job is worth now',
    );
    await run(updateVariation, { variation: 'V2', status: 'declined' });
    expect(store.rows('variations').map(({ status }) => status)).toEqual(['accepted', 'declined']);
    expect((await run(updateVariation, { variation: 'handrail', status: 'accepted' })).summary).toContain(
      'accepted already. Nothing was changed.',
    );
  });

  it('without words is the one that is open; of several it asks which', async () => {
    const { run } = bench(inc);
    expect((await run(updateVariation, { status: 'accepted' })).summary).toBe('No variation is on file.');
    await run(addVariation, handrail);
    await run(updateVariation, { status: 'accepted' });
    await run(addVariation, { ...handrail, description: 'Skylight', amount: 900 });
    expect((await run(updateVariation, { client: 'Priya', amount: 950 })).summary).toContain('$950.00 inc GST');
    await run(addVariation, { ...handrail, description: 'Gate', amount: 100 });
    expect((await run(updateVariation, { client: 'Priya', status: 'accepted' })).summary).toMatch(
      /^2 variations fit "Priya": .*Skylight.*Gate.*Which one\?$|^2 variations fit "Priya": .*Gate.*Skylight.*Which one\?$/,
    );
  });

  it('is sent after a yes, with all that the client reads', async () => {
    const { run, store } = bench(inc);
    await run(addVariation, handrail);
    const { status, approvals } = await run(sendVariation, { client: 'Priya' });
    expect(status).toBe('waiting');
    expect(approvals[0]?.summary).toBe(
      'Send variation V1, Handrail, $400.00 inc GST, job 1001 - Hot water replacement to Priya Sharma',
    );
    expect(approvals[0]?.details).toEqual([
      'To: Priya Sharma, priya@example.org',
      'Handrail',
      'Total $400.00, of that GST $36.36',
    ]);
    const job = store.insert('projects', { job_name: 'Spare shed' });
    await run(addVariation, { job: String(job.id), description: 'Ramp', amount: 50 });
    expect((await run(sendVariation, { variation: 'ramp' })).summary).toContain('has no client. Who is it for?');
  });
});

describe('what is left to invoice', () => {
  it('counts accepted variations in, and tells those that are not agreed', async () => {
    const { run, store, hotWater, priya } = bench(inc);
    store.insert('finance-records', {
      type: 'invoice',
      amount: 1000,
      project_id: hotWater.id,
      client_id: priya.id,
      invoice_number: 'INV-1001',
    });
    store.insert('finance-records', { type: 'payment', amount: 250, client_id: priya.id });
    await run(addVariation, { ...handrail, accepted: true });
    await run(addVariation, { ...handrail, description: 'Gate', amount: 100 });
    expect((await run(jobBilling, { job: 'hot water' })).summary).toBe(
      '$1,800.00 left to invoice on job 1001 - Hot water replacement for Priya Sharma, of $2,800.00 inc GST (budget $2,400.00 inc GST, variations $400.00). Invoiced $1,000.00, paid $250.00, $750.00 still due. With what is not agreed to yet it comes to $2,900.00, $1,900.00 of it left. 2 variations:\n- V1, Handrail, $400.00 inc GST, job 1001 - Hot water replacement, accepted\n- V2, Gate, $100.00 inc GST, job 1001 - Hot water replacement, not sent yet',
    );
  });

  it('is not known of a job that nobody priced', async () => {
    const { run } = bench(inc);
    expect((await run(jobBilling, { job: 'slab' })).summary).toBe(
      'Nobody said what job 1002 - Shed Slab for Ngaire Hōhepa is worth: it has no accepted quote and no budget. Nothing is invoiced yet',
    );
  });
});
