import { AppError, addUpQuote, invalid, lineTotal, quotes, totalsOf } from '@smoko/contract';
import { type Connection, Schema, Types } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { WriteCall } from '../../db/write-call.ts';
import { type Call, type Handler, implement } from '../call.ts';
import { checkTotal } from '../money.ts';
import { checkReferences, joinReferences, type Reference } from '../tables/references.ts';
import { link, requiredCents, requiredText, text } from '../tables/stored-fields.ts';
import { type TableService, tableService } from '../tables/table-service.ts';
import { tableRepository, tableSchema } from '../tables/table-store.ts';
import { nextQuoteNumber, quoteNumberValue } from './quote-number.ts';

const line = { _id: false, description: String, quantity: Number, unit: String, unit_price: Number, total: Number };

const schema = tableSchema(
  quotes,
  {
    client_id: link,
    project_id: link,
    template_id: link,
    template_file: { type: { _id: false, name: String, file_type: String, file_path: String }, default: null },
    quote_number: requiredText,
    quote_number_value: { type: Number, default: null },
    content: { details: { type: String, default: '' }, aiGenerated: { type: String, default: '' }, template: text },
    lines: [line],
    prices_include_gst: { type: Boolean, default: false },
    subtotal: requiredCents,
    gst: requiredCents,
    total: requiredCents,
    valid_until: text,
    status: requiredText,
    sent_at: { type: Date, default: null },
    response: { type: Schema.Types.Mixed, default: null },
    /** What was accepted, to the letter, with its hash. */
    agreed: { type: Schema.Types.Mixed, default: null },
  },
  [['quote_number']],
);
schema.index({ user_id: 1, quote_number_value: -1 });
// what was sent and not answered
schema.index({ user_id: 1, deleted_at: 1, status: 1, sent_at: 1 });
// whether a file is still wanted
schema.index({ user_id: 1, 'template_file.file_path': 1 });

export const quoteRepository = (connection: Connection): Repository =>
  tableRepository(
    connection,
    quotes,
    schema,
    {
      quote_number: ({ quote_number }) => `Quote number ${quote_number} is already in use.`,
    },
    { check: assertAgreed },
  );

/** One that comes in as accepted has lines; one that is on file may also have been agreed to in words. */
function assertAgreed(_: WriteCall, after: Fields, before: Fields | null): void {
  const changed = (['status', 'lines', 'content'] as const).some((name) => before?.[name] !== after[name]);
  const { details, aiGenerated } = (after.content ?? {}) as Partial<Record<'details' | 'aiGenerated', string>>;
  const words = before && `${details ?? ''}${aiGenerated ?? ''}`.trim();
  if (after.status !== 'accepted' || !changed || words || (after.lines as unknown[] | undefined)?.length) return;
  throw invalid('lines', 'An accepted quote says what was agreed. Add at least one line first.');
}

const ATTEMPTS = 5;
const EMPTY = { details: '', aiGenerated: '', template: null };

/** What its client has agreed to. */
const AGREED = ['client_id', 'content', 'lines', 'prices_include_gst', 'valid_until'];

function assertOpen(fields: Fields, before: Fields | null): void {
  const { decision } = (before?.response ?? {}) as { decision?: string };
  if (decision !== 'accepted' || !AGREED.some((name) => fields[name] !== undefined)) return;
  throw new AppError('conflict', 'That quote was accepted as it is. Make a new one for what has changed.');
}

/** `linkOf`: where the client of a quote sees it. */
export function quoteService(
  repository: Repository,
  references: readonly Reference[],
  linkOf: (id: string) => string,
): TableService {
  const templates = references.find(({ field }) => field === 'template_id')?.repository;
  const shown = references.filter(({ as }) => as !== 'template_record');
  const service = tableService(quotes, repository, {
    except: ['create'],
    prepare: async (call, fields, before) => {
      assertOpen(fields, before);
      await checkReferences(call, fields, references);
      return withTotals(call, { ...fields, ...(await templateFile(call, fields, templates)) }, before);
    },
    join: (call, records, docs) =>
      joinReferences(
        call,
        records.map((record) => asShown(record, linkOf)),
        docs,
        shown,
      ),
  });

  const create: Handler<typeof quotes.operations.create> = async (
    call,
    { quote_number, content = EMPTY, ...input },
  ) => {
    await checkReferences(call, input, references);
    const file = await templateFile(call, input, templates);
    const fields = withTotals(call, { ...input, ...file, content, _id: call.newId() }, null);
    for (let attempt = 1; ; attempt++) {
      const number = quote_number ?? (await nextQuoteNumber(call, repository));
      try {
        const doc = await repository.insert(call, {
          ...fields,
          quote_number: number,
          quote_number_value: quoteNumberValue(number),
        });
        return (await service.present(call, [doc]))[0] as never;
      } catch (error) {
        const again = !quote_number && error instanceof AppError && error.code === 'duplicate' && attempt < ATTEMPTS;
        if (!again) throw error;
      }
    }
  };

  return {
    ...service,
    implementations: [
      ...service.implementations,
      implement(quotes.operations.create, create),
      implement(addUpQuote, async (call, { lines, prices_include_gst }) => ({
        prices_include_gst,
        ...addUp(call, lines, prices_include_gst),
      })),
    ],
  };
}

interface GivenLine {
  description: string;
  quantity: number;
  unit?: string | null | undefined;
  unit_price: number;
}

/** What lines come to for this business. Cents; throws 422 where it is more than can be kept. */
export function addUp(call: Call, given: readonly GivenLine[], included: boolean) {
  const lines = given.map((one, i) => ({
    ...one,
    unit: one.unit ?? null,
    total: checkTotal(lineTotal(one.quantity, one.unit_price), `lines.${i}.quantity`),
  }));
  const { gstRegistered: registered, gstRounding: rounding, country } = call.actor.business;
  const { subtotal, gst, total } = totalsOf(
    lines.map((one) => one.total),
    { country, registered, included, rounding },
  );
  return { lines, subtotal: checkTotal(subtotal, 'lines'), gst, total: checkTotal(total, 'lines') };
}

/** Totals are always code, worked out again when the lines or what their prices mean change. */
function withTotals(call: Call, fields: Fields, before: Fields | null): Fields {
  if (fields.lines === undefined && fields.prices_include_gst === undefined) return fields;
  const given = (fields.lines ?? before?.lines ?? []) as GivenLine[];
  const included = Boolean(fields.prices_include_gst ?? before?.prices_include_gst);
  return { ...fields, ...addUp(call, given, included) };
}

/** What a quote keeps of the template it is given: where the file is, so that deleting the template does not take it away. */
async function templateFile(call: Call, { template_id }: Fields, templates?: Repository): Promise<Fields> {
  if (template_id === undefined) return {};
  const template =
    template_id === null ? null : await templates?.findOne(call, { _id: new Types.ObjectId(String(template_id)) });
  if (!template) return { template_file: null };
  const { name, file_type, file_path } = template;
  return { template_file: { name, file_type, file_path } };
}

/** Quotes from before `prices_include_gst` have prices without it; those from before `template_file` have none. */
const asShown = ({ quote_number_value: _, agreed: __, ...record }: Fields, linkOf: (id: string) => string): Fields => ({
  ...record,
  sent_at: record.sent_at ?? null,
  link: record.sent_at && record.status !== 'draft' ? linkOf(String(record.id)) : null,
  response: record.response ?? null,
  prices_include_gst: record.prices_include_gst ?? false,
  template_file: record.template_file ?? null,
});
