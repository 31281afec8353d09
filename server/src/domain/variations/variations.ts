import {
  AppError,
  type DomainInput,
  type DomainOutput,
  renewVariationLink,
  shownLine,
  variations,
} from '@smoko/contract';
import type { Connection } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Check } from '../../db/repository-options.ts';
import type { Written } from '../../db/row.ts';
import type { PlainRow } from '../../db/stored.ts';
import { type Call, implement } from '../call.ts';
import type { ClientReference } from '../clients/clients.ts';
import { freezeOffer } from '../freeze-offer.ts';
import type { PaperLink } from '../paper-token.ts';
import type { ProjectReference } from '../projects/projects.ts';
import { addUp } from '../quotes/add-up.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import { renewLink } from '../renew-link.ts';
import { checkReferences, joinReferences } from '../tables/references.ts';
import { type TableService, tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { insertNumbered } from './insert-numbered.ts';
import { variationPaper } from './paper.ts';
import { schema, type VariationRow } from './schema.ts';

export const variationRepository = (connection: Connection): Repository<VariationRow> =>
  tableRepository(connection, variations, schema, { check: assertOpen });

/** What its client reads and agrees to. */
const CONTENT = ['description', 'lines', 'prices_include_gst'] as const;

const INSTEAD = {
  sent: 'It is with the client. Take it back to draft first: its link stops until it is sent again.',
  accepted: 'It is accepted. Take it back to draft first.',
  declined: 'It is declined. Take it back to draft first.',
} as const;

/** Why it cannot be changed or deleted as it is, and what can be done instead. */
function refusal({ status, response }: VariationRow): AppError | null {
  if (status === 'draft') return null;
  const answered = response && `The client ${response.decision} it as it is. Make another variation instead.`;
  return new AppError('conflict', answered ?? INSTEAD[status]);
}

/** Whoever changes it, an undo too: what somebody was shown and answered stays what they were shown and answered. */
const assertOpen: Check<VariationRow> = (_call, after, before) => {
  const closed = before && refusal(before);
  if (closed && CONTENT.some((name) => after[name] !== before[name])) throw closed;
  const answer = before?.response?.decision;
  // one who declined may still agree in words
  if (!answer || after.status === before.status || after.status === answer || after.status === 'accepted') return;
  const message = `The client ${answer} it. Make another variation for what has changed.`;
  throw new AppError('status_stays', message, { errors: [{ path: 'status', message }] });
};

type Given = Omit<DomainInput<typeof variations.operations.update>, 'id' | 'version'>;

/** Totals are always code, worked out again when the lines or what their prices mean change. */
function priced(call: Call, given: Given, before: VariationRow | null): Written<VariationRow> {
  if (given.lines === undefined && given.prices_include_gst === undefined) return {};
  const included = given.prices_include_gst ?? before?.prices_include_gst ?? false;
  return addUp(call, given.lines ?? before?.lines ?? [], included);
}

/** `linkOf`: where the client of a variation answers it. */
export function variationService(
  repository: Repository<VariationRow>,
  { client, project, quotes }: { client: ClientReference; project: ProjectReference; quotes: Repository<QuoteRow> },
  linkOf: PaperLink,
): TableService<VariationRow, DomainOutput<typeof variations.operations.get>> {
  const sources = { clients: client.repository, projects: project.repository, quotes };
  const service = tableService(variations, repository, {
    async create(call, { project_id, lines, ...given }) {
      await checkReferences(call, { project_id }, [project]);
      const { client_id } = await project.repository.get(call, project_id);
      const sums = priced(call, { ...given, lines }, null);
      return insertNumbered(call, repository, project_id, { ...given, client_id, ...sums }, (fields) =>
        freezeOffer(call, sources, variationPaper, fields, null),
      );
    },
    async change(call, { lines, ...given }, before) {
      const fields = { ...given, ...priced(call, { ...given, lines }, before) };
      const frozen = await freezeOffer(call, sources, variationPaper, { ...before, ...fields }, before);
      return { ...fields, ...frozen };
    },
    present: (call, records, rows) =>
      joinReferences(
        call,
        records.map((record) => asShown(record, linkOf)),
        rows,
        [client, project],
      ),
  });

  const remove = implement(variations.operations.delete, async (call, { id }) => {
    const known = await repository.findOne(call, { _id: id });
    const closed = known && refusal(known);
    if (closed) throw closed;
    await repository.remove(call, id);
    return null;
  });
  const others = service.implementations.filter(({ operation }) => operation !== variations.operations.delete);
  return {
    ...service,
    implementations: [...others, remove, implement(renewVariationLink, renewLink(repository, service))],
  };
}

const asShown = (
  {
    variation_number_value: _,
    agreed: __,
    answer_new: ___,
    link_version,
    lines,
    frozen,
    ...record
  }: PlainRow<VariationRow>,
  linkOf: PaperLink,
) => ({
  ...record,
  lines: lines.map(shownLine),
  frozen: frozen ?? null,
  link: record.sent_at && record.status !== 'draft' ? linkOf(record.id, link_version) : null,
});
