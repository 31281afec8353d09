import { usage } from '../../exit.ts';
import { contacts } from '../../tables/contacts.ts';

/** What add and preview take alike. */
export const WRITTEN = {
  args: [{ field: 'body', syntax: '<text...>', about: 'what it says; - reads standard input' }],
  naming: (session: Parameters<typeof contacts>[0]) => ({
    ...contacts(session),
    channel: { about: 'left out: as they can be reached, in the way you like best' },
    to: { about: 'a mobile number or an e-mail address' },
  }),
  complete: (input: Record<string, unknown>) => {
    if (!input.client_id && !input.supplier_id && !input.to)
      throw usage('Say who it goes to: --client, --supplier or --to.');
    return input;
  },
} as const;
