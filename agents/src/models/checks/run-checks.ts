import { askOne } from '../ask.ts';
import { type Model, ModelError, type Tokens } from '../model.ts';
import { CHECKS, type Heard } from './checks.ts';

/** How one check went, in words for people. */
export interface Checked {
  id: string;
  title: string;
  passed: boolean;
  /** What it did instead; null where it did well. */
  problem: string | null;
  /** Milliseconds. */
  ms: number;
  /** What it said, shortened; only of the first. */
  answer: string | null;
  tokens: Tokens;
}

/** What is going to be tried, in order. */
export const CHECK_TITLES: readonly { id: string; title: string }[] = CHECKS.map(({ id, title }) => ({ id, title }));

const LONGEST_ANSWER = 600;

/**
 * Tries a model, one check after the other, and tells of each as it ends. A server that does not answer the first one
 * is not asked the others. Throws AbortError when it is stopped.
 */
export async function* runChecks(model: Model, { signal }: { signal: AbortSignal }): AsyncIterable<Checked> {
  for (const [at, check] of CHECKS.entries()) {
    const tokens: Tokens = { input: 0, output: 0, estimated: false };
    const counting: Model = {
      ...model,
      counted(one) {
        tokens.input += one.input;
        tokens.output += one.output;
        tokens.estimated ||= one.estimated;
        model.counted?.(one);
      },
    };
    const begun = performance.now();
    let heard: Heard | ModelError;
    let pieces = 0;
    try {
      const onText = () => pieces++;
      const answer = await askOne(counting, { messages: [...check.messages], tools: [...check.tools], signal, onText });
      heard = { ...answer, pieces };
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      heard = error;
    }
    const failed = heard instanceof ModelError;
    const problem = heard instanceof ModelError ? `${heard.happened}.` : check.judge(heard);
    yield {
      id: check.id,
      title: check.title,
      passed: problem === null,
      problem,
      ms: Math.round(performance.now() - begun),
      answer: at === 0 && !(heard instanceof ModelError) ? heard.content.trim().slice(0, LONGEST_ANSWER) : null,
      tokens,
    };
    if (failed && at === 0) return;
  }
}
