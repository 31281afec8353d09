import { z } from 'zod';

export const ASSISTANT_IDS = ['jerry', 'michelle', 'renea', 'sarah'] as const;
export const assistantIdSchema = z.enum(ASSISTANT_IDS, 'The assistants are jerry, michelle, renea and sarah.');
export type AssistantId = z.infer<typeof assistantIdSchema>;

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

/** Who the four are (specification, section 1). The agents room adds prompts and tools to each. */
export const ASSISTANTS: readonly Assistant[] = [
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
];

export const assistantName = (id: AssistantId): string => ASSISTANTS.find((a) => a.id === id)?.name ?? id;
