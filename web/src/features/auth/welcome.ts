import type { SignedIn } from '@smoko/contract';
import { notify } from '../../lib/notify.ts';

/** Says that it worked; where a code is still owed there is nothing to welcome yet, and it is asked for. */
export function welcome({ aal, next_aal }: SignedIn): void {
  if (aal !== next_aal) location.assign(`/auth/code${location.search}`);
  else notify.success('Welcome back!', "You've been successfully signed in.");
}
