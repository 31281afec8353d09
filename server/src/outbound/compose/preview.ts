import { invalid, previewMessage } from '@smoko/contract';
import { type Implementation, implement } from '../../domain/call.ts';
import { quietUntil } from '../consent/quiet-hours.ts';
import type { Papers } from './papers.ts';
import { type Contacts, resolveRecipient } from './recipient.ts';
import { signedSms } from './sms-text.ts';

const DRAFT = 'This is a draft. Sending it issues it: it gets its number and cannot be changed after that.';

/** What would go to whom, and what it costs; nothing is stored. */
export const previewImplementation = (contacts: Contacts, papers: Papers): Implementation =>
  implement(previewMessage, async (call, asked) => {
    const { body, subject = null, quote_id, finance_record_id, variation_id, statement, channel, note } = asked;
    const { client_id, supplier_id, to } = asked;
    if ([body, quote_id, finance_record_id, variation_id, statement].filter(Boolean).length > 1)
      throw invalid('body', 'Preview one thing: a message or one paper.');
    const own = async () => {
      if (!body) throw invalid('body', 'Write a message first.');
      return { ...(await resolveRecipient(call, { channel, client_id, supplier_id, to }, contacts)), body };
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
    const message = (await paper()) ?? { ...(await own()), subject, link: null };
    const texted = message.channel === 'sms';
    const draft = 'doc' in message && 'stage' in message.doc && message.doc.stage === 'draft';
    const quiet = texted && quietUntil(call.clock.now(), 'sms', message.to, call.actor.business);
    const sms = texted ? signedSms(message.body, call.actor.business.name, false) : null;
    return {
      channel: message.channel,
      to: message.to,
      subject: texted ? null : message.subject,
      link: message.link,
      body: sms?.text ?? message.body,
      encoding: sms?.encoding ?? null,
      parts: sms?.parts ?? null,
      cost: sms?.cost ?? null,
      warnings: [...(quiet ? [`It is ${quiet.there} where they are.`] : []), ...(draft ? [DRAFT] : [])],
    };
  });
