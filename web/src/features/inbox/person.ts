import { clients, suppliers } from '@smoko/contract';
import { useSearchParams } from 'react-router-dom';
import { useRecord } from '../../lib/records/use-record.ts';

/** Whom a conversation is with, as the address says it: a client, a supplier, or somebody who is not on file. */
export type Who = { client_id: string } | { supplier_id: string } | { correspondence_id: string };

const PARAMS = { client_id: 'client', supplier_id: 'supplier', correspondence_id: 'with' } as const;

export function useWho(): Who | null {
  const [params] = useSearchParams();
  for (const [field, name] of Object.entries(PARAMS)) {
    const id = params.get(name);
    if (id) return { [field]: id } as Who;
  }
  return null;
}

/** Whom a message is from, or went to. */
export function whoOf(message: {
  client_id: string | null;
  supplier_id: string | null;
  correspondence_id: string | null;
}): Who | null {
  const { client_id, supplier_id, correspondence_id } = message;
  if (client_id) return { client_id };
  if (supplier_id) return { supplier_id };
  return correspondence_id ? { correspondence_id } : null;
}

export interface Person {
  name: string;
  phone: string | null;
  email: string | null;
  /** Asked for no more texts. */
  noTexts: boolean;
}

/** As they are on file; null while that is not known, or where they are not on file. */
export function usePerson(who: Who): Person | null {
  const client = useRecord(clients, 'client_id' in who ? who.client_id : null);
  const supplier = useRecord(suppliers, 'supplier_id' in who ? who.supplier_id : null);
  const record = client.data ?? supplier.data;
  if (!record) return null;
  return {
    name: record.name,
    phone: record.phone,
    email: record.email,
    noTexts: 'sms_opt_out' in record && record.sms_opt_out,
  };
}
