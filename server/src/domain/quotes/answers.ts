import { invalid, isOffered, takingProblem, withTaken } from '@smoko/contract';
import { Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Actor } from '../actor.ts';
import { createCall } from '../call.ts';
import { type AnswerParts, type ClientAnswers, createClientAnswers } from '../client-answers.ts';
import { today } from '../clock.ts';
import { freezeOffer, type OfferSources } from '../freeze-offer.ts';
import { addUpOffered } from './add-up.ts';
import type { FollowAcceptance } from './follow-acceptance.ts';
import { agreedContentOf, quotePaper } from './paper.ts';
import { quoteTitle } from './quote-names.ts';
import type { QuoteRow } from './schema.ts';

/**
 * What a quote becomes with these of its lines, by place: one of each choice, and what is ticked. null for one that
 * leaves nothing to its client. Throws invalid.
 */
function taking({ lines, prices_include_gst }: QuoteRow, actor: Actor, taken: readonly number[]) {
  const problem = takingProblem(lines, taken, true);
  if (problem) throw invalid('taken', problem);
  return lines.some(isOffered) ? addUpOffered({ actor }, withTaken(lines, taken), prices_include_gst === true) : null;
}

export const quotePath = ({ _id }: QuoteRow): string => `/quick-quote?quote=${_id.toHexString()}`;

export const createQuoteAnswers = (
  { quotes, clients, projects }: OfferSources,
  followAcceptance: FollowAcceptance,
  parts: AnswerParts,
): ClientAnswers<QuoteRow> =>
  createClientAnswers<QuoteRow>(
    {
      table: 'quotes',
      taskKey: 'quote-response',
      find: (id) =>
        acrossOwners(quotes.model, "whoever has the link of a quote is nobody's user").findOne({
          _id: new Types.ObjectId(id),
          deleted_at: null,
        }),
      write: ({ user_id, _id, version }, fields, took) =>
        quotes.model
          .findOneAndUpdate(
            { user_id, _id, deleted_at: null, response: null, version },
            { $set: { ...took, ...fields }, $inc: { version: 1 } },
            { returnDocument: 'after' },
          )
          .lean(),
      contentOf: agreedContentOf,
      stateOf({ status, valid_until, sent_at }, { business }) {
        if (status === 'accepted' || status === 'declined') return status;
        if (status === 'draft' || !sent_at) return 'withdrawn';
        const over = valid_until !== null && valid_until < today(parts.clock, business.timeZone);
        return status === 'expired' || over ? 'expired' : 'open';
      },
      taking,
      freeze: (actor, after, before) =>
        freezeOffer(createCall(actor, parts.clock), { clients, projects, quotes }, quotePaper, after, before),
      async followed(actor, quote) {
        const { quote: record, made } = await followAcceptance(
          createCall({ ...actor, via: 'automation' }, parts.clock),
          quote,
        );
        return { record, made };
      },
      kind: 'quote',
      titleOf: quoteTitle,
      pathOf: quotePath,
    },
    parts,
  );
