import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listApprovals, orchestrate } from '@smoko/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { signedIn } from './signed-in.ts';
import { type Home, openTerminal, SMOKO, type Terminal } from './terminal.ts';

let server: TestServer;
let account: Account;
let home: Home;
let shell: Terminal | undefined;

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z' });
  ({ account, home } = await signedIn(server.url));
  await post(account, '/api/projects', { job_name: 'Fence and gate', job_number: '7001' });
  await post(account, '/api/projects', { job_name: "O'Hara fence", job_number: '8002' });
  const bin = join(home.folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'smoko'), `#!/bin/sh\nexec '${process.execPath}' '${SMOKO}' "$@"\n`);
  chmodSync(join(bin, 'smoko'), 0o755);
});
afterEach(() => shell?.end());
afterAll(async () => {
  home.close();
  await server.stop();
});

const complete = async (...words: string[]) => {
  const { code, screen } = await home.run('__complete', ...words);
  expect(code).toBe(0);
  return screen.split('\n').map((line) => line.split('\t')[0]?.split(/ {2,}/)[0]?.trim() ?? '');
};

describe('what may come next', () => {
  it('is a command, an option, one of its values or a record', async () => {
    expect(await complete('jo')).toEqual([expect.stringMatching(/^jobs/)]);
    const verbs = (await complete('jobs', '')).join(' ');
    for (const verb of ['list', 'show', 'add', 'edit', 'rm']) expect(verbs).toContain(verb);
    expect((await complete('jobs', 'list', '--st')).join()).toContain('--status');
    expect(await complete('jobs', 'list', '--status', 'in')).toEqual(['in_progress']);
    expect(await complete('jobs', 'show', 'Fence')).toEqual(['Fence and gate']);
    expect(await complete('config', 'use', 'def')).toEqual(['default']);
  });

  it('is a quote by its short name, or by its number where that is begun', async () => {
    const { quote_number } = await post(account, '/api/quotes', {});
    expect(await complete('quotes', 'show', 'Q')).toEqual(['Q1']);
    expect(await complete('quotes', 'show', 'Q-1')).toEqual([`${quote_number} Q1`]);
    for (const name of ['q1', String(quote_number)])
      expect((await home.run('quotes', 'show', name)).screen).toContain(String(quote_number));
    expect((await home.run('quotes', 'list')).screen).not.toContain(String(quote_number));
  });

  it('is a client, a job or an invoice wherever one is named: in a word of its own, or behind a flag', async () => {
    const { id } = await post(account, '/api/clients', { name: 'Margaret Hale' });
    const { invoice_number } = await post(account, '/api/invoices', { client_id: id, amount: 80, issue: true });
    const number = String(invoice_number);
    await post(account, '/api/finance-records', {
      type: 'payment',
      amount: 20,
      description: 'Half now',
      client_id: id,
    });
    expect(await complete('statement', 'Mar')).toEqual(['Margaret Hale']);
    expect(await complete('payments', 'add', '--client', 'Mar')).toEqual(['Margaret Hale']);
    expect(await complete('jobs', 'list', '--client', 'Nobody')).toEqual(['']);
    expect(await complete('invoices', 'show', 'INV')).toEqual([number]);
    expect(await complete('payments', 'add', '--amount', '20', '--on', 'INV')).toEqual([number]);
    expect(await complete('payments', 'show', 'Ha')).toEqual(['Half now']);
    expect(await complete('tasks', 'add', '--job', 'Fence')).toEqual(['Fence and gate']);
  });

  it('is what an alias stands for, with its places', async () => {
    await home.run('alias', 'set', 'week', 'jobs list --sort job_date');
    await home.run('alias', 'set', 'owes', 'statement $1 --from 1/7');
    await post(account, '/api/clients', { name: 'Aroha Parata' });
    expect(await complete('we')).toEqual(['week']);
    expect(await complete('week', '--stat')).toEqual(['--status']);
    expect(await complete('week', '--status', 'pen')).toEqual(['pending']);
    expect(await complete('owes', 'Aro')).toEqual(['Aroha Parata']);
    expect((await complete('owes', 'Aroha Parata', '--js')).join()).toContain('--jsonl');
    expect(await complete('alias', 'rm', '')).toEqual(['week', 'owes']);
    for (const word of ['week', 'owes']) await home.run('alias', 'rm', word);
  });

  it('is one of few words, a profile or a code, and the same behind help or a =', async () => {
    expect(await complete('jobs', 'list', '--sort', 'job_d')).toEqual(['job_date']);
    expect(await complete('jobs', 'set-status', '7001', 'in')).toEqual(['in_progress']);
    expect(await complete('jobs', 'list', '--profile', 'def')).toEqual(['default']);
    expect(await complete('config', 'set', 'agent', 're')).toEqual(['renea']);
    expect(await complete('help', 'jobs', 'sho')).toEqual(['show']);
    // as zsh and fish have it, and as bash, which breaks the word
    expect(await complete('jobs', 'list', '--status=pen')).toEqual(['--status=pending']);
    expect(await complete('jobs', 'list', '--status', '=', 'pen')).toEqual(['pending']);
    await account.client.call(orchestrate, { message: 'delete job 8002' });
    const { data } = await account.client.call(listApprovals, { status: 'pending' });
    expect(await complete('approvals', 'approve', '')).toEqual([data[0]?.code]);
  });

  it('is nothing, without a word, where something is wrong', async () => {
    for (const words of [
      ['nonsense', ''],
      ['jobs', 'show', '--profile', 'nobody', ''],
      ['jobs', 'show', '--url', 'http://127.0.0.1:1', ''],
      ['jobs', 'show', '--url', 'ftp://x', ''],
    ]) {
      expect(await complete(...words), words.join(' ')).toEqual(['']);
    }
  });
});

