import { problemSchema } from '@smoko/contract';
import { expect } from 'vitest';
import type { Answer } from '../../support/send.ts';

/** Whether this is a refusal that says what is wrong; a page says it as a page. */
export function expectRefusal({ status, type, text }: Answer, what: string, page = false): void {
  const said = `${what} was answered ${status} ${type} ${text.slice(0, 300)}`;
  expect(status, said).toBeGreaterThanOrEqual(400);
  expect(status, said).toBeLessThan(500);
  if (page && type.startsWith('text/html')) {
    expect(text, said).toMatch(/<title>|<h1/);
    return;
  }
  expect(type, said).toMatch(/^application\/problem\+json/);
  const problem = problemSchema.strict().parse(JSON.parse(text));
  expect(problem.status, said).toBe(status);
  expect(problem.detail, said).toMatch(/^[A-Z].{10,}/s);
  expect(text, said).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
}
