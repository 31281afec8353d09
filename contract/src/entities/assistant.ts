import { z } from 'zod';

/** Who the assistants are (specification, section 1). One entry each; the agents room adds prompt and tools. */
const TEAM = [
  {
    id: 'jerry',
    name: 'Jerry',
    role: 'Project Manager & Team Coordinator',
    description: 'Runs your jobs and coordinates the team.',
    status: 'online',
    specialties: ['Project management', 'Coordinating the team'],
    isPrimary: true,
  },
  {
    id: 'michelle',
    name: 'Michelle',
    role: 'Administrative Assistant',
    description: 'Keeps the schedule, the paperwork and your clients in order.',
    status: 'online',
    specialties: ['Scheduling', 'Documentation', 'Client relations'],
    isPrimary: false,
  },
  {
    id: 'renea',
    name: 'Renea',
    role: 'Finance & Accounting Assistant',
    description: 'Looks after budgets, invoices and what is owed.',
    status: 'online',
    specialties: ['Budgeting', 'Invoicing', 'Financial analysis'],
    isPrimary: false,
  },
  {
    id: 'sarah',
    name: 'Sarah',
    role: 'Procurement & Supply Chain Assistant',
    description: 'Finds materials, orders them and keeps suppliers on their toes.',
    status: 'online',
    specialties: ['Supplier management', 'Material sourcing', 'Inventory'],
    isPrimary: false,
  },
] as const;

export type AssistantId = (typeof TEAM)[number]['id'];
type AssistantName = (typeof TEAM)[number]['name'];
export const ASSISTANT_IDS = TEAM.map(({ id }) => id) as [AssistantId, ...AssistantId[]];
/** As records name them: agent_name, assigned_to. */
export const ASSISTANT_NAMES = TEAM.map(({ name }) => name) as [AssistantName, ...AssistantName[]];

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

export const assistantName = (id: AssistantId): string => ASSISTANTS.find((a) => a.id === id)?.name ?? id;
