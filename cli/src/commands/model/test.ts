import { setTimeout as sleep } from 'node:timers/promises';
import { getModel, MODEL_KINDS, type ModelTest, testModel } from '@smoko/contract';
import type { Context } from '../../context.ts';
import { CliError } from '../../exit.ts';
import { oneOf } from '../../output/flags.ts';
import type { Session } from '../../session/session.ts';
import { operationCommand } from '../operation.ts';
import { keyOption, withKey } from './key.ts';
import { checkLine, printResult } from './print.ts';

const LOOK_MS = 400;

/** Follows the test that was begun, and tells of each check as it ends: on stderr, so that --json stays alone. */
async function follow(session: Session, begun: ModelTest, context: Context): Promise<ModelTest> {
  let told = 0;
  for (;;) {
    const { test } = await session.api.call(getModel, {});
    if (test?.started_at !== begun.started_at) throw new CliError('Another test was begun meanwhile.');
    const ended = test.checks.filter(({ state }) => state === 'passed' || state === 'failed');
    for (const check of ended.slice(told)) context.stderr.write(`${checkLine(check, context)}\n`);
    told = ended.length;
    if (test.status !== 'running') return test;
    await sleep(LOOK_MS);
  }
}

export const { configure } = operationCommand({
  operation: testModel,
  args: [{ field: 'kind', syntax: '[kind]', about: 'another than is chosen', parse: oneOf(MODEL_KINDS) }],
  naming: () => ({
    base_url: { flag: 'address', about: 'where it is' },
    model: { about: 'its name' },
    key: { hidden: true },
  }),
  options: keyOption,
  complete: (input, options, context) => (options.keyStdin ? withKey(input, options, context, '') : input),
  call: async (session, input, _options, context) => follow(session, await session.api.call(testModel, input), context),
  print(test, context) {
    printResult(test, context);
    // nobody was there
    if (test.answer === null) context.exitWith(1);
  },
});
