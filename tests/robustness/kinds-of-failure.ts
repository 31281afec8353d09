// The kinds of failure once seen with the built-in model, each in many wordings, judged turn by turn.
import { FLOORS, holds, measureConversations } from './conversations.ts';
import type { ModelUsed } from './model.ts';
import { conversations, countWordings, type Failure } from './talk.ts';
import { writeSection } from './write.ts';

interface Options {
  seed: string;
  url?: string | undefined;
  model?: ModelUsed | undefined;
  showFails: boolean;
  write: boolean;
}

/** Prints the classes of every kind; whether the floors of conversations hold for them together. */
export async function measureFailures(
  failures: readonly Failure[],
  { seed, url, model, showFails, write }: Options,
): Promise<boolean> {
  const wordings = failures.reduce((all, failure) => all + countWordings(failure), 0);
  const all = failures.flatMap((failure) => conversations(failure, seed));
  const { text, withoutMoney, failed, seconds } = await measureConversations(all, { url, model, byKind: true });
  console.log(
    `\n${wordings} wordings of ${failures.length} kinds of failure, seed ${seed}, ${seconds.toFixed(0)} s\n\n${text}`,
  );
  if (showFails) console.log(`\n${failed.join('\n\n')}`);
  const kept = holds(withoutMoney, FLOORS.withoutMoney);
  console.log(`\nFloors of conversations: ${kept ? 'held' : 'NOT HELD'}`);
  if (write && !model) writeSection('kinds-of-failure', 'Kinds of failure', text);
  return kept;
}
