import { frozen } from './frozen.ts';

/** A title and a sentence, shown for a while; one that `stays` until it is closed or the page is left. */
export interface Notice {
  kind: 'success' | 'warning' | 'error';
  title: string;
  text?: string;
  stays?: boolean;
}

export const RESET_SENT = "If an account exists for that email, we've sent reset instructions.";
/** Said whoever asks for a new password and whatever happens: it tells nobody whether there is such an account. */
export const RESET_NOTICE: Notice = frozen({ kind: 'success', title: 'Reset Instructions Sent', text: RESET_SENT });

/** What the script of a page of signing in is told of a form that did what it is for. */
export interface AccountFormDone {
  /** The path to go to, which shows the notices; null = one stays here. */
  go: string | null;
  notices: Notice[];
}

/** What it is told of one that did not. */
export interface AccountFormRefused {
  /** null where the fields say all. */
  notice: Notice | null;
  /** What is wrong, by field; `form` for what belongs to none. */
  errors: Record<string, string>;
}

/** Where a browser keeps notices for the page that is opened next: sessionStorage, a JSON list of Notice. */
export const NOTICES_KEY = 'smoko-notices';
