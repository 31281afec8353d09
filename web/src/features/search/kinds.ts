/** What can be found, in the order in which it is shown. */
export const KINDS = ['client', 'job', 'quote', 'money', 'supplier', 'order', 'task'] as const;
export type Kind = (typeof KINDS)[number];
