import type { Channels } from '@smoko/contract';
import { askThem, type OperatorFacts } from './operator.ts';

type Shown = Omit<Channels, 'hints'>;
interface Ways {
  sends: boolean;
  receives: boolean;
}

/** What to do next: words of the server for whoever runs it; for anybody else what is not there yet, and whom to ask. */
export function hintsOf({ sms, email, run_by }: Shown, operator: OperatorFacts): string[] {
  const ask = run_by.you ? null : askThem(operator);
  return [
    ...(ask ? [missing('Text messages', sms, ask)] : toSetUpTexts(sms)),
    sms.receives && !sms.number ? 'Choose the number your clients text to.' : null,
    ...(ask ? [missing('Emails', email, ask)] : toSetUpMail(email)),
    email.receives && !email.address ? 'Enter the address your clients write to.' : null,
  ].filter((hint) => hint !== null);
}

function missing(what: string, { sends, receives }: Ways, ask: string): string | null {
  if (sends && receives) return null;
  if (!sends && !receives) return `${what} are not connected yet. ${ask} to connect them.`;
  const [now, not] = sends ? ['go out', 'come in'] : ['come in', 'go out'];
  return `${what} ${now}, but do not ${not} yet. ${ask} to connect that too.`;
}

const toSetUpTexts = ({ sends, receives, webhook_url }: Shown['sms']): string[] => [
  ...(receives
    ? []
    : [`Texts do not come in yet: set TWILIO_AUTH_TOKEN, and have Twilio post incoming texts to ${webhook_url}.`]),
  ...(sends ? [] : ['Texts do not go out yet: set TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_NUMBERS.']),
];

const toSetUpMail = ({ sends, receives, webhook_url }: Shown['email']): string[] => [
  ...(receives
    ? []
    : [`Emails do not come in yet: set SMTP_IN_PORT, or EMAIL_INBOUND_SECRET and have them posted to ${webhook_url}.`]),
  ...(sends ? [] : ['Emails do not go out yet: set SMTP_URL and MAIL_FROM.']),
];
