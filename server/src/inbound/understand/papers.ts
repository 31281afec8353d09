import type { FoundPaper, Model } from '@smoko/agents';
import type { SupplierPapers } from '../../chat/supplier-papers.ts';
import type { Actor } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import type { Domain } from '../../domain/domain.ts';
import type { Match, ReadMessage } from '../message.ts';
import type { Item } from '../perform/draft.ts';
import { keptAs } from '../perform/keep-files.ts';

/** PDFs of a supplier, of somebody who may be one, or passed on by the owner; a client's plan or remittance is no bill. */
const MAY_BILL: ReadonlySet<Match['contact']['kind']> = new Set(['supplier', 'unknown', 'owner']);

/** Reads the PDFs that came with a message, each with the id under which it is kept, if it is. */
export const papersOf =
  ({ executor, repositories }: Pick<Domain, 'executor' | 'repositories'>, papers: SupplierPapers) =>
  async (
    person: Actor,
    model: Model,
    item: Item,
    { auth, automatic, files }: ReadMessage,
    { contact }: Match,
  ): Promise<FoundPaper[]> => {
    if (auth === 'fail' || automatic === 'bounce' || !MAY_BILL.has(contact.kind)) return [];
    const pdfs = files
      .map((file, place) => ({ ...file, _id: keptAs(person.userId, item.id, place) }))
      .filter(({ name }) => /\.pdf$/i.test(name));
    const kept = await repositories.attachments.byIds(
      createCall(person, executor.clock),
      pdfs.map(({ _id }) => _id),
    );
    const given = pdfs.map(({ name, content, _id }) => {
      const id = _id.toHexString();
      return { name, content, attachment_id: kept.has(id) ? id : null };
    });
    return papers.read(person, model, given, {
      supplierId: contact.kind === 'supplier' ? contact.id : null,
    });
  };
