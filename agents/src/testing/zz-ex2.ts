// npm run explain -- "MESSAGE" [--records FILE] [--today YYYY-MM-DD] [--country AU|NZ] [--before "MESSAGE"]
// How the built-in model reads a message, step by step. FILE has records on file, one JSON object a line, as the records block
// of a prompt has them; --before is what was said last, and may stand several times.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ASSISTANT_TEAM } from '../assistants/registry.ts';
import { recordLines } from '../known.ts';
import { unexplained } from '../models/builtin/acts/coverage.ts';
import { actsIn } from '../models/builtin/acts/read-acts.ts';
import { valuesIn } from '../models/builtin/acts/values.ts';
import { intentsOf } from '../models/builtin/intent/intents.ts';
import { normalise } from '../models/builtin/normalise.ts';
import { plan } from '../models/builtin/plan.ts';
import { type Reading, recordsIn } from '../models/builtin/reading.ts';
import { split } from '../models/builtin/split.ts';

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    records: { type: 'string' },
    today: { type: 'string', default: '2026-11-20' },
    country: { type: 'string', default: 'AU' },
    before: { type: 'string', multiple: true, default: [] },
  },
});
const message = positionals.join(' ');
if (!message) {
  console.error(
    'Usage: npm run explain -- "MESSAGE" [--records FILE] [--today YYYY-MM-DD] [--country AU|NZ] [--before "MESSAGE"]',
  );
  process.exit(2);
}
const records = given.records ? recordsIn(readFileSync(given.records, 'utf8')) : recordsIn(recordLines([]));
const reading: Reading = {
  facts: {
    today: given.today,
    country: given.country === 'NZ' ? 'NZ' : 'AU',
    user: '',
    business: '',
    jobOnScreen: null,
  },
  // as if one assistant had them all: what is called is shown, and not to whom it is handed
  tools: new Set(Object.values(ASSISTANT_TEAM).flatMap(({ tools }) => tools.map(({ name }) => name))),
  router: true,
  message,
  original: null,
  doneSoFar: [],
  earlier: [],
  records,
  history: given.before.map((text, i) => ({ role: (i % 2 ? 'assistant' : 'user') as 'user', text })),
  results: [],
  files: [],
  material: null,
};

const show = (title: string, value: unknown) =>
  console.log(
    `${title}\n  ${typeof value === 'string' ? value : JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ')}`,
  );
const words = normalise(message);
show('words', words);
show('values', valuesIn(words, reading));
const { acts, rest } = actsIn(words, reading);
for (const { text, call, say, left } of acts) show(`act "${text}"`, { ...(call ?? { say }), left });
for (const text of rest) show(`no act "${text}"`, { unexplained: unexplained(text, []) });
for (const part of split(words, reading)) show(`older rules "${part}"`, intentsOf(part, reading).slice(0, 3));
show('plan', plan(reading));
