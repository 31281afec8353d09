/** How people ask for a to-do: what opens it, what closes it, and what is said besides. One list per idea; lower case. */
const any = (...forms: string[]): string => `(?:${forms.join('|')})`;

const TEAM = 'michelle|jerry|renea|sarah';
const PUT = any(
  ...['put', 'add', 'chuck', 'whack', 'stick', 'pop', 'bung', 'throw', 'slap', 'jot', 'scribble', 'pencil', 'log'],
  ...['note', 'write', 'lock', 'set', 'make', 'create', 'start', 'get', 'book', 'list', 'hold', 'tee', 'enter', 'type'],
);
const IT = any('it', 'that', 'this', 'them', 'em', 'one');
const WHERE = any('down', 'in', 'on', 'up', 'through', 'there', 'away', 'together');
const A = any('an?', 'the', 'one', 'another', 'me an?', 'us an?', 'me the', 'me', 'us', 'my', 'our');
const KIND = any(
  ...[
    'tasks?',
    'to[ -]?dos?(?: list)?(?: items?)?',
    'to[ -]?do(?:s|[ -]list)?',
    'reminders?',
    'list items?',
    'job for me',
  ],
  ...['(?:calendar|diary) (?:entry|note|reminder)', 'notes?'],
);
const LIST = any(
  `(?:(?:my|me|the|our|your|${TEAM}(?:'?s)?)\\s+)?(?:to[ -]?do[ -]?list|to[ -]?dos?|task list|tasks|list|diary|calendar|books?|planner)`,
  `(?:my|me|the|our) (?:to[ -]?do\\s+)?list`,
);
const HAVE_TO = any(
  ...[
    'gotta',
    'got to',
    'have to',
    'has to',
    'have got to',
    'need to',
    'needs to',
    'needa',
    'must',
    'should',
    'ought to',
  ],
  ...[
    'going to have to',
    'going to need to',
    'gonna have to',
    'gonna need to',
    'want to',
    'wanna',
    "'?d better",
    'better',
    'supposed to',
    'meant to',
  ],
);
const I = any(
  'i',
  'we',
  'you',
  'someone',
  'somebody',
  "i'?ve",
  "we'?ve",
  "i'?m",
  "we'?re",
  "i'?ll",
  "we'?ll",
  "i'?d",
  "we'?d",
);
const URGENT = any(
  'new',
  'urgent',
  'quick',
  'another',
  'extra',
  'high priority',
  'low priority',
  'little',
  'recurring',
  'important',
);

