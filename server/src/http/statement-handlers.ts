import { getClientStatement } from '@smoko/contract';
import type { AccountPapers } from '../documents/account-papers.ts';
import type { Executor } from '../domain/executor.ts';
import { type Handlers, handle } from './handlers.ts';
import { actorFromRequest } from './identity.ts';
import { sendPaper } from './send-paper.ts';

/** A statement is JSON, and a PDF to whoever would rather have that. */
export const statementHandlers = (executor: Executor, papers: Pick<AccountPapers, 'statement'>): Handlers => [
  handle(getClientStatement, async (req, res, input) => {
    const actor = actorFromRequest(req);
    const statement = await executor.execute(getClientStatement, actor, input);
    res.vary('Accept');
    if (req.accepts(['application/json', 'application/pdf']) === 'application/pdf')
      sendPaper(res, await papers.statement(actor, statement));
    return statement;
  }),
];
