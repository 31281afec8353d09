import {
  AppError,
  addUpQuote,
  type DomainInput,
  type DomainOutput,
  invalid,
  isTaken,
  quoteName,
  quotes,
  renewQuoteLink,
  settled,
  shownLine,
  takingProblem,
  withoutExtras,
  withTaken,
} from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { PlainRow } from '../../db/stored.ts';
import type { WriteCall } from '../../db/write-call.ts';
import { type Call, implement } from '../call.ts';
import type { ClientReference } from '../clients/clients.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { freezeOffer } from '../freeze-offer.ts';
import { shareOf } from '../money.ts';
import type { PaperLink } from '../paper-token.ts';
import type { ProjectReference } from '../projects/projects.ts';
import { renewLink } from '../renew-link.ts';
import { checkReferences, joinReferences } from '../tables/references.ts';
import { type TableService, tableService } from '../tables/table-service.ts';
import { tableRepository } from '../tables/table-store.ts';
import { untilFree } from '../tables/until-free.ts';
import type { TemplateReference } from '../templates/templates.ts';
import { addUpOffered } from './add-up.ts';
import type { FollowAcceptance } from './follow-acceptance.ts';
import { assertNotInvoiced, invoicedOf } from './invoiced.ts';
import { quotePaper } from './paper.ts';
import { nextQuoteNumber, quoteNumberValue } from './quote-number.ts';
import { type QuoteRow, schema } from './schema.ts';
import { chosenName, nextShortName } from './short-name.ts';
import { staysAccepted } from './stays-accepted.ts';

export const quoteRepository = (connection: Connection, financeRecords: Repository<FinanceRow>): Repository<QuoteRow> =>
  tableRepository(connection, quotes, schema, {
    checkRemoval: (call, quote) => assertNotInvoiced(call, financeRecords, quote),
    duplicates: { quote_number: numberInUse, short_name: numberInUse },
    async check(call, after, before) {
      assertAnswered(after, before);
      assertAgreed(call, after, before);
      assertExtras(after);
      await staysAccepted(financeRecords)(call, after, before);
    },
  });

const numberInUse = ({ quote_number }: Written<QuoteRow>): string => `Quote number ${quote_number} is already in use.`;

/** Whoever changes it, an undo too: what its client accepted by its link stays accepted. */
function assertAnswered({ status }: Written<QuoteRow>, before: QuoteRow | null): void {
  if (before?.response?.decision !== 'accepted' || status === 'accepted') return;
  const message = 'Its client accepted it, so it stays accepted. Make a new quote instead.';
  throw new AppError('status_stays', message, { errors: [{ path: 'status', message }] });
}

/** One that comes in as accepted has lines; one that is on file may also have been agreed to in words. */
function assertAgreed(_: WriteCall, after: Written<QuoteRow>, before: QuoteRow | null): void {
  const changed = (['status', 'lines', 'content'] as const).some((name) => before?.[name] !== after[name]);
  const words = before && `${after.content?.details ?? ''}${after.content?.aiGenerated ?? ''}`.trim();
  if (after.status !== 'accepted' || !changed || words || after.lines?.length) return;
  throw invalid('lines', 'An accepted quote says what was agreed. Add at least one line first.');
}

/** Nobody has agreed to an optional line before there is a yes. */
function assertExtras({ status, lines = [] }: Written<QuoteRow>): void {
  const place = status === 'accepted' ? -1 : lines.findIndex((line) => line.optional && isTaken(line));
  if (place < 0) return;
  throw invalid(`lines.${place}.taken`, 'An optional line is taken once the quote is accepted.');
}

/** What is the same again where a number was given: it is what the quote is called by, unless it is as Smoko makes them. */
const GIVEN = { name: ['quote_number', 'short_name'], number: ['quote_number'] };
const EMPTY = { details: '', aiGenerated: '', template: null };

/** What is given of a quote, new or changed. */
type Given = Omit<DomainInput<typeof quotes.operations.update>, 'id' | 'version'>;

/** What its client has agreed to. */
const AGREED = [
  'client_id',
  'content',
  'lines',
  'taken',
  'prices_include_gst',
  'valid_until',
  'deposit_percent',
] as const;

function assertOpen(given: Given, { response }: QuoteRow): void {
  if (response?.decision !== 'accepted' || !AGREED.some((name) => given[name] !== undefined)) return;
  throw new AppError('conflict', 'That quote was accepted as it is. Make a new one for what has changed.');
}

/** Its number, as it was given or the next that is made, and what people call it. */
async function numbersOf(call: Call, repository: Repository<QuoteRow>, given?: string) {
  const quote_number = given ?? (await nextQuoteNumber(call, repository));
  const name = await nextShortName(call, repository, quote_number);
  return { quote_number, quote_number_value: quoteNumberValue(quote_number), ...name };
}

interface References {
  client: ClientReference;
  project: ProjectReference;
  template: TemplateReference;
}

