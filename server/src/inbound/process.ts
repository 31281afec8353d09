import type { Channel } from '@smoko/contract';
import type { Fields } from '../db/repository.ts';
import type { Actor } from '../domain/actor.ts';
import { announceChanges } from '../domain/announce.ts';
import { type Call, createCall } from '../domain/call.ts';
import type { Clock } from '../domain/clock.ts';
import type { Domain } from '../domain/domain.ts';
import type { EventBus } from '../domain/events.ts';
import type { ReplyTokens } from '../domain/inbox/reply-token.ts';
import { markBounced } from '../domain/outbox/bounced.ts';
import type { FileStore } from '../files/file-store.ts';
import { type Clues, createMatcher, type OwnContact } from './match/match.ts';
import type { Delivery, Match, ReadMessage, Understood } from './message.ts';
import { keepFiles } from './perform/keep-files.ts';
import { aboutWord, changeConsent, saidWord } from './perform/obey-stop.ts';
import { bounceReason, messageIdsIn } from './read/automatic.ts';
import { readMail } from './read/read-mail.ts';
import { readSms } from './read/read-sms.ts';
import type { Resolve } from './read/sender-check.ts';
import { type Media, notFetched } from './read/twilio-media.ts';

type Work = (
  actor: Actor,
  item: { id: string; channel: Channel; round: number },
  message: ReadMessage,
  match: Match,
) => Promise<Understood>;

export interface ProcessParts {
  domain: Pick<Domain, 'inbox' | 'consent' | 'outbox' | 'repositories'>;
  files: FileStore;
  bus: EventBus;
  clock: Clock;
  tokens: ReplyTokens;
  /** DNS, for looking into who sent a mail. */
  resolve: Resolve;
  /** null: the account is gone. */
  actorOf(userId: string): Promise<Actor | null>;
  ownContact(userId: string): Promise<OwnContact | null>;
  /** The assistants; they never see an opt-out word first. */
  understand: Work;
  /** What came with an MMS. Throws where trying again may help. */
  fetchMedia(urls: string[]): Promise<Media>;
  /** What the owner themselves write. */
  ownerCommand: Work;
}

/**
 * Everything that follows from one message, in this order: read, opt-out words, whose it is, its files, then the
 * owner's command or the assistants. May be called again for the same delivery after a crash: what it does carries
 * keys that follow from the delivery. Throws when it should be tried again.
 */
