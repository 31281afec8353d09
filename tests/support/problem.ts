import { type Problem, problemSchema } from '@smoko/contract';
import { expect } from 'vitest';

/** Asserts that an answer is a complete problem document of this status, and gives it. */
export async function expectProblem(response: Response, status: number, code?: string): Promise<Problem> {
  const text = await response.text();
  expect(response.status, text).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const problem = problemSchema.strict().parse(JSON.parse(text));
  expect(problem.status).toBe(status);
  expect(problem.type).toBe(`/api/docs#error-${problem.code}`);
  expect(problem.title).not.toBe('');
  expect(problem.detail).not.toBe('');
  expect(problem.request_id).toBe(response.headers.get('x-request-id'));
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|mongo/i);
  if (code) expect(problem.code, text).toBe(code);
  return problem;
}
