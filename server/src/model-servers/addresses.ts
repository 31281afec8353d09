import type { AddressScope } from '../address-scope.ts';

/** Which addresses model servers may have. */
export interface AddressPolicy {
  /** Allows this machine and its local network. */
  privateAllowed: boolean;
}

/** Why requests to an address are not allowed, as a message for people; null where they are. */
export function refusal(scope: AddressScope, scheme: string, { privateAllowed }: AddressPolicy): string | null {
  if (scope === 'never') return 'That address is not one a model server can have.';
  if (scope === 'public') {
    return scheme === 'https:' ? null : 'Over the internet the address has to start with https://.';
  }
  return privateAllowed
    ? null
    : 'Servers on this machine or its own network cannot be used here. Whoever runs this Smoko can allow them.';
}
