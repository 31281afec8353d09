import type { ModelSettings, ModelTest } from '@smoko/contract';
import type { Context } from '../../context.ts';
import { clean, oneLine } from '../../term/clean.ts';
import { printDetails } from '../../term/details.ts';
import { formatMoment } from '../../term/format.ts';

const KEEPS: Readonly<Record<ModelSettings['kind'], string>> = {
  default: '',
  builtin: 'nothing leaves the machine that Smoko runs on',
  local: 'the words stay on the machine that Smoko runs on',
  openai: 'the words of conversations, and the records shown for them, go to OpenAI',
  other: 'the words of conversations, and the records shown for them, go to whoever runs it',
};

/** Small sums need more than two decimals: $0.0042. */
export const formatCost = (dollars: number): string =>
  `$${dollars > 0 && dollars < 0.1 ? String(Number(dollars.toFixed(6))) : dollars.toFixed(2)}`;

const perMillion = ({ input_price, output_price }: ModelSettings): string =>
  input_price === null || output_price === null
    ? ''
    : `$${input_price} read, $${output_price} written, a million tokens`;

export function printModel(settings: ModelSettings, context: Context): void {
  const { kind, answers, base_url, model, key_ends, budget, month, trouble } = settings;
  const tokens = `${month.estimated ? 'about ' : ''}${month.input_tokens + month.output_tokens} tokens`;
  const cost = settings.input_price === null ? '' : `, ${formatCost(month.cost)}`;
  printDetails(context, [
    ['Answers now', answers.host === null ? answers.name : `${answers.name} at ${answers.host}`],
    ['Chosen', kind],
    ['Keeps', KEEPS[kind]],
    ['Address', base_url ?? ''],
    ['Model', model ?? ''],
    ['Key', key_ends === null ? '' : `ends in ${key_ends || '...'}`],
    ['Price', perMillion(settings)],
    ['Budget', budget === null ? '' : `${formatCost(budget)} a month`],
    [`In ${month.name}`, `${month.turns} turns, ${tokens}${cost}`],
    ['Taken over', month.stood_in ? `${month.stood_in} times, by the built-in model` : ''],
  ]);
  if (answers.why) context.print(context.style('yellow', `! ${oneLine(answers.why)}`));
  if (trouble) context.print(context.style('yellow', `! ${formatMoment(trouble.at)}: ${oneLine(trouble.message)}`));
}

/** One line of a check that has ended. */
export function checkLine({ title, state, problem, ms }: ModelTest['checks'][number], context: Context): string {
  const sign = state === 'passed' ? context.style('green', '✓') : context.style('red', '✗');
  const time = ms === null ? '' : ` (${(ms / 1_000).toFixed(1)} s)`;
  return `${sign} ${oneLine(title)}${time}${problem ? `: ${oneLine(problem)}` : ''}`;
}

/** What it said and took, once it is over. */
export function printResult(test: ModelTest, context: Context): void {
  const passed = test.checks.filter(({ state }) => state === 'passed').length;
  if (test.answer) context.print(clean(test.answer).replace(/^/gm, '  '));
  const about = test.estimated ? 'about ' : '';
  const cost = test.cost === null ? 'no price known' : formatCost(test.cost);
  context.print(
    `${passed} of ${test.checks.length} passed in ${(test.ms / 1_000).toFixed(1)} s, ${about}${test.input_tokens} tokens read and ${test.output_tokens} written, ${cost}.`,
  );
}
