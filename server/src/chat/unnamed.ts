import type { Invocation, Services, TurnContext } from '@smoko/agents';
import { AppError, type Operation } from '@smoko/contract';

/** Records on file that one message may change without naming them; the next waits for a yes. */
const MOST_UNNAMED = 3;
/** Records that one message may add. A pasted list has a few dozen. */
const MOST_ADDED = 200;

/**
 * Whatever a model says, and whoever's text it goes by: what the user does not name is not changed in bulk. A record
 * is named when the user's words (`said`: this message and those just before it) lead to it, when the conversation
 * touched it lately, when this turn made it, or when it is on the screen. How a call was judged is kept in the journal,
 * so that a retry judges the same.
 */
export function guardUnnamed(context: TurnContext, said: readonly string[]): TurnContext {
  const made = new Set<string>();
  const changed = new Set<string>();
  let added = 0;
  let named: Promise<ReadonlySet<string>> | null = null;

  const isNamed = async (id: string) => {
    named ??= Promise.all(said.map((message) => context.known(message))).then(
      (known) => new Set(known.flat().map((record) => record.id)),
    );
    return (await named).has(id);
  };

  async function waits(id: string, place: string): Promise<boolean> {
    if (made.has(id) || id === context.job?.id || changed.has(id)) return false;
    if (changed.size < MOST_UNNAMED) {
      changed.add(id);
      return false;
    }
    const kept = context.journal.read(place);
    if (kept !== undefined) return kept === 'waits';
    const judged = !(await isNamed(id));
    await context.journal.write(place, judged ? 'waits' : 'named');
    return judged;
  }

  function guarded({ assistant, step, index }: Invocation, services: Services): Services {
    let writes = 0;
    return {
      read: services.read,
      async write(operation, input, words) {
        const place = `unnamed:${assistant}:${step}:${index}:${writes++}`;
        const id = (input as { id?: string }).id;
        if (isCreation(operation) && ++added > MOST_ADDED)
          throw new AppError('conflict', 'That is more than one message can add. Send the rest in another message.');
        const bulk = words.bulk || (id !== undefined && operation.risk === 'write' && (await waits(id, place)));
        const outcome = await services.write(operation, input, { ...words, bulk });
        if (outcome.status === 'done' && isCreation(operation)) {
          made.add((outcome.output as { id: string }).id);
          if (outcome.also) made.add((outcome.also.output as { id: string }).id);
        }
        return outcome;
      },
    };
  }

  return { ...context, services: (invocation) => guarded(invocation, context.services(invocation)) };
}

const isCreation = ({ id }: Operation): boolean => id.endsWith('.create');