/** What opens a to-do and is no part of it. Tried again and again at the start of what is left. */
export const HEADS: readonly RegExp[] = [
  `(?:can|could|would|will) (?:you|ya|u|we|i)(?: mind| please| kindly| just)?`,
  `mind(?= (?:remind|nudg|putt|add)ing)|2(?= (?:get|ring|call|do|pick|drop|take|go|text|txt|book|pay|see|buy|grab|check|bring|send|order|fix|put)\\b)`,
  `(?:please|kindly|just|also|and|then|oh|hey|hi|ok|okay|righto|so|now|yeah|nah|um|well|actually|sorry|ah)`,
  `(?:any chance (?:you|of)(?: could| can)?|do (?:me|us) a favour|i was (?:wondering|hoping) (?:if )?you (?:could|can))`,
  `(?:thats?|that's|this is|it'?s|its) (?:one|another one) for (?:me|${TEAM})`,
  `(?:${TEAM})(?=\\s*[,:-])`,
  `(?:two|three|four|five|few|couple of|2|3|4) (?:things|jobs|tasks|bits|ones)(?=\\s*(?::|¦|$))|(?:things|jobs|tasks)(?=\\s*(?::|¦))`,
  `(?:remind|nudge|ping|poke|prod|bug|reminding|nudging|warn|alert|tell) (?:me|us|myself)\\b(?: again)?`,
  `(?:jog|refresh) (?:my|our) memory`,
  `(?:give|gimme|shoot|drop|send) ?(?:me|us)? an? (?:quick )?(?:hoy|nudge|shout|yell|heads[ -]?up|buzz|reminder|prod|poke|ping|bell|kick)`,
  `(?:do not|don'?t|dont|can'?t|cant|cannot|cnt|mustn'?t|must not|never|not to)(?: let (?:me|us|you|michelle))? (?:ever )?forget(?: about| that)?`,
  `(?:i|we)(?:'?ll| will)? (?:keep|always|will|might|may|better not|mustn'?t|must not|cannot|can'?t|cant) forget(?:ting)?`,
  `before (?:i|we) forget`,
  `(?:${I} )?(?:${HAVE_TO} |need )?remember(?: that)?(?=\\s+\\S)`,
  `make sure (?:that )?(?:i|we|you)\\b`,
  `(?:make |take )?(?:an? )?note (?:to self|that|of)`,
  `(?:make|take) (?:an? )?note`,
  `${I} ${HAVE_TO}`,
  `(?:i|we)(?= (?:inspect|check|do|ring|call|get|take|pick|drop|see|wash|dont|don't)\\b)`,
  HAVE_TO,
  `(?:i|we) (?:said|promised|told \\w+)(?: that)? (?:i|we)(?:'?d|'?ll| would| will)`,
  `(?:i|we)(?:'?d)? (?:want|like|need|have|got)(?= (?:an?|the|my|our|to)\\b)`,
  `(?:i'?ve|ive|we'?ve|weve) got(?= (?:an?|the|my|our)\\b)`,
  `(?:need|want|gonna need|going to need)(?= \\S+ \\S)`,
  `there(?:'?s| is)(?= an?\\b)`,
  `(?:is|are) (?:the )?(?:deadline|last day|cut ?off|day)(?: is)?(?= (?:to|for)\\b)`,
  `(?:${PUT} )+(?:${IT} )?(?:${WHERE} )*(?:${A} )*(?:${URGENT} )*${KIND}(?: items?)?(?: ${any('on', 'in', 'down', 'up')})?(?: (?:saying|that says|called|titled|which|so))?(?: that (?:recurs|repeats|comes))?`,
  `${PUT} (?:me|us) (?:down|in|on)(?= (?:to|for)\\b)`,
  `${PUT} one (?:in|on|down)`,
  `(?:set|put|make) (?:me|us) one`,
  `(?:put|add|chuck|whack|stick|pop|bung|throw|slap|jot|scribble|pencil|note|write|type|enter|log) (?:on |to |in |into |onto )${LIST}`,
  `(?:put|add|chuck|whack|stick|pop|bung|throw|slap|jot|scribble|pencil|note|write|type|enter|lock|log) (?:down|in|on)(?! to\\b)`,
  `(?:book|schedule|pencil|lock|put) (?:me|us)(?: in)?(?= (?:an?|the|for)\\b)`,
  `(?:add|scribble|jot|whack|chuck|pop|bung|pencil)(?= \\S+ \\S)`,
  `schedule(?= (?:an?|the|in)\\b)`,
  `(?:(?:an?|the|one|another) )?(?:${URGENT} )*(?:task|to[ -]?do(?:[ -]?list)?|reminder)s?(?: list)?(?: items?)?(?= ?(?:¦|:|-|,|to\\b|for\\b|\\S))`,
  `note(?= ?(?:¦|:|,|to\\b|for\\b))`,
  `on(?:to)?(?= \\p{L}+ing\\b)`,
  `(?:me|us) to (?:do|remember)`,
  `(?:add|there(?:'?s| is| are)|got)? ?(?:a )?(?:two|three|four|five|2|3|4|5|few|couple|couple of|bunch of) ?(?:quick )?(?:things|to[ -]?dos|tasks|reminders|jobs|bits|ones)?(?: for (?:me|you|us|${TEAM}))?(?=\\s*(?::|¦|1[).]|before|$))`,
  `(?:things|jobs|tasks) (?:for|to do)(?: (?:me|us|${TEAM}))?(?=\\s*(?::|¦))`,
  `(?:to|that|about|of|so|for|recurs|repeats|when)(?=\\s*(?:[,:¦-]|$))`,
  `(?:to|about|that|so that|so)(?= )`,
].map((says) => new RegExp(`^(?:${says})(?![\\p{L}'])\\s*`, 'iu'));

/** "jerry get a skip there": a name in the middle of a sentence goes on with a small letter. */
export const CALLED = /^(?:[Mm]ichelle|[Jj]erry|[Rr]enea|[Ss]arah) (?=\p{Ll})/u;

