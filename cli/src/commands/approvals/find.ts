import { type Approval, listApprovals } from '@smoko/contract';
import { CliError } from '../../exit.ts';
import { pagesOf } from '../../output/pages.ts';
import type { Session } from '../../session/session.ts';

/** The argument of the commands that are about one approval. */
export const APPROVAL = {
  field: 'id',
  syntax: '<id>',
  about: 'its id, or its code of four digits',
  resolve: findId,
} as const;

/** People may type the short code of the SMS instead of the id. */
async function findId(session: Session, given: string): Promise<string> {
  if (!/^\d{1,8}$/.test(given)) return given;
  const fetchPage = (page: object) => session.api.call(listApprovals, { status: 'pending', ...page });
  for await (const { data } of pagesOf<Approval>(fetchPage, { limit: 0, all: true })) {
    const found = data.find(({ code }) => code === given);
    if (found) return found.id;
  }
  throw new CliError(`Nothing with the code ${given} waits for your yes. See: smoko approvals list`);
}
