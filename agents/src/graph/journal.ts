import { z } from 'zod';
import type { TurnContext } from '../context.ts';
import type { Answer } from '../models/ask.ts';

const answerSchema = z.object({
  content: z.string(),
  calls: z.array(
    z.object({ name: z.string(), args: z.record(z.string(), z.unknown()), problem: z.string().optional() }),
  ),
});

/** A model answer kept from an earlier try of this turn; unreadable ones are asked for again. */
export function readAnswer(turn: TurnContext, key: string): Answer | undefined {
  const kept = turn.journal.read(key);
  if (kept === undefined) return undefined;
  try {
    return answerSchema.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

export const keepAnswer = (turn: TurnContext, key: string, answer: Answer): Promise<void> =>
  turn.journal.write(key, JSON.stringify(answer));