const SAY = any(
  'note',
  'put',
  'add',
  'pop',
  'jot',
  'hold',
  'book',
  'chuck',
  'remember',
  'write',
  'whack',
  'stick',
  'bung',
  'throw',
  'slap',
  'list',
  'lock',
  'pencil',
  'log',
  'schedule',
  'keep',
  'get',
  'task',
  'have',
  'diary',
  'block',
  'scribble',
);
/** What closes a to-do: where it goes and that it is one. Tried again and again at the end of what is left. */
export const TAILS: readonly RegExp[] = [
  `(?:and |so |then )?(?:(?:can|could|would|will) (?:you|ya|u)|please|just)? ?(?:please )?${SAY} (?:${IT} )?(?:all )?(?:${WHERE} )*(?:(?:(?:as|for|a|on|to|in|into|onto) )*(?:${A} )?(?:${KIND}|${LIST}))?(?: for (?:me|us|${TEAM}))?(?: (?:${WHERE}))*(?<=\\b(?:it|that|this|them|em|list|diary|calendar|tasks?|to[ -]?dos?|reminders?|books?|planner|one))(?: ${any('down', 'in', 'on', 'up', 'for me', 'in there', 'on there')})*`,
  `${SAY} ${IT}(?: ${any('down', 'in', 'on', 'up', 'away', 'over', 'for me', 'in there', 'on there')})*`,
  `(?:and )?(?:make|set|create|call|turn) ${IT} (?:up )?(?:as |into )?(?:an? |one )?(?:new )?${KIND}(?: for (?:me|us|${TEAM}))?`,
  `(?:put|add|stick|chuck|whack|pop) (?:on|in|to|down)(?: ${LIST})?`,
  `(?:make|set|put|call) (?:those|these|them|em|all)(?: (?:two|three|four|five|all|of them))*(?: as)? ${KIND}`,
  `(?:on|to|in|into|onto) (?:my|me|the|our|your|${TEAM}(?:'?s)?) (?:to[ -]?do[ -]?list|to[ -]?dos?|task list|tasks|list|diary|calendar|planner)(?:,? please)?,? (?:${TEAM})`,
  `(?:on|to|in|into|onto) (?:my|me|the|our|your|${TEAM}(?:'?s)?) (?:to[ -]?do[ -]?list|to[ -]?dos?|task list|tasks|list|diary|calendar|planner)`,
  `(?:an?|new|another|as a|one) ${KIND}(?: for (?:me|us|${TEAM}))?`,
  `(?:task|to[ -]?do|reminder)s?(?: (?:for (?:me|us|${TEAM})|pls|plz|please|it))?`,
  `(?:and |so |then |can you |please )*(?:remind|nudge|ping|poke|prod|bug|warn|tell) (?:me|us)(?: (?:then|again|about it|before|of it))?`,
  `(?:and |so )?(?:can you |please )?(?:give|set) (?:me|us)? ?an? (?:hoy|nudge|shout|yell|heads[ -]?up|buzz|reminder|prod|poke|ping)`,
  `(?:do not|don'?t|dont) let (?:me|us) forget`,
  `(?:no (?:rush|hurry|stress)|(?:low|high|top) priority|on there|can you)`,
  `(?:that'?s|thats) (?:it|all|the lot|about it)(?: for now)?`,
  `(?:thanks|thank you|ta|cheers|please|pls|plz|mate|legend|will (?:you|ya)|would (?:you|ya)|could (?:you|ya)|ok|okay|yeah|sweet|legend)`,
  `(?:put|yeah put|starting|from|first ones?|first one(?:'s| is)?|by|before|on|at|till|until|for|to|so|and|but|due|then|the|its?|that|which|wait|no|sorry|make it|make it then|every|of|is|are|in|down|with|on there|some ?time|also|has to be|it has to be|needs? to be|(?:it )?needs (?:doing|to be done)|has to be done|be|sometime)`,
].map((says) => new RegExp(`(?:^|[\\s,.;:¦-]+)(?:${says})[\\s,.;:!?¦-]*$`, 'iu'));

/** "put a call with the union on for tuesday", "stick buy masks on the list": what stands between. */
export const PUT_IN = new RegExp(
  `^(?:put|add|pencil|whack|chuck|stick|pop|bung|throw|slap|lock|write|get)\\s+(?!(?:the|my|our) (?:bins?|pump)\\b)(\\S+\\s+\\S.*?|\\S+)\\s+(?:(?:down\\s+)?(?:on|to|in|into|onto)\\s+${LIST}|in|on|down)(?:\\s+(?:for|by|at|on))?\\s*(?=[¦,.]|$)`,
  'iu',
);

