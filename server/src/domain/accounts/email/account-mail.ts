import type { Mailer } from '../../senders.ts';
import type { Profile } from '../new-user.ts';
import type { UserDoc } from '../user.ts';
import { letter } from './letter.ts';

export type AccountMail = ReturnType<typeof createAccountMail>;

const NOT_YOU = 'If this was not you, choose a new password: open the sign-in page and use "Forgot your password?".';
const IGNORE = 'If you did not ask for this, you can ignore this mail: nothing changes.';

/**
 * What Smoko writes to people about their own account. `baseUrl` comes from the configuration or from where the server
 * listens, never from a request: whoever asks must not choose where a link leads.
 */
export function createAccountMail(mailer: Mailer, baseUrl: () => string) {
  const send = (user: UserDoc, to: string, subject: string, content: Omit<Parameters<typeof letter>[0], 'heading'>) =>
    mailer.send({ to, subject, userId: user._id.toHexString(), ...letter({ heading: subject, ...content }) });
  const link = (path: string, token: string) => `${baseUrl()}${path}?token=${token}`;

  return {
    verify: (user: UserDoc, token: string) =>
      send(user, user.email, 'Confirm your email address', {
        paragraphs: [
          `G'day ${user.full_name}. Please confirm that this address is yours.`,
          'Messages to your clients and suppliers wait until you have. The link works once, for 24 hours.',
        ],
        action: { label: 'Confirm my address', href: link('/auth/verify', token) },
        closing: 'If you did not create a Smoko account, you can ignore this mail.',
      }),

    reset: (user: UserDoc, token: string) =>
      send(user, user.email, 'Choose a new password', {
        paragraphs: ['Somebody asked for a new password for your Smoko account. The link works once, for 30 minutes.'],
        action: { label: 'Choose a new password', href: link('/auth/reset', token) },
        closing: IGNORE,
      }),

    /** To who signs up with an address that an account has which never confirmed it. About nobody's account yet. */
    signUpAgain: (email: string, { full_name }: Profile, token: string) => {
      const subject = 'Confirm your email address';
      const content = letter({
        heading: subject,
        paragraphs: [
          `G'day ${full_name}. Please confirm that this address is yours, with the password you have just chosen.`,
          'An account was begun with this address before, and never confirmed. It goes on without the address then, and the new one begins empty. If that account is yours, leave this link alone: sign in there, or use "Forgot your password?".',
          'The link works once, for 24 hours.',
        ],
        action: { label: 'Confirm my address', href: link('/auth/verify', token) },
        closing: IGNORE,
      });
      return mailer.send({ to: email, subject, ...content });
    },

    /** To the owner of an account, when somebody signs up with its address. */
    haveAccount: (user: UserDoc) =>
      send(user, user.email, 'You have an account already', {
        paragraphs: [
          'Somebody tried to create a Smoko account with this address. It has one, so nothing was made and nothing has changed.',
          'Was it you? Sign in, or use "Forgot your password?" there.',
        ],
        action: { label: 'Sign in', href: `${baseUrl()}/auth` },
        closing: IGNORE,
      }),

    changeEmail: (user: UserDoc, email: string, token: string) =>
      send(user, email, 'Confirm your new email address', {
        paragraphs: [
          'From the moment you confirm it you sign in with this address. The link works once, for 24 hours.',
        ],
        action: { label: 'Confirm my new address', href: link('/auth/verify', token) },
        closing: IGNORE,
      }),

    /** Tells the owner, at the address they are known to read, what was done to the account. */
    note: (user: UserDoc, to: string, subject: string, ...paragraphs: string[]) =>
      send(user, to, subject, { paragraphs, closing: NOT_YOU }),
  };
}
