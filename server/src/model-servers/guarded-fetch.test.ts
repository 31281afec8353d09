import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findServers } from './find-servers.ts';
import { createGuardedFetch, refusedBecause } from './guarded-fetch.ts';
import { listNames } from './list-names.ts';

let server: Server;
let port: number;
let asked: string[] = [];
beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(`${req.url} ${req.headers.authorization ?? ''}`.trim());
    if (req.url === '/moved/models')
      return void res.writeHead(302, { location: `http://127.0.0.1:${port}/v1/models` }).end();
    if (req.url === '/locked/models') return void res.writeHead(401).end();
    if (req.url === '/page/models') return void res.end('<html></html>');
    if (req.url === '/other/models') return void res.end('{"data":[{"name":"x"}]}');
    if (req.url === '/endless/models') {
      const more = setInterval(() => res.write('x'.repeat(500_000)), 1);
      return void res.once('close', () => clearInterval(more));
    }
    if (req.url === '/silent/models') return;
    res.end(JSON.stringify({ object: 'list', data: [{ id: 'qwen3:4b', owned_by: 'library' }, { id: 'llama3.2' }] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const here = (path: string, host = '127.0.0.1') => `http://${host}:${port}${path}`;
const outcome = (run: Promise<unknown>) =>
  run.then(
    () => 'answered',
    (error: unknown) => refusedBecause(error) ?? 'failed',
  );

describe('a fetch of typed addresses', () => {
  const open = createGuardedFetch({ privateAllowed: true });
  const closed = createGuardedFetch({ privateAllowed: false });

  it('reaches this machine where that is allowed, by address and by name', async () => {
    expect(await outcome(open(here('/v1/models')))).toBe('answered');
    expect(await outcome(open(here('/v1/models', 'localhost')))).toBe('answered');
  });

  it.each(['127.0.0.1', '[::1]', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '127.1'])(
    'does not where it is not: %s',
    async (host) => {
      asked = [];
      expect(await outcome(closed(here('/v1/models', host)))).toContain('Whoever runs this Smoko can allow them.');
      expect(asked).toEqual([]);
    },
  );

  it.each(['169.254.169.254', '[fe80::1]', '0.0.0.0', '[::ffff:169.254.169.254]', '[fd00:ec2::254]'])(
    'never: %s',
    async (host) => {
      expect(await outcome(open(`http://${host}/latest/meta-data`))).toContain('not one a model server can have');
    },
  );

  it('checks what a name stands for, all of it, and connects to nothing else', async () => {
    const named = (addresses: string[], privateAllowed: boolean) =>
      createGuardedFetch({ privateAllowed }, (_host, _options, done) =>
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      );
    asked = [];
    const at = here('/v1/models', 'models.example');
    expect(await outcome(named(['169.254.169.254'], true)(at))).toContain('not one a model server can have');
    expect(await outcome(named(['127.0.0.1', '169.254.169.254'], true)(at))).toContain('not one');
    expect(await outcome(named(['127.0.0.1'], false)(at))).toContain('Whoever runs this Smoko can allow them.');
    expect(await outcome(named(['1.1.1.1'], true)(at))).toContain('https://');
    expect(asked).toEqual([]);
    expect(await outcome(named(['127.0.0.1'], true)(at))).toBe('answered');
    expect(asked).toEqual(['/v1/models']);
  });

  it('follows nobody elsewhere', async () => {
    asked = [];
    expect(await outcome(open(here('/moved/models')))).toBe('failed');
    expect(asked).toEqual(['/moved/models']);
  });
});

describe('the models of a server', () => {
  const list = (path: string, key: string | null = null) =>
    listNames(createGuardedFetch({ privateAllowed: true }), { baseUrl: here(path), key, ms: 300 });

  it('are listed, with the key', async () => {
    asked = [];
    expect(await list('/v1', 'sk-1')).toEqual({ models: ['qwen3:4b', 'llama3.2'], ownedBy: 'library' });
    expect(asked).toEqual(['/v1/models Bearer sk-1']);
  });

  it.each([
    ['/locked', 'did not take the key'],
    ['/page', 'did not answer. Check that the server is running'],
    ['/other', 'not like a model server'],
    ['/moved', 'did not answer'],
    ['/endless', 'did not answer'],
    ['/silent', 'did not answer'],
  ])('or it is said why not: %s', async (path, words) => {
    const error = await list(path, 'sk-secret').catch((reason: unknown) => reason as Error);
    expect((error as Error).message).toContain(words);
    expect((error as Error).message).not.toContain('sk-secret');
  });
});

describe('looking for servers on this machine', () => {
  it('finds those that answer, by the name they give themselves, and waits for nobody', async () => {
    const places = [
      { name: 'vLLM', base_url: here('/v1') },
      { name: 'LM Studio', base_url: here('/silent') },
      { name: 'llama.cpp', base_url: here('/page') },
      { name: 'Nobody', base_url: 'http://127.0.0.1:1/v1' },
    ];
    expect(await findServers(places, 3_000)).toEqual([
      { name: 'Ollama', base_url: here('/v1'), models: ['qwen3:4b', 'llama3.2'] },
    ]);
  });
});
