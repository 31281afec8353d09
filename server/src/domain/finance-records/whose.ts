import { invalid } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { quoteTitle } from '../quotes/quote-names.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import { sameId } from '../same-id.ts';

interface Subject {
  job: Pick<ProjectRow, 'job_number' | 'client_id'> | null;
  /** The one that is named. */
  quote?: Pick<QuoteRow, 'quote_number' | 'short_name' | 'client_id' | 'project_id'> | null;
}

interface Said {
  client_id?: Types.ObjectId | string | null | undefined;
  project_id?: Types.ObjectId | string | null | undefined;
}

interface Stores {
  clients: Repository<ClientRow>;
  projects: Repository<ProjectRow>;
}

/**
 * An invoice asks whoever its job and its quote are for: one client's work is never another's to pay (decision 57). What
 * belongs to nobody yet, or to no job, is asked of whoever is said. Throws 422, which says whose it is.
 */
export async function assertTheirs(call: Call, { job, quote }: Subject, said: Said, stores: Stores): Promise<void> {
  const title = quote && quoteTitle(quote);
  if (title && quote.project_id && said.project_id && !sameId(quote.project_id, said.project_id)) {
    const [its] = (await stores.projects.byIds(call, [quote.project_id])).values();
    if (its) throw invalid('quote_id', `${title} is for job ${its.job_number}. Leave the job out, or name that one.`);
  }
  const asked = said.client_id ?? job?.client_id;
  const parts = [
    { owner: quote?.client_id, what: title },
    { owner: job?.client_id, what: `Job ${job?.job_number}` },
  ];
  for (const { owner, what } of parts) {
    if (!owner || !asked || sameId(owner, asked)) continue;
    const [client] = (await stores.clients.byIds(call, [new Types.ObjectId(owner)])).values();
    const whose = client ? `${client.name}'s` : "another client's";
    throw invalid('client_id', `${what} is ${whose}. Invoice them, or name a job of the client that you mean.`);
  }
}
