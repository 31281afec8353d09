import type { InboundPlan, Incoming } from '@smoko/agents';
import type { AssistantId, Intent } from '@smoko/contract';
import { type LoadAssistants, receiptName } from '../../chat/assistants.ts';
import type { SupplierPapers } from '../../chat/supplier-papers.ts';
import type { Owners } from '../../domain/accounts/business/owners.ts';
import type { Actor, Sender } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import { today } from '../../domain/clock.ts';
import type { Domain } from '../../domain/domain.ts';
import { spokenPhone } from '../../domain/phone.ts';
import { shortened } from '../../domain/shortened.ts';
import type { Match, ReadMessage, Understood } from '../message.ts';
import { effectsKeyOf, type Item, keepDraft } from '../perform/draft.ts';
import { answersDay } from '../perform/note-answer-to-day.ts';
import { perform } from '../perform/perform.ts';
import { replaceAnswered } from '../perform/replace-answered.ts';
import { textOwner } from '../perform/text-owner.ts';
import { readBook } from './book.ts';
import { papersOf } from './papers.ts';
import { resembles } from './resembles.ts';
import { inboundServices } from './services.ts';

/** Reads a message and proposes what should come of it. The same message worked on again does nothing twice. */
export type Understand = (actor: Actor, item: Item, message: ReadMessage, match: Match) => Promise<Understood>;

interface Parts {
  domain: Pick<Domain, 'approvalService' | 'calls' | 'caps' | 'executor' | 'outbox' | 'repositories'>;
  load: LoadAssistants;
  phoneFor: Owners['phoneFor'];
  papers: SupplierPapers;
}

const READ_TIMEOUT_MS = 60_000;
const WORK_TIMEOUT_MS = 120_000;
const SUSPECT: ReadonlySet<Intent> = new Set(['bank_change', 'instructions', 'spam']);

export function createUnderstand({ domain, load, phoneFor, papers }: Parts): Understand {
  const { calls, executor, repositories } = domain;
  const readPapers = papersOf(domain, papers);

  return async (person, item, message, match) => {
    const { contact, candidates } = match;
    const failed = message.auth === 'fail';
    const unclear = contact.kind === 'unknown' && candidates.length > 0;
    const sender = senderOf(item, message, match);
    const assistants = await load();
    const model = await assistants.modelFor(person, { what: 'inbound', ref: item.id });
    const as = (assistant: AssistantId): Actor => ({
      ...person,
      via: 'inbound',
      agent: { assistant, model: receiptName(model), threadId: null, runId: item.id },
      sender,
    });
    const day = today(executor.clock, person.business.timeZone);
    const own = await readBook(domain, person, as('michelle'));
    const { supplierId } = sender;
    const book = supplierId ? { ...own, recorded: await papers.recorded(person, supplierId) } : own;
    const call = createCall(person, executor.clock);
    const asksDay = await answersDay(call, repositories.outbox, match.answersOutboxId);
    const read = await readPapers(person, model, item, message, match);
    const incoming = incomingOf(person, item, message, match, { book, today: day, asksDay, papers: read });
    const similar =
      contact.kind === 'unknown' && item.channel === 'email' ? await resembles(repositories, person, message) : null;
    const warnings = [...message.warnings, ...(similar ? [looksLikeWarning(similar)] : [])];
    const found = await assistants.extract(model, incoming, {
      signal: AbortSignal.timeout(READ_TIMEOUT_MS),
    });
    const whole = await assistants.planInbound(model, incoming, found, {
      userName: person.fullName,
      businessName: person.business.name,
      warnings,
      namesAttachment: message.namesAttachment,
      mayAnswer: message.mayAnswer !== false && !failed && !unclear && !similar,
    });
    const plan = unclear
      ? askWho(
          whole,
          message.text,
          candidates.map(({ name }) => name),
        )
      : whole;
    sender.suspect ||= similar !== null || SUSPECT.has(plan.intent);
    const acting = as(plan.assistant);
    const performed = await perform(domain, acting, plan, day);
    await replaceAnswered(domain, acting, plan, match, performed);
    if (plan.urgent && !failed && message.mayAnswer !== false) {
      await textOwner({ ...domain, phoneFor }, person, item, { urgency: plan.urgent, message, contact });
    }
    const words = await assistants.workInbound(
      model,
      { incoming, found, plan },
      { services: inboundServices(calls, acting, performed), signal: AbortSignal.timeout(WORK_TIMEOUT_MS) },
    );
    const { approval_ids, admin_task_id, done } = performed;
    const { intent, urgent, summary, facts, assistant, opt_out } = plan;
    return {
      intent,
      urgent,
      summary,
      facts: [...facts, ...done.map((value) => ({ label: 'Done', value }))],
      warnings: plan.warnings,
      assistant,
      approval_ids,
      admin_task_id,
      draft_id: await keepDraft(domain, person, item, message, match, plan.draft && (words ?? plan.draft)),
      opt_out,
    };
  };
}

