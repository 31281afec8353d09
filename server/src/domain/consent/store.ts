import { CHANNELS, CONSENT_SOURCES, consentRules, optOutRules } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { link, oneOf, requiredText, text } from '../../db/stored-fields.ts';

const optOut = ownedSchema(
  {
    channel: oneOf(CHANNELS),
    address: requiredText,
    client_id: link,
    supplier_id: link,
    source: oneOf(CONSENT_SOURCES),
    /** `words` to the API; a stored record has its words to search by under that name. */
    said: text,
  },
  { rules: optOutRules, unique: [['channel', 'address']] },
);

const event = ownedSchema(
  {
    channel: oneOf(CHANNELS),
    address: requiredText,
    event: oneOf(['opt_out', 'opt_in']),
    source: oneOf(CONSENT_SOURCES),
    /** `words` to the API; a stored record has its words to search by under that name. */
    said: text,
    inbox_id: link,
  },
  { rules: consentRules },
);

export type OptOutRow = RowIn<typeof optOut>;

/** Who asked for no more messages, as it is now. */
export const optOutRepository = (connection: Connection): Repository<OptOutRow> =>
  createRepository({
    table: 'opt_outs',
    noun: 'opt-out',
    rules: optOutRules,
    connection,
    schema: optOut,
  });

export type ConsentRow = RowIn<typeof event>;

/** Every change of it, for good. */
export const consentLogRepository = (connection: Connection): Repository<ConsentRow> =>
  createRepository({
    table: 'consent_log',
    noun: 'entry',
    rules: consentRules,
    connection,
    schema: event,
  });
