import type { Decision } from './decisions.ts';
import type { OpenMessage } from './open-message.ts';
import type { Speakers } from './speakers.ts';

/**
 * A request may be decided before its card is on file for the first time: whoever decided found no card to change. So
 * what was decided of such cards is asked for once they are there.
 */
export function createUndecidedCards(
  decisionsOn: (ids: readonly string[]) => Promise<Decision[]>,
  speakers: Pick<Speakers, 'amend'>,
) {
  /** Requests that still waited when their card was on file: from then on whoever decides finds the card. */
  const waited = new Set<string>();
  return {
    /** Ids of those that are put on file for the first time with these messages. */
    newIn: (messages: readonly OpenMessage[]): string[] =>
      messages
        .flatMap(({ approvals, drafts }) => [
          ...approvals.filter(({ status }) => status === 'pending').map(({ approval_id }) => approval_id),
          ...drafts.filter(({ status }) => status === 'open').map(({ id }) => id),
        ])
        .filter((id) => !waited.has(id)),
    /** Shows what was decided of them meanwhile; false when nothing was. */
    async decidedBefore(ids: readonly string[]): Promise<boolean> {
      const decisions = await decisionsOn(ids);
      for (const id of ids) waited.add(id);
      for (const decision of decisions) speakers.amend(decision);
      return decisions.length > 0;
    },
    /** Nobody knows what is on file. */
    forget: () => waited.clear(),
  };
}
