import { consentRules, optOutRules } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import type { StoredDoc } from '../../db/stored.ts';
import { link, requiredText, text } from '../tables/stored-fields.ts';

const optOut = ownedSchema(
  {
    channel: requiredText,
    address: requiredText,
    client_id: link,
    supplier_id: link,
    source: requiredText,
    /** `words` to the API; a stored record has its words to search by under that name. */
    said: text,
  },
  { rules: optOutRules, unique: [['channel', 'address']] },
);

const event = ownedSchema(
  {
    channel: requiredText,
    address: requiredText,
    event: requiredText,
    source: requiredText,
    /** `words` to the API; a stored record has its words to search by under that name. */
    said: text,
    inbox_id: link,
  },
  { rules: consentRules },
);

/** Who asked for no more messages, as it is now. */
export const optOutRepository = (connection: Connection): Repository =>
  createRepository({
    table: 'opt_outs',
    noun: 'opt-out',
    rules: optOutRules,
    model: connection.model<StoredDoc>('opt_outs', optOut as never, 'opt_outs'),
  });

/** Every change of it, for good. */
export const consentLogRepository = (connection: Connection): Repository =>
  createRepository({
    table: 'consent_log',
    noun: 'entry',
    rules: consentRules,
    model: connection.model<StoredDoc>('consent_log', event as never, 'consent_log'),
  });
