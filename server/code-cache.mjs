import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const READY = /^Smoko is ready: (\S+)$/m;
const START_MS = 60_000;
const RECORDED_MS = 30_000;
const AFTER_MS = 2_500;

/**
 * Has what was built run once, with a first account and a first message, and keeps what V8 made of the code beside it.
 * Without that it runs as well, only starts slower: where it cannot run here, nothing is kept.
 */
export async function recordCode(out, bundles) {
  const beside = join(out, 'recorded');
  const caches = Object.values(bundles).map((bundle) => bundle.replace(/\.cjs$/, '.cache'));
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside);
  copyFileSync(join(here, 'load.mjs'), join(beside, 'load.mjs'));
  copyFileSync(join(here, 'record.mjs'), join(beside, 'record.mjs'));
  copyFileSync(join(out, 'learnt.json'), join(beside, 'learnt.json'));
  for (const [name, bundle] of Object.entries(bundles)) {
    copyFileSync(join(out, bundle), join(beside, bundle));
    writeFileSync(join(beside, `${name}.js`), `import { record } from './record.mjs';\n\nrecord('./${bundle}');\n`);
  }
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const env = { PATH, HOME, TMPDIR, SystemRoot, PORT: '0', MODEL_PRIVATE_ADDRESSES: 'refuse' };
  const server = spawn(process.execPath, [join(beside, 'main.js')], {
    env: { ...env, SMOKO_DATA_DIR: join(beside, 'data') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((done) => server.once('close', done));
  const there = () => caches.every((name) => existsSync(join(beside, name)));
  try {
    await talk(await address(server));
    // what the message needed is written down with the next
    await sleep(AFTER_MS);
    for (let waited = AFTER_MS; waited < RECORDED_MS && !there(); waited += 100) await sleep(100);
  } catch {
    // what was kept of it so far is as good
  } finally {
    server.kill('SIGKILL');
    await ended;
    for (const name of caches) if (existsSync(join(beside, name))) copyFileSync(join(beside, name), join(out, name));
    rmSync(beside, { recursive: true, force: true });
  }
}

function address(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    setTimeout(() => reject(new Error('It did not start.')), START_MS).unref();
    server.once('close', () => reject(new Error('It ended.')));
    server.stdout.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      const url = READY.exec(output)?.[1];
      if (url) resolve(url);
    });
  });
}

async function talk(url) {
  const post = async (path, body, headers = {}) => {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    };
    const answer = await fetch(`${url}${path}`, init);
    return answer.json();
  };
  const { access_token } = await post('/api/auth/signup', {
    email: 'first@example.com',
    password: 'correct horse battery staple',
    full_name: 'Dave Carmody',
    business_name: 'Carmody Electrical',
    business_location: 'Penrith NSW',
  });
  const message = 'New job: deck for Sam Carter, phone 0491 570 156';
  await post('/api/functions/agent-orchestrator', { message }, { authorization: `Bearer ${access_token}` });
}
