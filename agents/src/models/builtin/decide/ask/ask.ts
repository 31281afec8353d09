import type { Intent } from '../../intent/intents.ts';
import type { Reading } from '../../reading.ts';
import type { Reply } from '../../reply.ts';
import { askJobs } from './jobs.ts';
import { askMoney } from './money.ts';
import { askOrders } from './orders.ts';
import { askPeople } from './people.ts';
import { askQuotes } from './quotes.ts';
import { askTasks } from './tasks.ts';

type Asker = (request: string, intent: Intent, reading: Reading) => Reply;

const ASKERS: Record<Intent['entity'], Asker> = {
  job: askJobs,
  client: askPeople,
  supplier: askPeople,
  task: askTasks,
  finance: askMoney,
  item: askOrders,
  quote: askQuotes,
};

/** A question about what is on file: one call of a tool that only reads. */
export const askCall: Asker = (request, intent, reading) => ASKERS[intent.entity](request, intent, reading);