const SHELLS = {
  bash: { path: '/bin/bash', args: ['--noprofile', '--norc', '-i'], begin: '' },
  zsh: { path: '/usr/bin/zsh', args: ['-f', '-i'], begin: 'autoload -Uz compinit; compinit -u; ' },
  fish: { path: '/usr/bin/fish', args: ['--no-config', '-i'], begin: '' },
};

// every machine that runs the tests has bash; the others are tried where they are
for (const [name, { path, args, begin }] of Object.entries(SHELLS).filter(([, { path }]) => existsSync(path))) {
  it(`the Tab key in ${name} completes commands, options and names`, async () => {
    shell = openTerminal(path, args, {
      env: { ...home.env, PATH: `${home.folder}/bin:${process.env.PATH ?? ''}`, PS1: 'ready> ', PROMPT: 'ready> ' },
      columns: 160,
    });
    const load = name === 'fish' ? 'smoko completion fish | source' : `eval "$(smoko completion ${name})"`;
    // in two parts, so that the line typed is not taken for its output
    shell.type(`${begin}${load} && echo loa""ded\r`);
    await shell.shows(/^loaded/m);
    shell.type('smoko jobs sho\t');
    await shell.shows('smoko jobs show');
    shell.type('70\t');
    await shell.shows('smoko jobs show 7001');
    shell.type('\x15smoko jobs list --stat\t');
    await shell.shows('smoko jobs list --status');
    shell.type('in_\t');
    await shell.shows(/--status in_progress/);
    if (name === 'bash') {
      // within a quote that is open, and behind =
      shell.type('\x15smoko open jobs "Fen\t');
      await shell.shows('smoko open jobs "Fence and gate"');
      shell.type(' --print\r');
      await shell.shows(`${server.url}/job-details?job=7001`);
      shell.type('smoko jobs list --status=in_p\t');
      await shell.shows('smoko jobs list --status=in_progress');
    }
    // a name with a space and a quote comes out as one word
    shell.type('\x15smoko open jobs O\t');
    await shell.shows(/smoko open jobs \S*O\S+Hara\S+fence|smoko open jobs \S*O\S+Hara\S* fence/);
    shell.type(' --print\r');
    await shell.shows(`${server.url}/job-details?job=8002`);
  });
}
