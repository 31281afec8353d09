import { AUTOMATIONS } from '@smoko/contract';

/** The argument of the commands that are about one automation. */
export const KIND = { field: 'kind', syntax: '<name>', about: `one of: ${AUTOMATIONS.join(', ')}` } as const;
