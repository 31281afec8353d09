import { z } from 'zod';
import { ASSISTANT_IDS, ASSISTANT_NAMES, type AssistantId, type AssistantName, TEAM } from '../team.ts';

const listed = (words: readonly string[]) => `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
export const assistantIdSchema = z.enum(ASSISTANT_IDS, `The assistants are ${listed(ASSISTANT_IDS)}.`);
export const assistantNameSchema = z.enum(ASSISTANT_NAMES, `The assistants are ${listed(ASSISTANT_NAMES)}.`);

export const assistantSchema = z.object({
  id: assistantIdSchema,
  name: z.string(),
  role: z.string(),
  description: z.string(),
  status: z.literal('online'),
  specialties: z.array(z.string()),
  isPrimary: z.boolean(),
});
export type Assistant = z.infer<typeof assistantSchema>;

export const ASSISTANTS: readonly Assistant[] = TEAM.map((one) => ({ ...one, specialties: [...one.specialties] }));

export function assistantName(id: AssistantId): AssistantName {
  const found = TEAM.find((one) => one.id === id);
  if (!found) throw new Error(`No assistant is ${id}.`);
  return found.name;
}
