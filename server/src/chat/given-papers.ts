import { buffer } from 'node:stream/consumers';
import type { Model, TurnContext } from '@smoko/agents';
import { financeRecords, type Operation } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Call } from '../domain/call.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import type { AttachedParts } from './attached-files.ts';
import type { GivenPdf, SupplierPapers } from './supplier-papers.ts';
import type { TurnWriter } from './turn-writer.ts';

/** Who looks after bills. */
const WHO = 'renea' as const;
const SPEAKER = 'papers';
const CREATE: Operation = financeRecords.operations.create;

interface Turned {
  call: Call;
  run: MessageRow;
  model: Model;
  context: TurnContext;
  writer: TurnWriter;
}

/**
 * Suppliers' invoices among the PDFs given with a message: each is drafted as an expense that the tradie looks over, by the
 * reader of those that come by mail. Resolves with what else the message says, null where that is nothing; with the whole
 * message where its files are no such papers.
 */
export async function draftGivenPapers(
  parts: AttachedParts & { papers: SupplierPapers },
  { call, run, model, context, writer }: Turned,
): Promise<string | null> {
  const message = `${run.content}`;
  const given = await pdfsOf(parts, call, run);
  if (!given.length) return message;
  const from = { words: message, jobId: run.job_id?.toHexString() ?? null };
  const papers = await parts.papers.read(call.actor, model, given, from);
  const { gstRegistered } = call.actor.business;
  const around = { message, registered: gstRegistered, today: context.today };
  const answer = await model.understand('answerPapers', [papers, around]);
  if (!answer) return message;
  writer.apply({ type: 'speaker', speaker: SPEAKER, assistant: WHO });
  writer.apply({ type: 'text', speaker: SPEAKER, text: answer.text });
  for (const [index, { input, ask, details, done }] of answer.proposed.entries()) {
    const services = context.services({ assistant: WHO, step: 0, index, tool: 'read_supplier_invoice' });
    const words = { ask, details, done: () => done, unsure: true };
    const outcome = await services.write(CREATE, input, words);
    if (outcome.status === 'draft') writer.apply({ type: 'draft', speaker: SPEAKER, draft: outcome.draft });
    if (outcome.status === 'waiting') writer.apply({ type: 'approval', speaker: SPEAKER, approval: outcome.approval });
  }
  writer.apply({ type: 'speaker-done', speaker: SPEAKER, error: null });
  return answer.rest;
}

async function pdfsOf({ attachments, files }: AttachedParts, call: Call, run: MessageRow): Promise<GivenPdf[]> {
  const ids = (run.attachments ?? []).map(({ attachment_id }) => new Types.ObjectId(attachment_id));
  if (!ids.length) return [];
  const found = await attachments.byIds(call, ids);
  const given: GivenPdf[] = [];
  for (const { _id, name, file_type, file_path, deleted_at } of found.values()) {
    if (file_type !== 'pdf' || deleted_at) continue;
    const content = await files.read(file_path);
    if (content) given.push({ name, content: await buffer(content), attachment_id: _id.toHexString() });
  }
  return given;
}
