import { expect, it } from 'vitest';
import { ROOT } from '../support/paths.ts';
import { run } from '../support/process.ts';

it('docker-compose itself takes docker-compose.yml, and finds no secret to fill in', async () => {
  const compose = run('docker-compose', ['-f', 'docker-compose.yml', 'config'], { cwd: ROOT });
  const code = await compose.exited;
  const output = compose.output();
  if (output.includes('ENOENT')) throw new Error('Install docker-compose: apt-get install docker-compose');
  expect(code, output).toBe(0);
  for (const name of ['server', 'mongo', 'redis', 'mailpit']) expect(output).toMatch(new RegExp(`^ {2}${name}:`, 'm'));
  expect(output).not.toMatch(/:\/\/[^/\s]+:[^@\s]+@/);
});
