import type { ArticleSection } from './article.ts';

/** Only what is done. docs/security/asvs.md goes through it point by point. */
export const SECURITY: readonly ArticleSection[] = [
  {
    id: 'sign-in',
    title: 'Signing in',
    text: `- Nobody can read your password, us included. What is stored is a one-way scramble of it (argon2id, as strong as OWASP recommends).
- A second step with an authenticator app can be switched on, with recovery codes for a lost phone.
- Whoever guesses passwords has to wait longer and longer. An unknown address and a wrong password get the same answer, in the same time.
- You see every device that is signed in and can sign it out. Changing the password ends all other sign-ins.
- Sensitive acts, such as changing your email address or exporting everything, ask again who you are.`,
  },
  {
    id: 'separation',
    title: 'Your records and nobody else’s',
    text: `Every record belongs to one account, and nothing is read from the database without naming it: a query that does not is refused before it runs. Another account's record looks the same as one that does not exist. Tests try every call of the API as somebody else.`,
  },
  {
    id: 'browser',
    title: 'In the browser',
    text: `- Another website cannot use your sign-in: its requests are refused. The session is a cookie that scripts cannot read, and writing needs a token of its own besides.
- Pages run our own scripts only (a content security policy), and no other site can show them inside its own.
- With HTTPS, cookies are sent over HTTPS only and browsers are told to stay on it.
- Nothing is loaded from other companies: no trackers, no fonts, no analytics.`,
  },
  {
    id: 'ai',
    title: 'The AI is not trusted',
    text: `The language model has no rights of its own. It can only ask for tools, and code decides whether they may run, for whom and with what. Sending, deleting and changes in bulk are refused to it altogether until you say yes.

Text in files, records and messages from outside is marked as information and never obeyed. Sums, GST and dates are done by code. The tests include assistants that are told to misbehave.`,
  },
  {
    id: 'files',
    title: 'Files',
    text: `A file is believed by its content, not its name; macros, scripts and archives in disguise are refused. Downloads need you to be signed in, and are served so that a browser saves them and runs nothing.`,
  },
  {
    id: 'storage',
    title: 'Storage and logs',
    text: `What would let somebody in is not readable in the database: sign-ins, mailed links and recovery codes are stored scrambled one way (as hashes), the secrets of authenticator apps encrypted with a key kept elsewhere. Records themselves lie in the database as it is: encrypting the disk is up to whoever runs the server.

Logs hold no names, messages, tokens or passwords.`,
  },
  {
    id: 'report',
    title: 'Report a problem',
    text: `Found a hole? Tell us through the [contact form](/contact#message) with how to see it, and please give us time to close it before you tell others. We do not go after people who look in good faith and leave other people's data alone.

Smoko holds no security certificate today, and has not been through an outside audit. We say so when that changes.`,
  },
];