/** Talk that is worth nothing on a list. */
export const CHATTER =
  /^(?:(?:and |but |so |or )?(?:no (?:rush|hurry|stress|worries)|whenever|thanks?(?: you)?|cheers|good on ya|hope (?:you|that).*|sorry(?: about.*| to.*)?|or (?:im|i'm|ill|i'll|shell|she'll|hell|he'll) (?:be )?(?:dead|toast|stuffed|in strife|cooked|kill).*|(?:task|list|note) it.*|its? (?:been|driving|doing my).*|you know what (?:i'?m|its?) like|i(?:'?m| am) (?:hopeless|useless|shocking|terrible).*|before i forget|that'?s it|thats all))$/i;
/** What tells more of an errand and belongs in its notes. */
export const ASIDE =
  /^(?:(?:and|but|so|cause|because|cos|since|as)\s+)?(?:he|she|they|it|its|it's|hes|he's|shes|she's|theyre|they're|there|theres|there's|dont|don't|do not|needs|once|after|low priority|high priority|urgent|asap|apparently|the \w+ (?:is|are|has|needs|wants|said)|\w+ (?:needs|wants|said|reckons)|\d+ of (?:them|em)|cause|because|cos|since)\b/i;

/** Whom it is for. */
export const ASSIGNED: readonly RegExp[] = [
  `\\b(?:for|by|(?<=\\b(?:task|to-?do|reminder) )on|assigned to|assign(?: (?:it|this|that))? to|give (?:it |that )?to)\\s+(${TEAM}|me|myself|us)\\b(?!')\\s*:?`,
  `^\\W*(?:(?:can|could|would|will) (?:you|ya)\\s+)?(?:please\\s+)?(?:tell|get|ask|have|remind|assign|nudge|let|make|set)\\s+(${TEAM})\\b(?:\\s+(?:know\\b(?: that)?))?(?:\\s+(?:she|he)?\\s*(?:to|needs to|has to|gotta|got to))?(?=\\s)`,
  `\\b(?:and|then|,)\\s+(?:tell|get|ask|have)\\s+(${TEAM})\\s+to\\b`,
  `^\\W*(?:can |could )?(${TEAM})(?:'?s)?\\s+(?:to|needs to|has to|gotta|can)\\b`,
  `^\\W*(?:can|could)\\s+(${TEAM})\\b`,
  `(?:\\b(?:put|chuck|whack|stick|pop|bung|add|jot|throw|slap|get)\\s+(?:it\\s+|that\\s+|this\\s+)?(?:down\\s+)?)?\\b(?:on|to|in|into|onto)\\s+(${TEAM})'?s\\s+(?:list|diary|calendar|to[ -]?do(?:s| list)?|tasks|plate)\\b`,
  `,\\s*(${TEAM})\\s*[.!]*$`,
  `\\b(?:over|across)\\s+to\\s+(${TEAM})\\b`,
  `^\\W*(?:hand|pass|give|assign|switch)\\b.*\\bto\\s+(${TEAM})\\W*$`,
].map((says) => new RegExp(says, 'i'));

/** Between what was said first and what it is to be instead: "tuesday, no wait thursday". */
export const TAKEN_BACK =
  /[\s,.;-]+(?:(?:no|nah|wait|hang on|hold on|sorry|actually|scratch that|oops|whoops|correction|or rather|i mean)\b[\s,.-]*)+(?:make (?:it|that)\s+)?/i;

/** "the day before we start", "2 business days before the pour": so long before the job begins. */
export const BEFORE_START =
  /\b(?:(?:the|a|one)\s+(?<unit>day|night|week)|(?<n>\d{1,2}|two|three|four|five|ten)\s+(?<work>business\s+|working\s+|work\s+)?(?<many>day|week)s)\s+before\s+[^,.¦]{0,40}?\b(?:starts?|starting|pours?|begins?|kicks? off|commences?|get going|gets going|jobs?)\b/i;
/** "call him the day before": before the job the talk is about. */
export const BEFORE_IT = /\bthe\s+(?<unit>day|night|week)\s+before(?:hand)?(?=\s*(?:[,.]|$|to\b))/i;
/** "starts on the 7th ... the friday before": the last such day before the one named. */
export const DAY_BEFORE = /\bthe\s+(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)\s+before(?:hand)?\b/i;
/** Said of what was told just before. */
export const OF_BEFORE =
  /^(?:(?:and|so|can you|please|just|then|(?:get|tell|ask) \w+ to)\s+)*(?:(?:make|call|turn|put|add)\s+(?:it|that|this)\s+(?:in\s+|as\s+|into\s+)*(?:an?\s+|one\s+)?(?:task|to-?do|reminder)|task it|block (?:out|off)\s+(?:the\s+)?(?:whole|entire|full|all)?\s*(?:of\s+)?(?:the\s+|that\s+)?day|keep (?:the|that) (?:whole )?day (?:free|clear))\b/i;
