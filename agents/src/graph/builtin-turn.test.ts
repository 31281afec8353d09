import { describe, expect, it } from 'vitest';
import { runTurn } from '../run-turn.ts';
import { fakeOffice } from '../testing/office.ts';
import { furnish } from '../testing/tool-env.ts';
import { builtin, conversation, turn } from '../testing/turns.ts';

function furnished() {
  const office = fakeOffice();
  return { ...furnish(office), office, store: office.store };
}

describe('a turn on the built-in model', () => {
  it('makes client and job from one sentence', async () => {
    const office = fakeOffice();
    const { said, events } = await turn(
      office,
      'Create a job for Priya Sharma, hot water replacement at 8 Harris St Parramatta, budget $2,400, start 1 December 2026',
    );
    expect(said.jerry).toBe(
      'Created job 1001 - Hot water replacement for Priya Sharma, $2,400.00, Tue 1 Dec 2026. Added client Priya Sharma, 8 Harris St Parramatta.',
    );
    expect(office.store.rows('projects')).toMatchObject([
      {
        job_name: 'Hot water replacement',
        job_budget: 2400,
        job_date: '2026-12-01',
        site_address: '8 Harris St Parramatta',
        client: { name: 'Priya Sharma', address: '8 Harris St Parramatta' },
      },
    ]);
    expect(events.map((event) => event.type).filter((type) => type !== 'text')).toEqual([
      'speaker',
      'activity',
      'receipt',
      'receipt',
      'activity',
      'speaker-done',
    ]);
  });

  it('makes a job and the item on it', async () => {
    const office = fakeOffice();
    const { said } = await turn(office, 'new job for Dave, hot water, 1850 plus gst, thursday arvo, order a 250L tank');
    const [job] = office.store.rows('projects');
    expect(job).toMatchObject({
      job_name: 'Hot water',
      job_budget: 1850,
      job_date: '2026-11-26',
      budget_includes_gst: false,
      job_description: 'Afternoon',
      client: { name: 'Dave' },
    });
    expect(office.store.rows('procurement-items')).toMatchObject([
      { item_name: '250L tank', quantity: 1, project_id: job?.id },
    ]);
    expect(Object.keys(said)).toEqual(['jerry', 'sarah']);
  });

  it('asks which, and goes on with the answer', async () => {
    const { office, store, aoife } = furnished();
    const [first] = await conversation(office, ['job for murphy pls, rehang 3 doors, 465', 'aoife']);
    expect(first?.text).toMatch(/^2 clients fit "Murphy".*Which one\?$/);
    expect(store.rows('projects').at(-1)).toMatchObject({
      job_name: 'Rehang 3 doors',
      client_id: aoife.id,
      job_budget: 465,
    });
    expect(store.rows('projects')).toHaveLength(3);
  });

  it('waits for a yes, and a question in between is none', async () => {
    const { office, store } = furnished();
    const turns = await conversation(office, [
      'delete client Aoife Murphy',
      'what jobs are on?',
      'righto, delete her then',
    ]);
    expect(turns[0]?.text).toMatch(/waits for your yes/);
    expect(turns[2]?.text).toBe('Done: Deleted client Aoife Murphy.');
    expect(turns[2]?.events.map((event) => event.type)).toEqual([
      'speaker',
      'approval',
      'receipt',
      'text',
      'speaker-done',
    ]);
    expect(store.rows('clients')).toHaveLength(3);
  });

  it('a no leaves everything as it is', async () => {
    const { office, store } = furnished();
    const turns = await conversation(office, ['delete client Aoife Murphy', 'no wait dont']);
    expect(turns[1]?.text).toBe('Right, not deleted: client Aoife Murphy.');
    expect(store.rows('clients')).toHaveLength(4);
  });

  it('asks which one a bare yes means, and takes a number or all', async () => {
    const { office, store } = furnished();
    const ask = ['delete client Aoife Murphy', 'delete client Declan Murphy', 'yes'];
    const turns = await conversation(office, [...ask, '2']);
    expect(turns[2]?.text).toBe(
      'Several things wait for your answer. Which one?\n1. Delete client Aoife Murphy\n2. Delete client Declan Murphy\n\nSay the number, or "all".',
    );
    expect(store.rows('clients').map((client) => client.name)).not.toContain('Declan Murphy');
    expect(store.rows('clients')).toHaveLength(3);
    const other = furnished();
    await conversation(other.office, [...ask, 'yes to all']);
    expect(other.store.rows('clients')).toHaveLength(2);
  });

  it('"sweet as" is a yes to what was just put, and thanks behind anything else', async () => {
    const first = furnished();
    await conversation(first.office, ['delete client Aoife Murphy', 'sweet as']);
    expect(first.store.rows('clients')).toHaveLength(3);
    const later = furnished();
    await conversation(later.office, ['delete client Aoife Murphy', 'show me my jobs', 'sweet as']);
    expect(later.store.rows('clients')).toHaveLength(4);
  });

  it('a yes to another question is no yes to what waits', async () => {
    const { office, store } = furnished();
    const turns = await conversation(office, [
      'delete client Aoife Murphy',
      'ring the strata manager for me',
      'yes',
      'yes',
    ]);
    expect(turns[2]?.text).toMatch(/^Is that your answer to this: Delete client Aoife Murphy\?/);
    expect(turns[3]?.text).toBe('Done: Deleted client Aoife Murphy.');
    expect(store.rows('clients')).toHaveLength(3);
  });

  it('a bare yes to something else that was told is asked about first', async () => {
    const { office, store } = furnished();
    const turns = await conversation(office, ['delete client Aoife Murphy', 'show me my jobs', 'yep', 'yep']);
    expect(turns[2]?.text).toMatch(/^Is that your answer to this: Delete client Aoife Murphy\?/);
    expect(turns[3]?.text).toBe('Done: Deleted client Aoife Murphy.');
    expect(store.rows('clients')).toHaveLength(3);
  });

  it('"both" decides two that were just asked about', async () => {
    const { office, store } = furnished();
    await conversation(office, ['delete client Aoife Murphy and delete client Declan Murphy', 'both']);
    expect(store.rows('clients')).toHaveLength(2);
  });

  it('a number decides only straight after the list', async () => {
    const { office, store } = furnished();
    await conversation(office, ['delete client Aoife Murphy', 'delete client Declan Murphy', 'list my jobs', '2']);
    expect(store.rows('clients')).toHaveLength(4);
  });

  it('a repeated yes of a turn that broke off is not asked of the model', async () => {
    const { office, store } = furnished();
    await turn(office, 'delete client Aoife Murphy');
    office.nextTurn();
    await turn(office, 'yes');
    const again = await turn(office, 'yes');
    expect(again.text).toBe('That was decided already.');
    expect(store.rows('clients')).toHaveLength(3);
  });

  it('goes straight to who is called by name or owns the box', async () => {
    const { office } = furnished();
    expect(Object.keys((await turn(office, 'Sarah, order 4 bags of cement')).said)).toEqual(['sarah']);
    office.nextTurn();
    expect(Object.keys((await turn(office, 'remind me to call Bob', { assistant: 'michelle' })).said)).toEqual([
      'michelle',
    ]);
  });

  it('has changes to a whole set wait or be asked about', async () => {
    const { office, store } = furnished();
    const { text } = await turn(office, 'mark all jobs as completed');
    expect(text).toMatch(/Nothing has been changed|wait/);
    expect(store.rows('projects').map((job) => job.status)).toEqual(['pending', 'in_progress']);
  });

  it('an aborted turn starts nothing', async () => {
    const { office } = furnished();
    const events = runTurn(
      builtin,
      { message: 'new job for Dave, deck', assistant: 'jerry', history: [] },
      office.context,
      { signal: AbortSignal.abort() },
    );
    await expect(events[Symbol.asyncIterator]().next()).rejects.toMatchObject({ name: 'AbortError' });
    expect(office.invocations).toEqual([]);
  });

  it('an abort after the first event stops the rest', async () => {
    const { office, store } = furnished();
    const stop = new AbortController();
    const run = (async () => {
      const events = runTurn(
        builtin,
        { message: 'new job for Dave, deck, order a tank', assistant: 'jerry', history: [] },
        office.context,
        { signal: stop.signal },
      );
      for await (const event of events) if (event.type === 'speaker') stop.abort();
    })();
    await expect(run).rejects.toMatchObject({ name: 'AbortError' });
    expect(store.rows('procurement-items')).toEqual([]);
  });
});