const QUOTED = 140;

/** One of several on file: what it means for each of them is known once the tradie has said who it is. */
const askWho = (plan: InboundPlan, text: string, names: string[]): InboundPlan => ({
  ...plan,
  intent: plan.intent === 'new_enquiry' ? 'other' : plan.intent,
  summary: plan.urgent
    ? plan.summary
    : `${names.slice(0, 5).join(' or ')} wrote: ${shortened(text.replace(/\s+/g, ' '), QUOTED)}`,
  facts: plan.facts.filter(({ label }) => label === 'Asks' || label === 'Attached'),
  changes: [],
  task: {
    task_name: `Say who a message is from: ${names.slice(0, 5).join(' or ')}`,
    notes: plan.summary,
    project_id: null,
  },
});

/** Who acts: nobody on file where their domain disowns the mail. */
function senderOf(item: Item, message: ReadMessage, { contact, verified }: Match): Sender {
  const failed = message.auth === 'fail';
  return {
    inboxId: item.id,
    clientId: contact.kind === 'client' && !failed ? contact.id : null,
    supplierId: contact.kind === 'supplier' && !failed ? contact.id : null,
    owner: contact.kind === 'owner' && verified,
    effectsKey: effectsKeyOf(item),
    key: contact.id && !failed ? `${contact.kind}:${contact.id}` : `${item.channel}:${message.from.address}`,
    verified,
    suspect: failed,
  };
}

const MOST_QUOTED = 4_000;

/** The message as the assistants read it. */
function incomingOf(
  person: Actor,
  item: Item,
  message: ReadMessage,
  match: Match,
  known: Pick<Incoming, 'book' | 'today' | 'asksDay' | 'papers'>,
): Incoming {
  const { contact, quote_id, project_id, finance_record_id } = match;
  return {
    channel: item.channel,
    from: { ...message.from, name: message.from.name ?? numberOf(person, message) },
    contact: message.auth === 'fail' ? { kind: 'unknown', id: null, name: contact.name } : contact,
    subject: message.subject,
    text: message.text,
    mixed: message.mixed,
    quoted: message.quoted?.slice(0, MOST_QUOTED) ?? null,
    ...(message.between ? { between: message.between } : {}),
    files: message.files.filter(({ inline }) => !inline).map(({ name }) => name),
    automatic: message.automatic,
    about: { quote_id, project_id, finance_record_id },
    country: person.business.country,
    registered: person.business.gstRegistered,
    timeZone: person.business.timeZone,
    ...known,
  };
}

/** A number that nobody has a name for, as people write it. */
const numberOf = ({ business }: Actor, { from: { address } }: ReadMessage): string | null =>
  address.startsWith('+') ? spokenPhone(address, business.country) : null;

const looksLikeWarning = (name: string): string =>
  `The address looks like that of ${name}, but is not the one on file. Ring them on the number you have.`;
