// How people speak of what lies open: a draft, or what waits for a yes. One list per idea; lower case, no apostrophes.
import { alternatives } from '../../models/builtin/lexicon/alternatives.ts';

/** Said before a verb and no part of what is asked. */
const LEAD =
  alternatives(`please|pls|plz|just|can you|could you|would you|will you|you can|go on then|go on|go ahead and|go ahead|i said|i say|i told you to|
  i want you to|i want to|lets|let us|also|then|now|so|and|but|or|well|right|righto|oh|ah|argh+|hm+|um|actually|sorry|wait|hang on|hold on|mate|jerry|michelle|renea|sarah|
  thats right|thats it|thats correct|that is right|that is correct|is right|is correct|that ones right|that ones good|that ones fine|that ones it|that one is right|that one is correct|this ones right|its right|its correct|all right|
  all good|looks good|looks right|perfect|great|good|fine|correct|ok|okay|yeah|yep|yes|yea|yup|ya|no|nah|nope|first|instead|thanks|ta|cheers`);
export const LEADS = new RegExp(`^(?:(?:${LEAD})(?= |$) ?)+`, 'u');

/** Keeps a draft. */
export const SAVES =
  /^(?:save|confirm|accept|lock in|keep and save|(?:you )?(?:didnt|did not|havent|have not|still havent|never|still didnt) saved?|why (?:didnt|havent) you saved?)(?: (?<said>.*))?$/u;
/** Lets one go, whatever it is called. */
export const DISCARDS =
  /^(?:discard|reject|forget(?: about)?|dont save|do not save|never save|dont keep|dont worry about|never mind(?: about)?|nevermind|dont bother (?:with|about)|no need for)(?: (?<said>.*))?$/u;
/** Lets one go too, where a card and no record is named: "cancel that message", "bin the draft". */
export const CANCELS =
  /^(?:cancel|bin|scrap|ditch|drop|lose|scratch|remove|delete|kill|get rid of|chuck(?: out)?|throw (?:away|out)|take (?:away|off|out)|stop|leave|undo)(?: (?<said>.*))?$/u;
/** What makes the named thing a card and no record. */
export const CARD_NOUN =
  /\b(?:drafts?|cards?|approvals?|requests?|changes?|(?:delete|deleting|deletion|sending|removal)s?|(?:text|email|sms|message|msg)s?)\b/u;
/** Nothing is named: what was put last. */
export const POINTS =
  /^(?:it|that|this|them|those|these|that one|this one|that card|this card|that draft|the draft|the card|that all|it all)?$/u;

/** "dont delete", "do not want delete tama", "never send that". */
export const NOT_DO =
  /^(?:i )?(?:dont|do not|never|not to|you mustnt|didnt say|did not say|didnt want|did not want)(?: (?:ever|want|wanna|need|to|you|go|even))* (?<verb>delet|remov|bin|scrap|cancel|send|text|messag|email|move|mov|chang|complet|finish|mark|book|order|invoic|quot|add|mak|creat)(?:e|ing|d|ed)?\b ?(?<said>.*)$/u;
/** "not a job ya egg", "it was not a task". */
export const NOT_KIND =
  /^(?:(?:its|it is|thats|that is|that was|it was|this is|i said) )?not (?:an?|the|for an?|any) (?<kind>jobs?|tasks?|to ?dos?|reminders?|quotes?|invoices?|orders?|clients?|customers?|expenses?|payments?|messages?|suppliers?)\b ?(?<rest>.*)$/u;
/** "not quote for tama": without its little word. */
export const NOT_KIND_FOR =
  /^not (?<kind>jobs?|tasks?|reminders?|quotes?|invoices?|orders?|expenses?|payments?|messages?) (?<rest>for .*)$/u;

/** Why, after what is let go or kept; and what is only grumbled. */
export const WHY =
  /^(?:(?:because|cos|cause|coz|since|as|and|but|sorry)\b ?)*(?:$|(?:(?:i|ill|im|ive|we|well|hes|he|shes|she|its|it|is|theyre|they|thats|that|theres|there|already|no longer|not needed|changed my mind|wrong|my mistake|my bad)\b|\p{L}+ (?:knows|is|has|did|does|will|can|said|reckons|sorted)\b)(?!.*\b(?:means?|meant|wants?|needs?|should|instead|rather|\p{L}+day|tomorrow|today)\b)[^\d$]*$)/u;
/** A clause that asks for nothing. */
export const NOISE = new RegExp(
  `^(?:(?:${alternatives(`bloody hell|for (?:gods|fs|fucks|christs|petes) sake|ffs|jeez|jeezus|jesus|christ|far out|finally|about time|at last|thanks(?: a lot| heaps)?|thank you(?: very much)?|ta|cheers|please|pls|mate|legend|champion|
  sorry|my bad|haha+|lol|ha|arg+h*|omg|wtf|stop asking(?: me)?|dont ask(?: me)? again|quit asking|you (?:egg|muppet|drongo|goose|dill)|ya (?:egg|muppet|drongo|goose|dill)|i confuse(?:d)?|im confused|
  thats (?:right|correct|it|good|fine|the one|all)|that is all|that (?:one )?is (?:right|correct|good)|that ones (?:right|correct|good)|its (?:right|correct|good|fine)|looks (?:good|right)|all good|done that one|i already said(?: yes| so)?|i said (?:yes|so)(?: already)?|
  bit of a day|what the hell|come on|righto|ok|okay|right|now|then|well|so|hm+|um|oh|ah|hey|hi|hello|no|whatever`)})(?: |$))+$`,
  'u',
);
/** After a yes it is none, or not yet. */
export const BUT =
  /^(?:but|nah|no|nope|not|wait|hang|hold|actually|except|only|dont|do not|though|unless|if|when|once|after|instead|just not|maybe|in a bit|later|(?:make|change|set|put) (?:it|that|this|them)\b)/u;
export const OTHERS =
  /^(?:the )?(?:others?|rest|other ones?|remaining(?: ones?)?|other (?:two|three|cards?|drafts?))$/u;
export const EVERYTHING =
  /^(?:all|both|everything|the lot|the whole lot|each|all of (?:it|that|them|those|these)|both of (?:them|those)|them (?:all|both)|(?:all|both) (?:the )?(?:drafts?|cards?|of them)|the both|correct both|all (?:two|three|four))$/u;
/** Nothing in what a card is called by. */
export const EMPTY: ReadonlySet<string> = new Set(
  `the a an that this my one ones draft drafts card cards for of to on about please thanks mate in with from at by and her his their your our some any now then too also
   as well change changes ill just thing bloody whole`
    .trim()
    .split(/\s+/),
);
/** Words for each table a draft may be of; of money by its type. */
export const KIND_WORDS: Readonly<Record<string, string>> = {
  projects: 'job work booking visit',
  admin_tasks: 'task todo reminder to do call',
  procurement_items: 'order item material materials stuff',
  quotes: 'quote estimate price',
  clients: 'client customer contact',
  suppliers: 'supplier',
  payment: 'payment money deposit pay paid cash transfer',
  expense: 'expense receipt cost spend',
  invoice: 'invoice bill',
  delete: 'delete deletion deleting removal',
  send: 'send message text sms email msg sending',
};
