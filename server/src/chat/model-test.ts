import { randomUUID } from 'node:crypto';
import type { CHECK_TITLES, Checked, Model, runChecks } from '@smoko/agents';
import { AppError, type ModelCheck, type ModelTest, testModel } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Actor } from '../domain/actor.ts';
import { type Call, type Implementation, implement } from '../domain/call.ts';
import { costOf } from '../domain/model/choice.ts';
import type { ChosenModel } from '../domain/model/chosen-model.ts';
import type { ModelService } from '../domain/model/model-service.ts';
import { asTest, TEST_SILENCE_MS } from '../domain/model/present.ts';
import type { Purpose } from '../domain/model/uses.ts';

/** What tries a model: of the agents room, loaded when it is first asked for. */
interface Tester {
  titles: typeof CHECK_TITLES;
  runChecks: typeof runChecks;
  modelFor(actor: Actor, chosen: ChosenModel, purpose: Purpose): Model;
}
export type LoadTester = () => Promise<Tester>;

export interface ModelTests {
  implementation: Implementation;
  /** Stops the tests that run here, and waits until they are put on file. */
  close(): Promise<void>;
}

const MICROS = 1_000_000;

/**
 * A test runs beside the request that asked for it: a model on a small machine may take minutes. How it goes is on file
 * and told live after each check.
 */
export function createModelTests(modelService: ModelService, load: LoadTester, log: Logger): ModelTests {
  const stop = new AbortController();
  const running = new Set<Promise<void>>();
  const own = ({ actor }: Call) => {
    const id = new Types.ObjectId(actor.userId);
    return { user_id: id, _id: id };
  };

  /** One at a time for each business; who died with its process has let go. */
  async function claim(call: Call, test: ModelTest): Promise<void> {
    const stale = { test_beat: { $lt: new Date(Date.now() - TEST_SILENCE_MS) } };
    const free = [{ test: null }, { 'test.status': { $ne: 'running' as const } }, stale];
    const set = { test, test_beat: new Date() };
    const before = await modelService.choices.updateOne({ ...own(call), $or: free }, { $set: set });
    if (before.matchedCount === 1) return;
    const first = { kind: 'default', version: 0 };
    const made = await modelService.choices
      .updateOne(own(call), { $setOnInsert: { ...first, ...set } }, { upsert: true })
      .catch(() => null);
    if (!made?.upsertedCount) throw new AppError('conflict', 'A test is running already. Wait until it has ended.');
  }

  async function keep(call: Call, test: ModelTest): Promise<void> {
    const mine = { ...own(call), 'test.started_at': test.started_at };
    await modelService.choices.updateOne(mine, { $set: { test, test_beat: new Date() } });
    modelService.announce(call.actor.userId);
  }

  async function work(call: Call, chosen: ChosenModel, test: ModelTest): Promise<void> {
    const { titles, runChecks, modelFor } = await load();
    const model = modelFor(call.actor, chosen, { what: 'test', ref: randomUUID() });
    const states = new Map<string, ModelCheck>(titles.map((check) => [check.id, waiting(check)]));
    const show = (next: string | undefined) => {
      const one = next === undefined ? undefined : states.get(next);
      if (one) states.set(one.id, { ...one, state: 'running' });
      test.checks = [...states.values()];
      return keep(call, test);
    };
    let at = 0;
    await show(titles[0]?.id);
    for await (const checked of runChecks(model, { signal: stop.signal })) {
      states.set(checked.id, asCheck(checked));
      addUp(test, checked, chosen);
      await show(titles[++at]?.id);
    }
    // those that were not tried, because nobody answered the first
    for (const [id, check] of states) if (check.state === 'running') states.set(id, { ...check, state: 'waiting' });
    test.status = 'done';
    await show(undefined);
  }

  async function begin(call: Call, chosen: ChosenModel): Promise<ModelTest> {
    const { titles } = await load();
    const test = begun(chosen, titles);
    await claim(call, test);
    const done = work(call, chosen, structuredClone(test))
      .catch(async (error: unknown) => {
        if (!stop.signal.aborted) log.error({ err: error }, 'a test of a model failed');
        await modelService.choices.updateOne(own(call), { $set: { 'test.status': 'stopped' } });
        modelService.announce(call.actor.userId);
      })
      .catch((error: unknown) => log.error({ err: error }, 'a test of a model could not be ended'))
      .finally(() => running.delete(done));
    running.add(done);
    return test;
  }

  return {
    implementation: implement(testModel, async (call, input) => {
      const test = await begin(call, await modelService.candidate(call, input));
      const shown = asTest({ test, test_beat: new Date() });
      if (!shown) throw new AppError('internal', 'The test did not begin.');
      return shown;
    }),
    async close() {
      stop.abort();
      await Promise.all(running);
    },
  };
}

const begun = (chosen: ChosenModel, titles: Tester['titles']): ModelTest => ({
  status: 'running',
  kind: chosen.kind,
  model: chosen.model,
  host: new URL(chosen.base_url).host,
  started_at: new Date().toISOString(),
  ms: 0,
  answer: null,
  input_tokens: 0,
  output_tokens: 0,
  estimated: false,
  cost: chosen.input_price === null || chosen.output_price === null ? null : 0,
  checks: titles.map(waiting),
});

const waiting = ({ id, title }: { id: string; title: string }): ModelCheck => ({
  id,
  title,
  state: 'waiting',
  problem: null,
  ms: null,
});

const asCheck = ({ id, title, passed, problem, ms }: Checked): ModelCheck => ({
  id,
  title,
  state: passed ? 'passed' : 'failed',
  problem,
  ms,
});

function addUp(test: ModelTest, { ms, answer, tokens }: Checked, chosen: ChosenModel): void {
  test.ms += ms;
  test.answer ??= answer;
  test.input_tokens += tokens.input;
  test.output_tokens += tokens.output;
  test.estimated ||= tokens.estimated;
  const cost = costOf({ input: test.input_tokens, output: test.output_tokens }, chosen);
  test.cost = cost === null ? null : cost / MICROS;
}
