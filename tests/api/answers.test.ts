import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Judged, runAnswers } from '../robustness/answers/run.ts';
import type { Answer } from '../robustness/answers/score.ts';
import { NOW } from '../robustness/answers/setups.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Of the messages, in per cent. */
const RIGHT_AT_LEAST = 95;

const answers = readFileSync(new URL('../robustness/answers/answers-03.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Answer);

describe('what clients and suppliers answer, over SMTP and as signed texts', () => {
  let server: TestServer;
  let judged: Map<string, Judged>;

  beforeAll(async () => {
    server = await startServer({ now: NOW, env: { SMTP_IN_PORT: '0', LOG_LEVEL: 'error' } });
    judged = new Map((await runAnswers(server, answers)).map((one) => [one.answer.id, one]));
  }, 600_000);
  afterAll(() => server.stop());

  it.each(answers.map(({ id }) => id))(
    '%s: nothing is proposed that must not be, and nothing changes by itself',
    (id) => {
      const one = judged.get(id);
      expect(['right', 'short'], one?.why.join('; ')).toContain(one?.grade);
    },
  );

  it('nearly all are read right', () => {
    const wrong = [...judged.values()].filter(({ grade }) => grade !== 'right').map(({ answer }) => answer.id);
    const right = 100 - (100 * wrong.length) / answers.length;
    expect(right, wrong.join(', ')).toBeGreaterThanOrEqual(RIGHT_AT_LEAST);
  });
});
