import { invalid, previewMessage } from '@smoko/contract';
import { type Call, type Implementation, implement } from '../../domain/call.ts';
import { isPromotion } from '../consent/promotion.ts';
import { quietUntil } from '../consent/quiet-hours.ts';
import type { Recipient } from '../consent/wanted.ts';
import type { OnMyWay } from './on-my-way.ts';
import type { Papers } from './papers.ts';
import { type Contacts, resolveRecipient } from './recipient.ts';
import { signedSms } from './sms-text.ts';

const DRAFT = 'This is a draft. Sending it issues it: it gets its number and cannot be changed after that.';

const OFFER_TEXT = 'It reads like an offer, so it says how to get no more texts.';
const OFFER_MAIL = 'It reads like an offer, so it goes with a link to get no more emails like it.';

/** What would go to whom, and what it costs; nothing is stored. */
export const previewImplementation = (
  contacts: Contacts,
  papers: Papers,
  onMyWay: Pick<OnMyWay, 'compose'>,
): Implementation =>
  implement(previewMessage, async (call, asked) => {
    const { body, subject = null, quote_id, finance_record_id, variation_id, statement, channel, note } = asked;
    const { client_id, supplier_id, to, on_my_way } = asked;
    if ([body, quote_id, finance_record_id, variation_id, statement, on_my_way].filter(Boolean).length > 1)
      throw invalid('body', 'Preview one thing: a message or one paper.');
    const commercial = Boolean(body) && isPromotion({ subject, body: body ?? '' });
    const own = async () => {
      if (!body) throw invalid('body', 'Write a message first.');
      const asked = { channel, client_id, supplier_id, to };
      return { ...(await resolveRecipient(call, asked, contacts, commercial)), body };
    };
    const paper = () => {
      if (quote_id) return papers.quote(call, { id: quote_id, channel, note });
      if (finance_record_id) return papers.financeRecord(call, { id: finance_record_id, channel, note });
      if (statement) {
        const { client_id: id, ...days } = statement;
        return papers.statement(call, { id, ...days, channel, note });
      }
      return variation_id ? papers.variation(call, { id: variation_id, channel, note }) : null;
    };
    if (on_my_way) {
      const { warnings, ...told } = await onMyWay.compose(call, { ...on_my_way, channel });
      const shown = asItGoes(call, { ...told, link: null }, false, false);
      return { ...shown, warnings: [...warnings, ...shown.warnings] };
    }
    const message = (await paper()) ?? { ...(await own()), subject, link: null };
    const draft = 'doc' in message && 'stage' in message.doc && message.doc.stage === 'draft';
    return asItGoes(call, message, draft, commercial);
  });

interface Message extends Recipient {
  subject: string | null;
  body: string;
  link: string | null;
}

/** In its characters and at its price, with what to know before it goes. */
function asItGoes(call: Call, message: Message, draft: boolean, commercial: boolean) {
  const { channel, to, subject, body, link } = message;
  const { business } = call.actor;
  const offer = commercial ? [channel === 'sms' ? OFFER_TEXT : OFFER_MAIL] : [];
  const drafted = draft ? [DRAFT] : [];
  if (channel === 'email')
    return {
      channel,
      to,
      subject,
      link,
      body,
      encoding: null,
      parts: null,
      cost: null,
      warnings: [...drafted, ...offer],
    };
  const { text, encoding, parts, cost, notes } = signedSms(body, business.name, commercial);
  const quiet = quietUntil(call.clock.now(), 'sms', to, business);
  const late = quiet ? [`It is ${quiet.there} where they are.`] : [];
  return {
    channel,
    to,
    subject: null,
    link,
    body: text,
    encoding,
    parts,
    cost,
    warnings: [...late, ...drafted, ...offer, ...notes],
  };
}
