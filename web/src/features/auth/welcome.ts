import type { SignedIn } from '@smoko/contract';
import { notify } from '../../lib/notify.ts';
import { note } from './events.ts';

/** Says that it worked; where a code is still owed there is nothing to welcome yet. */
export function welcome({ aal, next_aal }: SignedIn): void {
  if (aal !== next_aal) return;
  note('login_success');
  notify.success('Welcome back!', "You've been successfully signed in.");
}
