// npm run answers [-- --show]: the answers of clients and suppliers, as they come in, and what is made of them.
import { readFileSync } from 'node:fs';
import build from '../../support/build.ts';
import { startServer } from '../../support/server.ts';
import { runAnswers } from './run.ts';
import type { Answer, Grade } from './score.ts';
import { NOW } from './setups.ts';

const SETS = ['answers-01', 'answers-02', 'answers-03', 'answers-04', 'answers-05', 'answers-06', 'answers-07'];
const read = (set: string): Answer[] =>
  readFileSync(new URL(`./${set}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);

await build();
for (const set of SETS) {
  const server = await startServer({ now: NOW, env: { SMTP_IN_PORT: '0', LOG_LEVEL: 'error' } });
  const judged = await runAnswers(server, read(set));
  await server.stop();
  const count = (grade: Grade) => judged.filter((one) => one.grade === grade).length;
  const share = (grade: Grade) => `${grade} ${((100 * count(grade)) / judged.length).toFixed(1)}`;
  console.log(`${set}: ${judged.length}: ${(['right', 'short', 'wrong', 'danger'] as const).map(share).join(', ')}`);
  if (!process.argv.includes('--show')) continue;
  for (const { answer, item, grade, proposals, why } of judged)
    if (grade !== 'right')
      console.log(
        `\n${answer.id} ${grade} ${answer.setup} ${answer.channel}: ${JSON.stringify(answer.body.slice(0, 300))}\n  ${item.summary}\n  proposed: ${proposals.join(', ') || '-'}; ${why.join('; ')}\n  (${answer.note})`,
      );
}
process.exit(0);
