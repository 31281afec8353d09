import { letter } from '../../mail/letter.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { UserDoc } from './user.ts';

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
      send(user, user.email, 'Confirm your e-mail address', {
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

    changeEmail: (user: UserDoc, email: string, token: string) =>
      send(user, email, 'Confirm your new e-mail address', {
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
