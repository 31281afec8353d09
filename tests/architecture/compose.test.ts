import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../support/paths.ts';
import { run } from '../support/process.ts';

const source = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const SECRET = /KEY|SECRET|TOKEN|PASSWORD|SID/;

/** What docker-compose makes of the file, by service. */
const services = new Map<string, string>();
let output = '';

beforeAll(async () => {
  const compose = run('docker-compose', ['-f', 'docker-compose.yml', 'config'], { cwd: ROOT });
  const code = await compose.exited;
  output = compose.output();
  if (output.includes('ENOENT')) throw new Error('Install docker-compose: apt-get install docker-compose');
  expect(code, output).toBe(0);
  const [, block = ''] = /^services:\n((?: {2}.*\n|\n)+)/m.exec(output) ?? [];
  for (const part of block.split(/^ {2}(?=\w)/m).filter(Boolean)) services.set(part.split(':')[0] ?? '', part);
});

describe('docker-compose.yml', () => {
  it('is understood: the server, MongoDB, Redis and a mail catcher', () => {
    // what only a profile starts is told by some versions of docker-compose, and by others not
    const always = [...services].filter(([, text]) => !text.includes('profiles:')).map(([name]) => name);
    expect(always.sort()).toEqual(['mailpit', 'mongo', 'redis', 'server']);
  });

  it('checks the health of every service that the server waits for, and of the server', () => {
    for (const [name, text] of services) if (name !== 'server') expect(text, name).toMatch(/healthcheck:[\s\S]*test:/);
    for (const name of ['mongo', 'redis', 'mailpit']) expect(services.get('server')).toContain(`${name}:`);
    expect(services.get('server')?.match(/condition: service_healthy/g)).toHaveLength(3);
    expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health/m);
  });

  it('has no secret in it: each comes from outside and is empty without', () => {
    const lines = source.split('\n').filter((line) => /^ {6}[A-Z0-9_]+:/.test(line));
    const secrets = lines.filter((line) => SECRET.test(line.split(':')[0] ?? ''));
    expect(secrets.length).toBeGreaterThan(4);
    for (const line of secrets) expect(line).toMatch(/^ {6}(\w+): \$\{\1:-\}$/);
    expect(source).not.toMatch(/:\/\/[^/\s$]+:[^@\s]+@/);
    expect(output).not.toMatch(/:\/\/[^/\s]+:[^@\s]+@/);
  });

  it('opens ports to this machine only, and the databases to nobody outside', () => {
    const ports = [...source.matchAll(/^ {6}- "([^"]*:\d+)"$/gm)].map((match) => match[1]);
    expect(ports).toHaveLength(2);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    for (const name of ['mongo', 'redis']) expect(services.get(name)).not.toContain('ports:');
  });

  it('names an exact line of every image', () => {
    for (const [name, text] of services) {
      if (name === 'server') continue;
      expect(text.match(/image: (\S+)/)?.[1]).toMatch(/^[\w/.-]+:(v|RELEASE\.)?\d[\w.-]*$/);
    }
  });
});
