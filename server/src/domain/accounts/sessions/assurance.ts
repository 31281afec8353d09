import { AppError, getSession, type Operation, type SignedIn } from '@smoko/contract';
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

type Asked = Pick<Operation, 'id' | 'tag' | 'sensitive' | 'needsConfirmedEmail'>;

const SIGN_IN_MS = 10 * 60_000;

const UNCONFIRMED =
  'Confirm your email address first: open the link that we mailed you, or have it sent again in Settings.';

const NOT_BY_SCRIPTS =
  'A token for scripts cannot do that, as it wants you yourself. Sign in, with smoko login or in the browser.';

/**
 * A script's token does nothing that decides who gets in, and nothing that the password is asked for: whoever finds it
 * must not be able to keep what they found. Throws forbidden.
 */
function assertNoScript({ session }: Identity, refused: boolean): void {
  if (session.script && refused) throw new AppError('forbidden', NOT_BY_SCRIPTS);
}

/**
 * The one guard of what an operation asks for beyond being signed in, as it declares it. `input` is the domain's.
 * Throws forbidden for an address that was not confirmed and for what no script may do, confirm_identity without fresh proof.
 */
export function assertMay(
  { id, tag, sensitive, needsConfirmedEmail }: Asked,
  identity: Identity,
  input: unknown,
): void {
  const { user } = identity;
  if (needsConfirmedEmail && !user.email_verified) throw new AppError('forbidden', UNCONFIRMED);
  const asks = typeof sensitive === 'function' ? sensitive(input, { mfa: user.mfa ?? false }) : sensitive;
  assertNoScript(identity, Boolean(asks) || (tag === getSession.tag && id !== getSession.id));
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

/** Bringing a whole business back: a sensitive act. Throws confirm_identity, and forbidden for a script. */
export function assertMayBringBack(identity: Identity): void {
  assertNoScript(identity, true);
  assertConfirmed(identity);
}

/** Taking a business's records along: the same, save for a script that its owner let do it. */
export function assertMayTakeOut(identity: Identity): void {
  if (!identity.session.script?.exports) assertMayBringBack(identity);
}
