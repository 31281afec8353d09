import type { Intent } from '../intent/intents.ts';
import type { Reading } from '../reading.ts';
import type { Reply } from '../reply.ts';
import { askCall } from './ask/ask.ts';
import { clientCall, supplierCall } from './clients.ts';
import { financeCall } from './finance.ts';
import { itemCall } from './items.ts';
import { jobCall } from './jobs.ts';
import { messageCall } from './messages.ts';
import { quoteCall } from './quotes.ts';
import { taskCall } from './tasks.ts';

type Decider = (request: string, intent: Intent, reading: Reading) => Reply;

const DECIDERS: Record<Intent['entity'], Decider> = {
  job: jobCall,
  client: clientCall,
  supplier: supplierCall,
  task: taskCall,
  finance: financeCall,
  item: itemCall,
  quote: quoteCall,
};

/** The tool call, or the one question, for a request whose intent is known. */
export function decide(intent: Intent, request: string, reading: Reading): Reply {
  if (intent.verb === 'find' || intent.verb === 'list') return askCall(request, intent, reading);
  const decider = intent.tool === 'send_message' ? messageCall : DECIDERS[intent.entity];
  return decider(request, intent, reading);
}
