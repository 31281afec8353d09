import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

let server: TestServer;
let hemi: Account;
/** The built-in model's answer, in one conversation. */
let say: (message: string) => Promise<string>;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
});
beforeEach(async () => {
  hemi = await signUp(server.url);
  say = conversationOf(hemi);
});
afterAll(() => server.stop());

const rows = async (path: string): Promise<Fields[]> => (await get<{ data: Fields[] }>(hemi, path)).data;
const open = () => rows('/api/drafts?status=open');
const pending = () => rows('/api/approvals?status=pending');

async function client(name: string, job: string, more: Fields = {}): Promise<{ client: Fields; job: Fields }> {
  const made = await post(hemi, '/api/clients', {
    name,
    email: `${name.split(' ')[0]}@mail.example`,
    phone: '0412 345 678',
  });
  return { client: made, job: await post(hemi, '/api/projects', { job_name: job, client_id: made.id, ...more }) };
}

describe('a draft', () => {
  it('is saved beside another request, and the request is answered', async () => {
    await client('Sarah Ngata', 'Hot water cylinder', { job_date: '2026-11-26' });
    await say('shift the hot water cylinder to friday, sarahs got a funeral thursday');
    expect(await open()).toHaveLength(1);
    const answer = await say('yep. whats sarahs number');
    expect(answer).toContain('Done:');
    expect(answer).toContain('0412');
    expect(await rows('/api/projects')).toMatchObject([{ job_date: '2026-11-27' }]);
    expect(await open()).toEqual([]);
  });

  it('is saved by its name, turns later', async () => {
    await client('Palmerston Childcare', 'Quarterly service');
    await say('no wait, invoice Palmerston Childcare for half the quarterly service, $880');
    expect(await open()).toHaveLength(1);
    await say('whats on friday');
    expect(await say('Ok save the invoice. Due in 14 days')).toContain('Done:');
    expect(await rows('/api/finance-records')).toMatchObject([{ type: 'invoice', due_date: '2026-12-09' }]);
  });

  it('is put right in talk: one draft takes the place of the other', async () => {
    await client('Mr Patel', 'Leaking shower mixer', { job_date: '2026-11-27' });
    const { job } = await client('Sarah Ngata', 'Hot water cylinder', { job_date: '2026-11-26' });
    await say('shift the hot water cylinder to friday, sarahs got a funeral thursday');
    expect(await open()).toHaveLength(1);
    const answer = await say('actually nah make it monday 9am');
    expect(answer).toContain('Check this before I save it');
    expect(await open()).toMatchObject([{ record_id: job.id, fields: { job_date: '2026-11-30', job_time: '09:00' } }]);
    expect(await say('yes!! bloody hell')).toContain('Done:');
    expect(await get(hemi, `/api/projects/${job.id}`)).toMatchObject({ job_date: '2026-11-30', job_time: '09:00' });
    expect(await rows('/api/draft-examples')).toMatchObject([
      {
        said: 'shift the hot water cylinder to friday, sarahs got a funeral thursday',
        drafted: { job_date: '2026-11-27' },
        saved: { job_date: '2026-11-30', job_time: '09:00' },
        amended: true,
      },
    ]);
  });

  it('is dropped, and what is wanted instead goes on', async () => {
    const { job } = await client('Sarah Ngata', 'Hot water cylinder', { job_date: '2026-11-26' });
    await say('shift the hot water cylinder to friday, sarahs got a funeral thursday');
    const answer = await say('nah forget that. whats on thursday');
    expect(answer).toContain('Right, not saved');
    expect(answer).toContain('Hot water cylinder');
    expect(await open()).toEqual([]);
    expect(await get(hemi, `/api/projects/${job.id}`)).toMatchObject({ job_date: '2026-11-26' });
  });

  it('gives way to a newer one for the same thing', async () => {
    await client('Sarah Ngata', 'Hot water cylinder', { job_date: '2026-11-26' });
    const ask = 'shift the hot water cylinder to friday, sarahs got a funeral thursday';
    await say(ask);
    await say('whats on friday');
    await say(ask);
    expect(await open()).toHaveLength(1);
    await say('set the date of the hot water cylinder job to monday');
    expect(await open()).toEqual([]);
  });
});

describe('what waits for a yes', () => {
  it('is never carried out by a yes with more behind it', async () => {
    await client('Jenny Wu', 'Kitchen extension');
    await say('text jenny wu im starting monday 7am sharp');
    expect(await pending()).toHaveLength(1);
    await say('yes. whats on friday');
    await say('yeah and remind me to call tony');
    expect(await pending()).toHaveLength(1);
    expect((await rows('/api/outbox')).filter(({ client_id }) => client_id)).toEqual([]);
  });

  it('is dropped by what is said of it, and no delete is begun again', async () => {
    await client('Lorraine Beazley', 'Weatherboards');
    await say('delete client lorraine beazley');
    expect(await pending()).toHaveLength(1);
    await say('no no no dont delete lorraine!!');
    expect(await pending()).toEqual([]);
    await say('NO. do NOT delete lorraine');
    await say('cancel the delete of lorraine, shes a client ive had for ten years');
    await say('i do not want delete lorraine');
    expect(await pending()).toEqual([]);
    expect(await rows('/api/clients')).toHaveLength(1);
  });

  it('takes other words', async () => {
    await client('Mr Patel', 'Leaking tap');
    await say('text mr patel im running 20 late tomorrow');
    expect(await pending()).toHaveLength(1);
    await say('the text should say im running 20 mins late friday arvo');
    expect(await pending()).toMatchObject([{ summary: expect.stringContaining('riday arvo') }]);
    await say('Right, cancel that message please. I will phone them.');
    expect(await pending()).toEqual([]);
  });
});

describe('taking back', () => {
  it.each(['undo that invoice', 'smoko undo', 'take that back'])(
    '"%s" takes back what was just done',
    async (words) => {
      await client('Moreton Cafe', 'Exit lights');
      await say('invoice moreton cafe $500 for the exit lights');
      expect(await rows('/api/finance-records')).toHaveLength(1);
      await say(words);
      expect(await rows('/api/finance-records')).toEqual([]);
      expect(await rows('/api/admin-tasks')).toEqual([]);
    },
  );

  it('"those three" are the three that were just made, and no neighbour of theirs', async () => {
    await say('remind me to ring energex tomorrow');
    await say('remind me to ring tony friday, remind me to pick up the keys friday and remind me to pay rates friday');
    expect(await rows('/api/admin-tasks')).toHaveLength(4);
    await say('bin those three tasks');
    expect(await rows('/api/admin-tasks')).toMatchObject([{ task_name: expect.stringContaining('energex') }]);
    expect(await pending()).toEqual([]);
  });
});
