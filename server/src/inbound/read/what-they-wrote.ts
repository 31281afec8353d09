import EmailReplyParser from 'email-reply-parser';

export interface Written {
  /** What the sender wrote this time. */
  text: string;
  /** The rest: what they answer, their signature, small print. */
  quoted: string | null;
  /** It stands in or below what they answer, and nothing marks which lines are whose: `text` is all of it. */
  mixed: boolean;
  /** Answers between the quoted lines, each with the lines above it. */
  between: { over: string; said: string }[];
}

/** "On Mon, 16 Nov 2026 at 8:40 AM, Mel Carmody wrote:", on one line or two. */
const ATTRIBUTION = /^[> ]*On [^\n]{4,200}(?:\n[^\n]{0,120})?\bwrote:[ \t]*$/m;
/** Outlook's head of what it quotes; its names may stand in asterisks. */
const OUTLOOK =
  /^[ \t]*(?:_{5,}\n+|-{3,} ?Original Message ?-{3,}\n+)?\*?From:\*? [^\n]{1,200}\n(?:\*?(?:Sent|Date|To|Subject|Cc):\*? [^\n]*\n?){1,5}/im;
const ORIGINAL = /^[ \t]*-{3,} ?(?:Original Message|Forwarded message|Begin forwarded message:?) ?-*[ \t]*$/im;
const PHONE = /^[ \t]*(?:Sent from (?:my|Outlook|Yahoo|Mail|Samsung|an?)\b[^\n]{0,80}|Get Outlook for [^\n]{0,60})$/im;
/** Lines that lawyers, newsletters and mail scanners put below: no word in them is the sender's to us. */
const SMALL_PRINT =
  /^[ \t*]*(?:disclaimer:?|confidentiality notice:?|important:? this e-?mail|this (?:e-?mail|message|communication)[^\n]{0,80}\b(?:confidential|intended (?:only|solely)|privileged)|the (?:information|contents?) (?:contained )?(?:in|of) this (?:e-?mail|message)|(?:please )?(?:consider|think of) the environment|[^\n]{0,80}\bliability (?:is )?limited by a scheme|(?:any|the) (?:views|opinions)\b[^\n]{0,60}\bare (?:solely )?those of|(?:legal|privacy|copyright) notice\b|(?:caution|warning|notice|important):? (?:this|the) (?:e-?mail|message)|(?:to|click here to|you (?:can|may)) (?:unsubscribe|opt out)\b[^\n]{0,20}\b(?:from|of|click|here|at|reply|visit)\b|if you (?:no longer wish|do not wish|don't wish) to receive|virus-free\b|(?:this (?:e-?mail|message) (?:was|has been) )?scanned (?:by|for)\b|[^\n]{0,80}\backnowledges? the traditional\b|if you (?:are not|have received this (?:e-?mail|message) in error))/im;

/** Line by line, what the library calls neither quoted nor signature; it takes answers below and in between, too. */
function fragments(text: string): { own: string; rest: string } {
  const parts = new EmailReplyParser().read(text).getFragments();
  const cut = (part: (typeof parts)[number]) => part.isHidden() || part.isQuoted() || part.isSignature();
  const join = (some: typeof parts) =>
    some
      .map((part) => String(part.getContent()))
      .join('\n')
      .trim();
  return { own: join(parts.filter((part) => !cut(part))), rest: join(parts.filter(cut)) };
}

/** Everything from the first such place on, if something stands before it. */
function cutAt(text: string, place: RegExp): { own: string; rest: string } {
  const at = text.search(place);
  return at < 0 ? { own: text, rest: '' } : { own: text.slice(0, at).trim(), rest: text.slice(at).trim() };
}

/**
 * What somebody wrote, without what they answer. Most is done by email-reply-parser; before it come a few heads that it
 * only knows with a mail address, after it small print. It never takes everything away.
 */
export const whatTheyWrote = (text: string): Written => ({ ...ownWords(text), between: betweenLines(text) });

function ownWords(text: string): Omit<Written, 'between'> {
  if (standsInside(text)) return { text: text.trim(), quoted: null, mixed: true };
  // answers below a quote stand after its attribution: nothing may be cut there but what is quoted
  const below = answersBelow(text);
  const heads = below ? { own: withoutAttribution(text), rest: '' } : firstOf(text, [OUTLOOK, ORIGINAL]);
  const library = fragments(heads.own === '' ? text : heads.own);
  const body = library.own === '' ? { own: heads.own, rest: '' } : library;
  const print = firstOf(body.own, [PHONE, SMALL_PRINT]);
  const own = print.own.trim() || body.own.trim();
  if (own === '') return { text: text.trim(), quoted: null, mixed: false };
  const rest = [print.own.trim() ? print.rest : '', body.rest, heads.own === '' ? '' : heads.rest].filter(Boolean);
  return { text: own, quoted: rest.join('\n\n') || null, mixed: false };
}

const QUOTED = /^ ?>[> ]*/;
const MOST_BETWEEN = 20;

/** Of lines marked with ">" alone; nothing where no answer stands below one. */
function betweenLines(text: string): Written['between'] {
  const found: Written['between'] = [];
  let over: string[] = [];
  let said: string[] = [];
  const close = () => {
    if (over.length > 0 && said.length > 0) found.push({ over: over.join('\n'), said: said.join('\n') });
    if (said.length > 0) over = [];
    said = [];
  };
  for (const line of text.split('\n')) {
    const words = line.replace(QUOTED, '').trim();
    if (words === '') continue;
    if (QUOTED.test(line)) {
      close();
      over.push(words);
    } else said.push(words);
  }
  close();
  return found.slice(0, MOST_BETWEEN);
}

/**
 * The head of what is answered comes first, with nothing above it but a phone's own line or word of answers below it, and no
 * line below is marked: an answer below it or between its lines looks like what it answers.
 */
function standsInside(text: string): boolean {
  const at = Math.min(...HEADS.map((head) => text.search(head)).filter((place) => place >= 0));
  if (!Number.isFinite(at) || /^ ?>/m.test(text.slice(at))) return false;
  const above = text.slice(0, at).replace(PHONE, '').replace(RULE, '').trim();
  return (above === '' || SEE_BELOW.test(above)) && /\S/.test(text.slice(at));
}
/** "See my answers below", "my comments in red". */
const SEE_BELOW =
  /\b(?:answer(?:s|ed)?|repl(?:y|ies|ied)|comment(?:s|ed)?|respon(?:se|ses|ded)|notes)\b[^.!?\n]{0,30}\b(?:below|under(?:neath)?|in[- ]?line|in (?:between|red|blue|green|bold|capitals|caps|colou?r))\b|^(?:(?:hi|hey|hello)\b[^\n]{0,20}\n+)?(?:please )?(?:see|as) below[.!:]*\s*(?:$|\n)/i;
const HEADS = [ATTRIBUTION, OUTLOOK, ORIGINAL];
const RULE = /^[ \t]*[_-]{3,}[ \t]*$/gm;

function firstOf(text: string, places: RegExp[]): { own: string; rest: string } {
  const cuts = places.map((place) => cutAt(text, place)).filter(({ own }) => own !== '');
  return cuts.reduce((least, cut) => (cut.own.length < least.own.length ? cut : least), { own: text, rest: '' });
}

/** Quoted lines with words of one's own after the last of them, and none before the first. */
function answersBelow(text: string): boolean {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^ ?>/.test(line));
  if (first < 0) return false;
  const before = lines.slice(0, first).join('\n').replace(ATTRIBUTION, '').trim();
  return before === '' && lines.slice(first).some((line) => line.trim() !== '' && !/^ ?>/.test(line));
}
const withoutAttribution = (text: string): string => text.replace(ATTRIBUTION, '').trim();
