export interface TwilioSettings {
  accountSid: string;
  authToken: string;
  /** The first one sends, unless another is asked for. */
  numbers: readonly [string, ...string[]];
  apiUrl: string;
}

/** Texts go out only with an account, its token and a number to send from. */
export function twilioOf(configured: {
  accountSid: string | null;
  authToken: string | null;
  apiUrl: string;
  numbers: readonly string[];
}): TwilioSettings | null {
  const { accountSid, authToken, apiUrl } = configured;
  const [first, ...others] = configured.numbers;
  return accountSid && authToken && first ? { accountSid, authToken, apiUrl, numbers: [first, ...others] } : null;
}

/** What Twilio answered: `status` 0 where no connection was made, null where nobody knows whether it took the text. */
export interface TwilioAnswer {
  status: number | null;
  /** Its own name of the text it took. */
  sid: string | null;
  /** Its own code of what went wrong, and its words. */
  code: number | null;
  message: string | null;
}

const PATIENCE_MS = 10_000;
/** The request never left. */
const UNCONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Asks Twilio's Messages resource to send one text (https://www.twilio.com/docs/messaging/api/message-resource). Never throws. */
export function createTwilio({ accountSid, authToken, numbers, apiUrl }: TwilioSettings) {
  const address = `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return async (fields: {
    To: string;
    Body: string;
    From?: string;
    StatusCallback?: string;
  }): Promise<TwilioAnswer> => {
    const nothing = { sid: null, code: null, message: null };
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ From: numbers[0], ...fields }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const said = (await response.json().catch(() => ({}))) as Record<string, unknown>;
      return {
        status: response.status,
        sid: typeof said.sid === 'string' ? said.sid : null,
        code: typeof said.code === 'number' ? said.code : null,
        message: typeof said.message === 'string' ? said.message : null,
      };
    } catch (error) {
      const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
      return { status: UNCONNECTED.includes(code) ? 0 : null, ...nothing };
    }
  };
}
