/** Lines of a pasted signature, card or web page that are no fact worth keeping. */
export const BOILERPLATE: readonly RegExp[] = [
  /^\W*(?:a\.?b\.?n|a\.?c\.?n|n\.?z\.?b\.?n|gst|lic(?:en[cs]e)?|nz ?company|company)\b\.?\s*(?:no\.?|number|#)?[\s:.#]*[\d\s-]{5,}/i,
  /\b(?:abn|acn|nzbn)\b/i,
  /(?:©|\(c\)|copyright|all rights? reserved|terms (?:and|&|of)|privacy policy|powered by|site by|cookies?)/i,
  /\b(?:subscribe|sign up|newsletter|follow us|like us|find us|join us|click here|unsubscribe|specials?!|add to cart|log ?in|my account|checkout|shop now|order online|view (?:map|cart)|get directions|free delivery|home\s*[|>])/i,
  /^\W*(?:facebook|instagram|linkedin|twitter|tiktok|youtube|www\.|https?:)/i,
  /\b(?:confidential|intended recipient|disclaimer|(?:think|consider)\b.{0,40}\bprint(?:ing)?|consider the environment|virus)/i,
  /^\W*sent from my\b/i,
  /^\W*(?:kind |warm |best |many )?(?:regards|thanks|thank you|cheers|sincerely|yours)\b[\s,.!]*$/i,
  /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\b\s*(?:-|to|–|&|and|:)?.*\d\s*(?:am|pm|:\d\d|\.\d\d)/i,
  /\b(?:open(?:ing)? (?:hours|times)|trading hours|office hours|closed (?:sun|sat|public)|open (?:7|6|5|seven|six|five) days|mon(?:day)?\s*(?:-|to)\s*(?:fri|sat|sun))/i,
  /^\W*(?:fax|f)\b[\s.:]*[\d\s()+-]{6,}$/i,
  /^\W*(?:since|est\.?|established)\s+\d{4}\W*$/i,
  /^\W*(?:qbcc|hia|mba|master builders|licen[cs]ed|fully insured|member of)\b.*$/i,
  /\bp\.?\s?o\.?\s+box\b/i,
];
/** A number that is no phone, inside a line with others. */
export const NUMBERS_LEFT_OUT = /\b(?:fax|f|abn|acn|nzbn)\b[\s.:]*(?:no\.?\s*)?\+?[\d()][\d\s()-]{5,}\d/gi;
/** What a person is, under their name: kept for a client, no name. */
export const ROLES =
  /^(?:senior |assistant |regional |branch |area |key )*(?:owner|director|managing director|manager|sales\b.*|accounts?\b.*|account manager|estimator|rep|representative|admin\w*|office\b.*|project manager|property manager|strata manager|facilities\b.*|supervisor|foreman|site\b.*|principal|partner|ceo|coordinator|secretary|receptionist|trade (?:counter|desk|sales)|customer service|store manager|branch manager|plumber|electrician|builder|chippie|tiler|painter|licensed .*)\b[^,]{0,30}$/i;
/** "Name: Tom Becker", "M:". */
export const LINE_LABEL =
  /^\W*(?:(?:full |company |business |trading |contact |client |supplier |customer )?name|company|business|client|customer|supplier|contact(?: person)?|attn|attention)\s*[:=-]\s*/i;
/** Labels of values that have been taken from their line. */
export const EMPTY_LABELS =
  /(?<![\p{L}])(?:ph(?:one)?|tel(?:ephone)?|mob(?:ile)?|cell|call|text|[mtpewaf]|e-?mail|address|addr|add|site|web(?:site)?|fax|direct|office|at|on|or|and|his|her|their|number|no|is|sms)\b\.?\s*[:|/-]?\s*(?=$|[\s|/,;:¦-])/giu;
/** Greetings and thanks of a pasted text message. */
export const PLEASANTRIES =
  /^(?:hi|hey|hello|hiya|g'?day|gday|good (?:morning|afternoon|evening)|dear|morning|kia ora)\b(?:\s+(?:there|mate|\p{Lu}?\p{L}+))?[\s,!.-]*/iu;
