// Without a schema, so that the terminal client can name them before it loads any.

/** Who the assistants are (specification, section 1). One entry each; the agents room adds prompt and tools. */
export const TEAM = [
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
export type AssistantName = (typeof TEAM)[number]['name'];
export const ASSISTANT_IDS = TEAM.map(({ id }) => id) as [AssistantId, ...AssistantId[]];
/** As records name them: agent_name, assigned_to. */
export const ASSISTANT_NAMES = TEAM.map(({ name }) => name) as [AssistantName, ...AssistantName[]];
