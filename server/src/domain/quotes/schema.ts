import { type FrozenPaper, QUOTE_STATUSES, quotes, type UPLOAD_TYPES } from '@smoko/contract';
import { field } from '../../db/row.ts';
import type { RowIn } from '../../db/schema.ts';
import {
  flagOff,
  later,
  link,
  moment,
  number,
  offeredLines,
  oneOf,
  requiredCents,
  requiredText,
  shapedOrNone,
  text,
  yesOrNull,
} from '../../db/stored-fields.ts';
import type { Agreed, ClientAnswer } from '../client-answers.ts';
import { tableSchema } from '../tables/table-store.ts';

interface TemplateFile {
  name: string;
  file_type: (typeof UPLOAD_TYPES)[number];
  file_path: string;
}
const templateFileField = field<TemplateFile | null>({
  type: { _id: false, name: String, file_type: String, file_path: String },
  default: null,
});
const contentField = field<{ details: string; aiGenerated: string; template: string | null }>({
  details: { type: String, default: '' },
  aiGenerated: { type: String, default: '' },
  template: { type: String, default: null },
});

export const schema = tableSchema(
  quotes,
  {
    client_id: link,
    project_id: link,
    template_id: link,
    template_file: later(templateFileField),
    quote_number: requiredText,
    quote_number_value: number,
    /** What people call it (short-name.ts). */
    short_name: later(text),
    short_name_value: later(number),
    content: contentField,
    lines: offeredLines,
    prices_include_gst: later(flagOff),
    subtotal: requiredCents,
    gst: requiredCents,
    total: requiredCents,
    valid_until: text,
    deposit_percent: later(number),
    customer_reference: later(text),
    status: oneOf(QUOTE_STATUSES),
    sent_at: later(moment),
    response: later(shapedOrNone<ClientAnswer>()),
    agreed: later(shapedOrNone<Agreed>()),
    /** Whose paper it is, once it is out (freeze-offer.ts). */
    frozen: later(shapedOrNone<FrozenPaper>()),
    /** How often its link was replaced. */
    link_version: later(number),
    /** Its client answered by the link, and nobody has looked at that. */
    answer_new: later(yesOrNull),
  },
  [['quote_number']],
);
schema.index({ user_id: 1, quote_number_value: -1 });
// a name is one quote's; those from before there were names have none until they are given one
schema.index(
  { user_id: 1, short_name: 1 },
  { unique: true, partialFilterExpression: { short_name: { $type: 'string' } } },
);
schema.index({ user_id: 1, short_name_value: -1 });
// what was sent and not answered
schema.index({ user_id: 1, deleted_at: 1, status: 1, sent_at: 1 });
// what its client answered and nobody has looked at
schema.index({ user_id: 1, answer_new: 1 }, { partialFilterExpression: { answer_new: true } });
// whether a file is still wanted
schema.index({ user_id: 1, 'template_file.file_path': 1 });

export type QuoteRow = RowIn<typeof schema>;
