import { takesTexts } from '@smoko/contract';
import { type Call, createCall } from '../../domain/call.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Consent } from '../../domain/consent/consent.ts';
import type { OutboxFiles } from '../../domain/outbox/files.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import { type Chased, overSince, staleSince } from '../consent/over.ts';
import { isCommercial } from '../consent/promotion.ts';
import { QUIET_REASON, waitsForMorning } from '../consent/quiet-hours.ts';
import { noTextTo } from '../consent/wanted.ts';
import type { OutgoingOptions } from '../outgoing-options.ts';
import type { Outbound } from '../providers/provider.ts';
import type { Waits } from './dispatch.ts';

interface Parts {
  consent: Pick<Consent, 'isOut'>;
  files: Pick<OutboxFiles, 'of'>;
  clock: Clock;
  outgoing: Pick<OutgoingOptions, 'senderOf' | 'replyToken' | 'unsubscribeLink' | 'logoOf'>;
  chased: Chased;
}

const LOCAL_PART = 64;

/** `mel@in.example.com` as `mel+token@in.example.com`, where that is no longer than an address may be. */
function withToken(address: string, token: string): string {
  const at = address.lastIndexOf('@');
  const local = `${address.slice(0, at)}+${token}`;
  return local.length > LOCAL_PART ? address : local + address.slice(at);
}

/** What is said of a message whose reader has said STOP, or START, since it was written. */
const NOT_ANY_MORE = { sms: 'They asked for no more texts.', email: 'They asked for no more such emails.' } as const;
const ANSWERED_BEFORE = 'They changed their mind before this could go.';

/** Until when a message waits that is ready only now, at night. Who said STOP or START waits for the answer. */
function nightFor({ clock, actor }: Call, item: OutboxRow): Waits | null {
  const { channel, to, automation, answers_word, about_account } = item;
  if (answers_word || about_account) return null;
  const byItself = Boolean(automation) || isCommercial(item);
  const ready = { channel, to, byItself, since: item.queued_at ?? item.created_at };
  const until = waitsForMorning(clock.now(), ready, actor.business);
  return until && { until, reason: QUIET_REASON };
}

/** Gathers everything that goes with a message; or says, in words for people, why it must not go any more. */
export function createPrepare({ consent, files, clock, outgoing, chased }: Parts) {
  async function whyUnwanted(call: Call, item: OutboxRow): Promise<string | null> {
    const { channel, to, answers_word } = item;
    if (channel === 'sms' && !takesTexts(to, call.actor.business.country)) return noTextTo(to);
    if (channel !== 'sms' && !isCommercial(item)) return null;
    const isOut = await consent.isOut(call, channel, to);
    if (answers_word) return isOut === (answers_word === 'opt_out') ? null : ANSWERED_BEFORE;
    return isOut ? NOT_ANY_MORE[channel] : null;
  }

  return async (item: OutboxRow): Promise<Outbound | string | Waits> => {
    const owner = await outgoing.senderOf(String(item.user_id));
    if (!owner) return 'The account it belongs to is gone.';
    const { inboundAddress, smsNumber, actor } = owner;
    const { channel } = item;
    const commercial = isCommercial(item);
    const call: Call = createCall({ ...actor, via: 'automation' }, clock);
    const unwanted = await whyUnwanted(call, item);
    if (unwanted) return unwanted;
    const over = staleSince(call, item) ?? (await overSince(call, item, chased));
    if (over) return over;
    const night = nightFor(call, item);
    if (night) return night;
    const papers = await files.of(String(item.user_id), item._id);
    // a word in passing is no letter
    const headed = channel === 'email' && (papers.length > 0 || Boolean(item.automation));
    const correspondence = item.correspondence_id ? String(item.correspondence_id) : null;
    return {
      item,
      files: papers,
      from: {
        name: actor.business.name,
        smsNumber,
        replyTo:
          inboundAddress && correspondence
            ? withToken(inboundAddress, outgoing.replyToken(correspondence))
            : (inboundAddress ?? actor.business.email ?? null),
        ...(actor.business.brandColour ? { colour: actor.business.brandColour } : {}),
        logo: headed ? await outgoing.logoOf(actor.userId, actor.business.logo) : null,
      },
      unsubscribe: channel === 'email' && commercial ? outgoing.unsubscribeLink(String(item._id)) : null,
    };
  };
}
