import { type Client, clientView as fields } from '@smoko/contract';
import { compact } from './changes.ts';
import { fieldWords, otherFields } from './entity-view.ts';
import { commas } from './format.ts';

/** "Priya Sharma, 0491 570 156, priya@example.org". */
export const clientWords = (client: Client): string => commas(client.name, client.phone, client.email, client.address);

export const clientView = (client: Client) =>
  compact({
    id: client.id,
    ...otherFields(fields, ['job_notes', 'sms_opt_out'], client),
    notes: client.job_notes,
    no_texts: client.sms_opt_out || undefined,
  });

export const CLIENT_FIELDS = fieldWords(fields, []);