/** `linkOf`: where the client of a quote sees it. `followAcceptance`: what one that is accepted leads to. */
export function quoteService(
  repository: Repository<QuoteRow>,
  { client, project, template }: References,
  financeRecords: Repository<FinanceRow>,
  linkOf: PaperLink,
  followAcceptance: FollowAcceptance,
): TableService<QuoteRow, DomainOutput<typeof quotes.operations.get>> {
  const references = [client, project, template];
  const sources = { clients: client.repository, projects: project.repository, quotes: repository };
  const prepare = async (call: Call, given: Given, before: QuoteRow | null): Promise<Written<QuoteRow>> => {
    await checkReferences(call, given, references);
    const { lines: _, taken: __, ...rest } = given;
    return { ...rest, ...(await templateFile(call, given, template)), ...linesOfGiven(call, given, before) };
  };

  const service = tableService(quotes, repository, {
    create: async (call, { quote_number, content = EMPTY, ...given }) => {
      const { depositPercent: deposit_percent = null } = call.actor.business;
      const fields = { ...(await prepare(call, { deposit_percent, ...given, content }, null)), _id: call.newId() };
      const insert = async () => {
        const numbers = await numbersOf(call, repository, quote_number);
        const frozen = await freezeOffer(call, sources, quotePaper, { ...fields, ...numbers }, null);
        return repository.insert(call, { ...fields, ...numbers, ...frozen });
      };
      return untilFree(insert, quote_number ? GIVEN[chosenName(quote_number) ? 'name' : 'number'] : []);
    },
    async change(call, given, before) {
      assertOpen(given, before);
      const fields = await prepare(call, given, before);
      const frozen = await freezeOffer(call, sources, quotePaper, { ...before, ...fields }, before);
      return { ...fields, ...frozen };
    },
    changed: async (call, given, after) =>
      given.status === 'accepted' ? (await followAcceptance(call, after)).quote : after,
    present: async (call, records, rows) => {
      const invoiced = await invoicedOf(call, financeRecords, rows);
      const shown = records.map((record) => ({ ...asShown(record, linkOf), invoiced: invoiced.has(record.id) }));
      return joinReferences(call, shown, rows, [client, project]);
    },
  });

  return {
    ...service,
    implementations: [
      ...service.implementations,
      implement(renewQuoteLink, renewLink(repository, service)),
      implement(addUpQuote, async (call, { lines, prices_include_gst }) => {
        const sums = addUpOffered(call, lines, prices_include_gst);
        return { prices_include_gst, ...sums, lines: sums.lines.map(shownLine) };
      }),
    ],
  };
}

/** What lines and sums become; nothing where they stay. Totals are always code, of the lines that are taken. */
function linesOfGiven(call: Call, given: Given, before: QuoteRow | null): Partial<ReturnType<typeof addUpOffered>> {
  const takenBack = before?.status === 'accepted' && given.status !== undefined && given.status !== 'accepted';
  const { lines: said, prices_include_gst, taken } = given;
  if (said === undefined && prices_include_gst === undefined && taken === undefined && !takenBack) return {};
  const lines = said ?? before?.lines ?? [];
  const problem = taken && takingProblem(lines, taken);
  if (problem) throw invalid('taken', problem);
  const chosen = taken ? withTaken(lines, taken) : lines;
  const included = prices_include_gst ?? before?.prices_include_gst ?? false;
  return addUpOffered(call, takenBack ? withoutExtras(chosen) : chosen, included);
}

/** What a quote keeps of the template it is given: where the file is, so that deleting the template does not take it away. */
async function templateFile(
  call: Call,
  { template_id }: Given,
  { repository }: TemplateReference,
): Promise<Pick<Written<QuoteRow>, 'template_file'>> {
  if (template_id === undefined) return {};
  const template =
    template_id === null ? null : await repository.findOne(call, { _id: new Types.ObjectId(template_id) });
  if (!template) return { template_file: null };
  const { name, file_type, file_path } = template;
  return { template_file: { name, file_type, file_path } };
}

/** Quotes from before `prices_include_gst` have prices without it; those from before `template_file` have none. */
const asShown = (
  {
    quote_number_value: _,
    short_name_value: __,
    agreed: ___,
    answer_new: ____,
    short_name,
    link_version,
    sent_at,
    response,
    lines = [],
    prices_include_gst,
    template_file,
    deposit_percent,
    customer_reference,
    frozen,
    ...record
  }: PlainRow<QuoteRow>,
  linkOf: PaperLink,
) => ({
  ...record,
  short_name: quoteName({ ...record, short_name }),
  sent_at: sent_at ?? null,
  link: sent_at && record.status !== 'draft' ? linkOf(record.id, link_version) : null,
  response: response ? { ...response, taken: response.taken ?? [] } : null,
  // of a line from before there were others nothing says that it counts: it does
  lines: settled(lines).map(shownLine),
  prices_include_gst: prices_include_gst ?? false,
  template_file: template_file ?? null,
  deposit_percent: deposit_percent ?? null,
  customer_reference: customer_reference ?? null,
  frozen: frozen ?? null,
  deposit: deposit_percent ? shareOf(record.total, deposit_percent) : null,
});
