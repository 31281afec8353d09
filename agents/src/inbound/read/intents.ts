import type { Intent } from '@smoko/contract';
import type { Incoming } from '../book.ts';
import * as client from '../says/clients.ts';
import { isMistypedOptOut, OPT_OUT_ELSEWHERE } from '../says/opt-out-languages.ts';
import * as other from '../says/others.ts';
import { amountsIn } from './amounts.ts';
import { clientIntents } from './client-intents.ts';
import { supplierIntents } from './supplier-intents.ts';

/** What a message wants, the main thing first. `said` is its plain form. */
export function intentsIn(said: string, incoming: Incoming): Intent[] {
  const { automatic, contact } = incoming;
  const head = `${incoming.subject ?? ''}\n${said}`;
  if (movesMoney(head)) return ['bank_change'];
  if (automatic === 'auto_reply' || automatic === 'bounce') return ['out_of_office'];
  if (other.INSTRUCTIONS.test(head)) return ['instructions'];
  if (isAway(incoming, said)) return ['out_of_office'];
  const leaves = wantsNoMore(said, incoming);
  if (comesBack(said, leaves) && contact.kind !== 'supplier') return ['opt_in'];
  if (isSpam(head, incoming)) return leaves && contact.kind !== 'unknown' ? ['spam', 'opt_out'] : ['spam'];
  if (isWrongNumber(said, contact)) return leaves ? ['wrong_number', 'opt_out'] : ['wrong_number'];
  const found = contact.kind === 'supplier' ? supplierIntents(head, incoming) : clientIntents(said, incoming);
  if (!leaves) return found;
  const rest = found.filter((intent) => !['question', 'other', 'thanks', 'complaint'].includes(intent));
  return ['opt_out', ...rest];
}

function wantsNoMore(said: string, { channel, contact }: Incoming): boolean {
  // a circular's way out is for whoever gets it; a client writes none
  const isSmallPrint =
    (contact.kind !== 'client' && other.WAY_OUT.test(said)) ||
    (contact.kind === 'supplier' && channel === 'email' && said.length > LONG_FOR_A_STOP);
  return (
    !isSmallPrint &&
    ((other.OPT_OUT.test(said) && !other.OPT_OUT_NOT.test(said)) ||
      other.STOP_FIRST.test(said) ||
      OPT_OUT_ELSEWHERE.test(said) ||
      isMistypedOptOut(said))
  );
}

const comesBack = (said: string, leaves: boolean): boolean =>
  other.OPT_IN.test(said) && (!leaves || BY_MISTAKE.test(said));

const isWrongNumber = (said: string, { kind }: Incoming['contact']): boolean =>
  client.WRONG_NUMBER.test(said) &&
  (kind === 'unknown' || /\bwrong\b/i.test(said)) &&
  said.length < 200 &&
  !offersWork(said) &&
  !MISSENT.test(said);

const BY_MISTAKE = /\b(?:didn't mean|by mistake|by accident|accidentally|sorry i said)\b/i;
const LONG_FOR_A_STOP = 200;
/** Of a text of theirs, and not of who we are. */
const MISSENT =
  /\b(?:that|my|the|last|previous|ignore|cancel|forget)\b[^.!?\n]{0,30}\b(?:text|message|msg|sms|one|e-?mail)\b[^.!?\n]{0,30}\bwrong (?:person|one|number|chat)\b/i;

const movesMoney = (said: string): boolean => {
  if (!other.BANK_CHANGE.test(said)) return false;
  return !(other.BANK_ASKED.test(said) && !/\b(?:chang|new|updat|moved|switch)/i.test(said));
};

function isAway({ channel, contact, subject, automatic }: Incoming, said: string): boolean {
  const named =
    /^(?:re:\s*)?(?:out of (?:the )?office|automatic reply|auto(?:matic)?[- ]?(?:reply|response)|away|on leave|i am away)/i.test(
      subject ?? '',
    );
  if (named || automatic === 'list') return named;
  return channel === 'email'
    ? (other.AWAY_MYSELF.test(said) && other.ANSWERS_LATER.test(said)) ||
        other.LOGGED.test(said) ||
        (contact.kind !== 'supplier' && other.NO_REPLY.test(said)) ||
        /\b(?:out of (?:the )?office|automatic(?:ally)? (?:reply|response|generated)|(?:mailbox|inbox) is not monitored)\b/i.test(
          said,
        )
    : /\b(?:i'?m driving|auto[- ]?reply|automatic reply|do not disturb)\b/i.test(said) &&
        other.AWAY.test(said) === true;
}

function isSpam(said: string, { contact, automatic }: Incoming): boolean {
  const spam = other.SPAM.test(said);
  if (contact.kind !== 'unknown') return spam && other.LINK.test(said);
  if (automatic === 'list') return true;
  return (
    spam &&
    !(
      offersWork(said) &&
      !other.LINK.test(said) &&
      amountsIn(said).length === 0 &&
      !/\b(?:seo|google|backlink|leads|crypto|loan)\b/i.test(said)
    )
  );
}

const offersWork = (said: string): boolean => client.ENQUIRY.test(said) && /\?|\bquote\b|\bjob\b/i.test(said);
