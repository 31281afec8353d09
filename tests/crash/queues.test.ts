import { clients, listOutbox, projects, sendDraft, sendMessage, updateAutomation } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { connect, inboxOf, postText, processed, textFields } from '../support/messages.ts';
import { startTwilioStandIn, type TwilioStandIn } from '../support/twilio-stand-in.ts';
import { until } from '../support/until.ts';
import { readBooks } from './books.ts';
import { type House, openHouse } from './house.ts';
import { rounds, seeded } from './random.ts';

/** The three queues of the server, each with one rule: what a dead process held goes on, and nothing is done twice. */
let house: House;
let twilio: TwilioStandIn;
let account: Account;
beforeAll(async () => {
  twilio = await startTwilioStandIn();
  house = await openHouse(twilio.env);
});
afterAll(async () => {
  await house.close();
  await twilio.close();
});
beforeEach(async () => {
  account = await house.newAccount();
  twilio.texts.length = 0;
  twilio.beforeTaking = async () => {};
  house.model.script(() => ({ text: 'Thanks, we will look at it.' }));
});

const here = () => house.as(account);
const outbox = async () => (await here().client.call(listOutbox, { limit: 100, channel: 'sms' })).data;

describe('what came in', () => {
  const readBy = async () => (await inboxOf(here())).map(({ status, body }) => ({ status, body }));

  it('is worked on again when the server was killed at it, and leads to everything once', async () => {
    const { sms } = await connect(account);
    const fields = textFields({ From: '+61491570156', To: sms, Body: 'Hi, could you quote for a new switchboard?' });
    house.model.script(async () => {
      await house.kill();
      return { text: 'never heard' };
    });
    await postText(house.server().url, fields).catch(() => null);
    await house.died();
    house.model.script(() => ({ text: 'Thanks, we will look at it.' }));
    await house.restart();
    await processed(here());
    const first = await readBooks(here().client);
    // the provider never had its answer, and says it again
    expect((await postText(house.server().url, fields)).status).toBe(200);
    await processed(here());
    expect(await readBy()).toEqual([{ status: 'processed', body: fields.Body }]);
    expect(first.records.admin_tasks.length).toBeLessThanOrEqual(1);
    expect(await readBooks(here().client)).toEqual(first);
  });

  const random = seeded('kill -9 while texts come in');
  it.each(Array.from({ length: rounds(2) }, () => random().toFixed(3)))(
    'is all there and read once when the server is killed after %s of it',
    async (share) => {
      const { sms } = await connect(account);
      const bodies = ['Running late', 'See you at 3', 'STOP'];
      const texts = bodies.map((Body) => textFields({ From: '+61491570157', To: sms, Body }));
      const answers = texts.map((fields) =>
        postText(house.server().url, fields).then(
          ({ status }) => status === 200,
          () => false,
        ),
      );
      await new Promise((done) => setTimeout(done, Number(share) * 300));
      await house.kill();
      const taken = await Promise.all(answers);
      await house.restart();
      const kept = (await inboxOf(here())).map(({ body }) => body);
      expect(kept).toEqual(expect.arrayContaining(bodies.filter((_, n) => taken[n])));
      for (const fields of texts) await postText(house.server().url, fields);
      await processed(here(), bodies.length);
      // a text of ours confirms it, once
      const ours = (await outbox()).filter(({ body }) => body.startsWith('You will get no more texts'));
      expect(ours).toHaveLength(1);
    },
  );
});

describe('what goes out', () => {
  it('may have arrived when the server was killed at it: nothing sends it again but a person', async () => {
    twilio.beforeTaking = () => house.kill();
    const message = { to: '0491 570 156', body: 'On our way' };
    // it may be sent before the answer is
    await account.client.call(sendMessage, message).catch(() => null);
    await house.died();
    twilio.beforeTaking = async () => {};
    await house.restart();
    const item = await until('it to be given up', async () =>
      (await outbox()).find(({ status }) => status === 'unknown'),
    );
    const later = await here().client.call(sendMessage, { to: '0491 570 157', body: 'Tomorrow at 8' });
    await until('the next one to be sent', async () =>
      (await outbox()).some(({ id, status }) => id === later.id && status === 'sent'),
    );
    expect(twilio.texts.map(({ to }) => to)).toEqual(['+61491570156', '+61491570157']);
    await here().client.call(sendDraft, { id: item.id });
    await until('it to be sent', async () => (await outbox()).every(({ status }) => status === 'sent'));
    expect(twilio.texts.map(({ to }) => to)).toEqual(['+61491570156', '+61491570157', '+61491570156']);
  });
});

describe('what goes out by itself', () => {
  const NUMBERS = ['+61491570156', '+61491570157', '+61491570158', '+61491570159'];

  it('is finished after the server was killed at it, and nobody is written to twice', async () => {
    const { client } = account;
    for (const phone of NUMBERS) {
      const { id } = await client.call(clients.operations.create, { name: `Kim ${phone.slice(-2)}`, phone });
      const job = { job_name: `Job ${phone.slice(-2)}`, client_id: id, job_date: house.day(1) };
      await client.call(projects.operations.create, job);
    }
    const rule = { kind: 'appointment_reminder', enabled: true, mode: 'send', time: '11:00' } as const;
    await client.call(updateAutomation, rule);
    let taken = 0;
    twilio.beforeTaking = async () => {
      taken += 1;
      if (taken === 2) await house.kill();
    };
    await house.kill();
    house.later(2 * 3_600_000);
    await house.restart();
    await house.died();
    twilio.beforeTaking = async () => {};
    await house.restart();
    const settled = await until('all reminders to have an end', async () => {
      const items = await outbox();
      const over = items.every(({ status }) => status === 'sent' || status === 'unknown');
      return items.length === NUMBERS.length && over ? items : null;
    });
    expect(settled.map(({ to }) => to).sort()).toEqual(NUMBERS);
    expect(settled.filter(({ status }) => status === 'unknown')).toHaveLength(1);
    expect(twilio.texts.map(({ to }) => to).sort()).toEqual(NUMBERS);
  });
});
