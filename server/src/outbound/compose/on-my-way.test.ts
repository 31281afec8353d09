import { addOptOut, clients, listOutbox, previewMessage, projects, sendOnMyWay } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';

/** Friday 20 November 2026, 09:00 in Sydney. */
const NOW = '2026-11-19T22:00:00Z';
const TODAY = '2026-11-20';

let testDomain: TestDomain;
let sam: Actor;
let karen: string;
beforeAll(async () => {
  testDomain = await openTestDomain({ now: NOW });
});
afterAll(() => testDomain.close());
beforeEach(async () => {
  const actor = testDomain.newActor();
  sam = { ...actor, fullName: 'Sam Kelly', business: { ...actor.business, name: 'Bright Electrical' } };
  const on = { name: 'Karen Wu', phone: '0491 570 156', email: 'karen@example.com' };
  karen = (await call(sam, clients.operations.create, on)).id;
});

const call: TestDomain['call'] = (...args) => testDomain.call(...args);
const job = async (fields: object = {}) =>
  (await call(sam, projects.operations.create, { job_name: 'Oven', client_id: karen, job_date: TODAY, ...fields })).id;
const look = (id: string, minutes?: number) => call(sam, previewMessage, { on_my_way: { id, minutes } });
const outbox = async () => (await call(sam, listOutbox, {})).data;

describe('on my way', () => {
  it('is looked at as it goes, and goes so', async () => {
    const id = await job();
    const words = "Hi Karen, it's Sam from Bright Electrical, I'm on my way, there in about 20 minutes.";
    const shown = await look(id, 20);
    expect(shown).toMatchObject({ channel: 'sms', to: '+61491570156', body: words, parts: 1, warnings: [] });
    expect(await outbox()).toEqual([]);
    const sent = await call(sam, sendOnMyWay, { id, minutes: 20 });
    expect(sent).toMatchObject({ body: words, to: '+61491570156', project_id: id, client_id: karen, automation: null });
    expect(sent).not.toHaveProperty('on_my_way');
  });

  it.each([
    [undefined, "I'm on my way."],
    [10, "I'm on my way, there in about 10 minutes."],
    [60, "I'm on my way, there in about an hour."],
  ])('%s minutes', async (minutes, words) => {
    expect((await look(await job(), minutes)).body).toContain(words);
  });

  it.each([5, 0, 15.5])('not %s minutes', async (minutes) => {
    await expect(look(await job(), minutes)).rejects.toMatchObject({ status: 422 });
  });

  it('names a business once that is called after its owner', async () => {
    sam = { ...sam, business: { ...sam.business, name: "Sam's Sparks" } };
    expect((await look(await job())).body).toBe("Hi Karen, it's Sam's Sparks, I'm on my way.");
  });

  it('goes once in ten minutes; to another job at once', async () => {
    const id = await job();
    await call(sam, sendOnMyWay, { id, minutes: 20 });
    const why = 'Karen Wu was told at 9:00 am that you are on your way. Wait 10 minutes, or write them a message.';
    for (const again of [() => call(sam, sendOnMyWay, { id, minutes: 10 }), () => look(id)])
      await expect(again()).rejects.toMatchObject({ status: 409, message: why });
    await call(sam, sendOnMyWay, { id: await job({ job_name: 'Lamp' }) });
    expect(await outbox()).toHaveLength(2);
  });

  it('goes by email where no text can reach them, and says what is missing where nothing can', async () => {
    const of = async (fields: object) => {
      const { id } = await call(sam, clients.operations.create, { name: 'Tom Reid', ...fields });
      return look(await job({ client_id: id }), 30);
    };
    const mail = await of({ phone: '(02) 5550 1234', email: 'tom@example.com' });
    expect(mail).toMatchObject({ channel: 'email', to: 'tom@example.com', subject: 'On my way - Bright Electrical' });
    await expect(of({ phone: '(02) 5550 1234' })).rejects.toMatchObject({ status: 422 });
    await expect(of({})).rejects.toMatchObject({ status: 422 });
    await expect(look(await job({ client_id: null }))).rejects.toMatchObject({
      message: 'That job has no client yet. Add one first.',
    });
  });

  it('is no text to who asked for none', async () => {
    await call(sam, addOptOut, { channel: 'sms', address: '0491570156' });
    expect(await look(await job())).toMatchObject({ channel: 'email', to: 'karen@example.com' });
    await expect(call(sam, sendOnMyWay, { id: await job(), channel: 'sms' })).rejects.toMatchObject({
      status: 422,
      message: 'Karen Wu asked for no more texts.',
    });
  });

  it('is not for a job that is over, and says so of one of another day', async () => {
    await expect(look(await job({ status: 'completed' }))).rejects.toMatchObject({ status: 409 });
    await expect(look(await job({ status: 'cancelled' }))).rejects.toMatchObject({ status: 409 });
    const { warnings } = await look(await job({ job_date: '2026-11-24' }));
    expect(warnings).toEqual(['This job is booked for Tue 24 Nov, not for today.']);
    expect((await look(await job({ job_date: null }))).warnings).toEqual([]);
  });
});
