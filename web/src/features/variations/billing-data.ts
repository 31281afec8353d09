import type { getJobBilling, WireOutput } from '@smoko/contract';

export type Billing = WireOutput<typeof getJobBilling>;
export type Stage = Billing['stages'][number];
