import { GAP, sentenceCase } from '../extract/gap.ts';
import { AT_START, WRITTEN } from '../lexicon/written.ts';

type Channel = 'sms' | 'email';

/** A request to write to somebody, its opening taken off. */
export interface Opening {
  /** How it was asked: "ask" and "remind" shape the words. */
  verb: string;
  channel: Channel | undefined;
  /** To whom, and what; not yet told apart. */
  rest: string;
}

const VERB =
  /^(?:send|flick|shoot|fire|drop|ping|give|write|email|e-mail|text|sms|message|msg|tell|let|ask|notify|warn|hassle|hound|nudge|remind|chase(?: up)?|hit(?: up)?|blast|reply)\b\s*(?:off|out)?\s*/i;
/** "a quick text to", after the name too: "send Kev a text". */
const MEDIUM =
  /\b(?:(?:an?|the|another|one)\s+)?(?:quick\s+|short\s+|polite\s+|friendly\s+|gentle\s+)?(?:text message|text msg|text|sms|e-?mail|message|msg|note|line|reminder|nudge|heads[ -]up)s?\b\s*(?:out\s+)?/i;
const FAR = 45;

/** Verb and medium taken off: "shoot a text to Kev saying ..." leaves "Kev saying ...". */
export function openingOf(request: string): Opening {
  const verb = VERB.exec(request)?.[0] ?? '';
  let rest = request.slice(verb.length);
  const said = MEDIUM.exec(rest);
  const boundary = BODY.exec(rest)?.index ?? FAR;
  if (said && said.index < Math.min(boundary + 1, FAR)) {
    rest = `${rest.slice(0, said.index)}${rest.slice(said.index + said[0].length)}`;
  }
  const how = `${verb} ${said && said.index < FAR ? said[0] : ''}`;
  const channel = /\b(?:text|sms)\b/i.test(how) ? 'sms' : /e-?mail/i.test(how) ? 'email' : undefined;
  return {
    verb: verb.trim().toLowerCase().split(/\s+/)[0] ?? '',
    channel:
      channel ?? (/\bby (?:text|sms)\b/i.test(request) ? 'sms' : /\bby e-?mail\b/i.test(request) ? 'email' : undefined),
    rest: rest.replace(/^\s*(?:to|back to)\s+/i, '').trim(),
  };
}

/** What parts the name from the words: a colon, "saying", "and tell them", "know that". */
export const BODY =
  /\s*(?:[:;]|,?\s+-\s|,?\s*\b(?:saying(?: that)?|to say(?: that)?|(?:and|to) (?:say|let (?:him|her|them|em) know|tell (?:him|her|them|em|all of them))(?: that)?|know(?: that)?|that says?)\b[:,]?)\s*/i;

/** The words themselves, whole and with a full stop, from what follows the name. Empty where none were said. */
export function wordsOf(verb: string, said: string): string {
  const body = trimmed(said.replace(/^[\s,:;-]*(?:saying|know|that|and say|to say)\b[\s:,]*(?:that\b)?/i, ' '));
  if (!body || /^about\b/i.test(said.trim())) return '';
  return ended(sentenceCase(written(shaped(verb, body, trimmed(said)))));
}

const trimmed = (text: string): string =>
  text
    .replaceAll(GAP, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:;-]+|[\s,:;-]+$/g, '')
    .replace(/^"(.*)"$/, '$1');

/** For people outside: "were shut from monday" goes out as "we're shut from Monday". */
function written(text: string): string {
  const spelt = text
    .replace(/\b[a-z]+\b(?!['’])/gi, (word) => WRITTEN[word.toLowerCase()] ?? word)
    .replace(/\bi\b(?=['’ ])/g, 'I');
  return AT_START.reduce((said, [says, is]) => said.replace(says, is), spelt);
}

function shaped(verb: string, body: string, said: string): string {
  if (verb === 'ask') {
    if (/^(?:if|whether)\b/i.test(body)) return `could you let me know ${body}?`;
    if (/^(?:when|what|where|which|who|why|how)\b/i.test(body)) return `could you tell me ${body}?`;
    if (/^for\b/i.test(said)) return `could we please get ${body.replace(/^for\s+/i, '')}?`;
    if (/^to\b/i.test(said)) return `could you please ${body.replace(/^to\s+/i, '').replace(/[.!]+$/, '')}?`;
  }
  if (verb === 'remind') return `just a reminder${/^(?:to|about)\b/i.test(said) ? ` ${said}` : `: ${body}`}`;
  if (verb === 'chase') return `just following up ${said.replace(/^(?:up\s+)?(?:for|about|on)\s+/i, 'on ')}`;
  if (verb === 'tell' && /^to\b/i.test(said))
    return `could you please ${body.replace(/^to\s+/i, '').replace(/[.!]+$/, '')}?`;
  return body;
}

const ended = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);
