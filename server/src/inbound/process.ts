import type { Channel } from '@smoko/contract';
import type { Fields } from '../db/repository.ts';
import type { Actor } from '../domain/actor.ts';
import { announceChanges } from '../domain/announce.ts';
import { type Call, createCall } from '../domain/call.ts';
import type { Clock } from '../domain/clock.ts';
import type { Domain } from '../domain/domain.ts';
import type { EventBus } from '../domain/events.ts';
import type { ReplyTokens } from '../domain/inbox/reply-token.ts';
import type { FileStore } from '../files/file-store.ts';
import { createMatcher, type Matched, type OwnContact } from './match/match.ts';
import type { Delivery, Match, ReadMessage, Understood } from './message.ts';
import { cameBack } from './perform/came-back.ts';
import { keepFiles } from './perform/keep-files.ts';
import { noteAnswerToDay } from './perform/note-answer-to-day.ts';
import { aboutWord, changeConsent, type From, saidWord } from './perform/obey-stop.ts';
import { floodFrom } from './policy/flood.ts';
import { type ReadParts, readMessage } from './read/read-message.ts';

type Work = (
  actor: Actor,
  item: { id: string; channel: Channel; round: number },
  message: ReadMessage,
  match: Match,
) => Promise<Understood>;

export interface ProcessParts extends ReadParts {
  domain: Pick<Domain, 'inbox' | 'consent' | 'outbox' | 'repositories'>;
  files: FileStore;
  bus: EventBus;
  clock: Clock;
  tokens: ReplyTokens;
  /** null: the account is gone. */
  actorOf(userId: string): Promise<Actor | null>;
  ownContact(userId: string): Promise<OwnContact | null>;
  /** The assistants; they never see an opt-out word first. */
  understand: Work;
  /** What the owner themselves write. */
  ownerCommand: Work;
}

/** A message on its way through the steps. */
interface Told extends From {
  /** How often the tradie said whom it is from. */
  round: number;
  /** Said of it so far. */
  warnings: string[];
}

/**
 * Everything that follows from one message, in this order: read, opt-out words, whose it is, its files, then the
 * owner's command or the assistants. May be called again for the same delivery after a crash: what it does carries
 * keys that follow from the delivery. Throws when it should be tried again.
 */
export function createProcess({ domain, files, bus, clock, ...parts }: ProcessParts) {
  const { inbox, consent, outbox, repositories } = domain;
  const match = createMatcher({ stores: repositories, tokens: parts.tokens, ownContact: parts.ownContact });
  const consentParts = { consent, outbox, consentLog: repositories.consentLog, projects: repositories.projects };
  const fileParts = { attachments: repositories.attachments, files };

  return async (delivery: Delivery): Promise<void> => {
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
    const { message, missing } = await readMessage(call, delivery, parts);
    await inbox.note(call, id, { ...whatItSays(message), warnings: message.warnings });

    const chosen = item.chosen ?? null;
    const from = { inboxId: id, channel, message };
    const word = chosen ? null : saidWord(from);
    if (word) await changeConsent(call, from, { event: word, source: 'word' }, consentParts);

    const matched = await match(call, { ...message, channel, chosen });
    const kept = await keepFiles(call, message, { inboxId: id, project_id: matched.project_id }, fileParts);
    const flooded = await floodFrom(call, repositories.inbox, message.from.address);
    const warnings = [...message.warnings, ...matched.warnings, ...kept.warnings, ...missing, ...flooded];
    await inbox.note(call, id, { ...whoseItIs(matched), attachments: kept.kept, warnings });

    const told = { ...from, round: item.round ?? 0, warnings };
    const said = word
      ? { intent: word, ...(await aboutWord(call, word, told, matched, consentParts)) }
      : message.automatic === 'bounce'
        ? await cameBack(call, repositories.outbox, message, delivery)
        : await understood(call, told, matched, { isFlood: flooded.length > 0, receivedAt: delivery.receivedAt });
    const { approval_ids, urgent } = await inbox.note(call, id, {
      ...said,
      warnings: [...new Set([...warnings, ...said.warnings])],
      status: 'processed',
      error: null,
    });
    // machines, and who writes without end, call nobody to the phone
    const asks = approval_ids.length > 0;
    const { kind, name } = matched.contact;
    const onFile = kind === 'client' || kind === 'supplier';
    const rings = urgent === 'emergency';
    if (message.automatic || flooded.length || !(onFile || rings || (asks && kind !== 'owner'))) return;
    bus.emit('arrived', call.actor.userId, { inbox_id: id, name: onFile ? name : null, channel, asks, rings });
  }

  /** What the owner's command or the assistants made of it. */
  async function understood(
    call: Call,
    told: Told,
    matched: Match,
    { isFlood, receivedAt }: { isFlood: boolean; receivedAt: Date },
  ): Promise<Fields & { warnings: string[] }> {
    const { message, inboxId, channel, round, warnings } = told;
    // a code that stands in our own words is nobody's decision
    const commands = matched.contact.kind === 'owner' && matched.verified && !message.mixed && !bringsBill(message);
    const ask = commands ? parts.ownerCommand : parts.understand;
    const asked = { ...message, warnings, mayAnswer: message.mayAnswer !== false && !isFlood };
    const { opt_out, ...said } = await ask(call.actor, { id: inboxId, channel, round }, asked, matched);
    if (opt_out && message.auth !== 'fail') {
      await changeConsent(call, told, { event: 'opt_out', source: 'own_words' }, consentParts);
    }
    const asksMore = said.approval_ids.length > 0 || said.admin_task_id !== null;
    const noted = await noteAnswerToDay(call, repositories, matched, { intent: said.intent, receivedAt, asksMore });
    return noted ? { ...said, facts: [...said.facts, { label: 'Done', value: noted }] } : said;
  }
}

/** A message with a PDF that is passed on: the paper is meant, and its words are somebody else's. */
const bringsBill = ({ subject, files }: ReadMessage): boolean =>
  /^\s*(?:fwd?|fw)\s*:/i.test(subject ?? '') && files.some(({ name }) => /\.pdf$/i.test(name));

const whatItSays = ({ text, quoted, subject, auth, from }: ReadMessage) => ({
  body: text,
  quoted,
  subject,
  auth,
  from: from.address,
  from_name: from.name,
});

const whoseItIs = ({ contact, by, why, candidates, project_id, quote_id, finance_record_id }: Matched) => ({
  contact,
  matched_by: by,
  matched_why: why,
  candidates,
  project_id,
  quote_id,
  finance_record_id,
});
