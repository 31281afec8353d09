import { AppError, type Operation, type SignedIn } from '@smoko/contract';
import type { UserDoc } from '../user.ts';
import type { SessionDoc } from './session-model.ts';
import { isConfirmed } from './session-times.ts';

/** Who a credential belongs to. */
export interface Identity {
  user: UserDoc;
  session: SessionDoc;
}

/** How sure we are who it is, and how sure the account wants us to be. */
export function assuranceOf({ user, session }: Identity): Pick<SignedIn, 'aal' | 'next_aal'> {
  const aal = session.aal ?? 'aal1';
  return { aal, next_aal: user.mfa ? 'aal2' : aal };
}

/** A password alone is not enough for this account. */
export const needsFactor = (identity: Identity): boolean => {
  const { aal, next_aal } = assuranceOf(identity);
  return aal !== next_aal;
};

const SIGN_IN_MS = 10 * 60_000;

const UNCONFIRMED =
  'Confirm your email address first: open the link that we mailed you, or have it sent again in Settings.';

/**
 * The one guard of what an operation asks for beyond being signed in, as it declares it. `input` is the domain's.
 * Throws forbidden for an address that was not confirmed, confirm_identity without fresh proof.
 */
export function assertMay(
  { sensitive, needsConfirmedEmail }: Pick<Operation, 'sensitive' | 'needsConfirmedEmail'>,
  identity: Identity,
  input: unknown,
): void {
  const { user } = identity;
  if (needsConfirmedEmail && !user.email_verified) throw new AppError('forbidden', UNCONFIRMED);
  const asks = typeof sensitive === 'function' ? sensitive(input, { mfa: user.mfa ?? false }) : sensitive;
  if (asks) assertConfirmed(identity);
}

/**
 * Sensitive acts want the password or a code given anew. Who only ever signs in with Google has no password: a
 * sign-in of a moment ago stands in.
 */
export function assertConfirmed({ user, session }: Identity): void {
  if (isConfirmed(session)) return;
  const withGoogle = user.password_hash === '';
  if (withGoogle && Date.now() - session.created_at.getTime() < SIGN_IN_MS) return;
  throw new AppError(
    'confirm_identity',
    withGoogle ? 'Sign in with Google again first.' : 'Confirm that it is you first, with your password or a code.',
  );
}