export function createProcess({
  domain,
  files,
  bus,
  clock,
  ...parts
}: ProcessParts): (delivery: Delivery) => Promise<void> {
  const { inbox, consent, outbox, repositories } = domain;
  const match = createMatcher({ stores: repositories, tokens: parts.tokens, ownContact: parts.ownContact });
  const consentParts = { consent, outbox, consentLog: repositories.consentLog, projects: repositories.projects };

  return async (delivery) => {
    const owner = await parts.actorOf(delivery.userId);
    if (!owner) return;
    const actor: Actor = { ...owner, via: 'inbound' };
    const call = createCall(actor, clock);
    try {
      await work(call, delivery);
    } finally {
      announceChanges(bus, call);
    }
  };

  async function work(call: Call, delivery: Delivery): Promise<void> {
    const { id, channel } = delivery;
    const item = await repositories.inbox.get(call, id);
    if (item.status !== 'received') return;
    const { media, ...message } =
      channel === 'sms' ? await readText(call, delivery) : { media: [], ...(await readMail(delivery, parts)) };
    const { text: body, quoted, subject, auth, from } = message;
    const readFields = { body, quoted, subject, auth, from: from.address, from_name: from.name };
    await inbox.note(call, id, { ...readFields, warnings: message.warnings });

    const chosen = (item.chosen as Clues['chosen']) ?? null;
    const told = { inboxId: id, channel, message, round: Number(item.round) };
    const word = chosen ? null : saidWord(told);
    if (word) await changeConsent(call, told, { event: word, source: 'word' }, consentParts);

    const matched = await match(call, { ...message, channel, chosen });
    const { warnings: ofMatch, contact, by, why, candidates, project_id, quote_id, finance_record_id } = matched;
    const disowned = auth === 'fail';
    const kept = await keepFiles(
      call,
      disowned ? { files: [] } : message,
      { inboxId: id, project_id },
      { attachments: repositories.attachments, files },
    );
    const flooded = await flood(call, from.address);
    const warnings = [
      ...message.warnings,
      ...ofMatch,
      ...kept.warnings,
      ...(disowned && message.files.length ? ['Its files were not kept: nobody knows who sent them.'] : []),
      ...media,
      ...flooded,
    ];
    const found = {
      contact,
      matched_by: by,
      matched_why: why,
      candidates,
      project_id,
      quote_id,
      finance_record_id,
      attachments: kept.kept,
    };
    await inbox.note(call, id, { ...found, warnings });

    const working = word
      ? afterWord(call, word, told, matched)
      : message.automatic === 'bounce'
        ? cameBack(call, message, delivery)
        : understood(call, told, matched, warnings, flooded);
    const said = await working;
    await inbox.note(call, id, {
      ...said,
      warnings: [...new Set([...warnings, ...said.warnings])],
      status: 'processed',
      error: null,
    });
  }

  /** A text with its pictures. Where the provider has a bad day, the words do not wait for them for long. */
  async function readText(call: Call, delivery: Delivery): Promise<ReadMessage & { media: string[] }> {
    const { mediaUrls, attempt } = delivery;
    const text = readSms(delivery, call.actor.business.country);
    if (mediaUrls.length === 0) return { ...text, media: [] };
    const { files: pictures, warnings } = await parts.fetchMedia(mediaUrls).catch((error: unknown) => {
      if (attempt < MEDIA_ATTEMPTS) throw error;
      return { files: [], warnings: notFetched(mediaUrls.length) };
    });
    return { ...text, files: pictures, media: warnings };
  }

  async function afterWord(call: Call, word: 'opt_out' | 'opt_in', told: Told, matched: Match) {
    return { intent: word, ...(await aboutWord(call, word, told, matched, consentParts)) };
  }

  async function understood(
    call: Call,
    told: Told,
    matched: Match,
    warnings: string[],
    flooded: string[],
  ): Promise<Fields & { warnings: string[] }> {
    const { message, inboxId, channel, round } = told;
    const ask = matched.contact.kind === 'owner' && matched.verified ? parts.ownerCommand : parts.understand;
    const asked = { ...message, warnings, mayAnswer: message.mayAnswer !== false && flooded.length === 0 };
    const { opt_out, ...said } = await ask(call.actor, { id: inboxId, channel, round }, asked, matched);
    if (opt_out && message.auth !== 'fail') {
      await changeConsent(call, told, { event: 'opt_out', source: 'own_words' }, consentParts);
    }
    return said;
  }

  /** A mail of ours did not arrive: told by code, and on the mail itself where it is known. */
  async function cameBack(call: Call, { text, quoted }: ReadMessage, { raw }: Delivery) {
    const reason = bounceReason(`${text}\n${quoted ?? ''}`);
    const ours = await markBounced(call, repositories.outbox, raw ? messageIdsIn(raw) : [], reason);
    const what = ours ? `Your message to ${String(ours.to)} came back.` : 'A message of yours came back.';
    return { intent: 'other', summary: `${what} ${reason}`, warnings: [] };
  }

  /** Somebody who writes without end, or a machine that answers itself. */
  async function flood(call: Call, address: string): Promise<string[]> {
    const since = new Date(clock.now().getTime() - FLOOD_MS);
    const user_id = call.actor.userId;
    const many = await repositories.inbox.model.countDocuments({ user_id, received_at: { $gt: since }, from: address });
    return many > FLOOD ? [`${many} messages from ${address} within ten minutes.`] : [];
  }
}

type Told = Parameters<typeof saidWord>[0] & { round: number };
const FLOOD = 10;
const FLOOD_MS = 600_000;
/** The third goes on without the pictures: six seconds after the first. */
const MEDIA_ATTEMPTS = 3;
