/** Sounds and phrases that carry nothing, as dictation writes them down. */
export const FILLER = [
  'um+',
  'uh+',
  'erm+',
  'umm+',
  'hmm+',
  'you know(?! what)',
  // "tues i mean weds" takes something back
  'i mean(?! (?:the|on|at|for|to|my|his|her|half|next|this|today|tomorrow|mon|tue|wed|thu|fri|sat|sun|\\d)[a-z]*\\b)(?! \\d)',
  'sort of like',
  'kind of like',
  'like i said',
];
/** Only at the start of a message. Not "yeah" and "nah": they may be an answer. */
export const OPENING = [
  'righto',
  'righty-?o',
  'right',
  'ok(?:ay)?',
  'alright(?:y)?',
  'all ?right',
  'so',
  'well',
  'look',
  'listen',
  'quick one',
  'just a quick one',
];
export const HELLOS =
  "hi|hey|heya|hello|hiya|howdy|g'?day|gidday|good (?:morning|afternoon|arvo|evening)|morning|arvo|evening|kia ora|mōrena|morena|tēnā koe|yo|oi";
/** "its raining" after a greeting introduces nobody. */
export const NOT_SPEAKERS = [
  ...[
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
    'mon',
    'tues',
    'wed',
    'thurs',
    'fri',
    'sat',
    'sun',
  ],
  ...[
    'today',
    'tomorrow',
    'time',
    'for',
    'about',
    'on',
    'in',
    'at',
    'done',
    'off',
    'ready',
    'the',
    'a',
    'an',
    'my',
    'all',
    'not',
  ],
  ...['job', 'urgent', 'raining', 'pouring', 'just', 'now', 'still', 'only', 'going', 'been', 'job'],
];
/** How mail addresses end when they are said aloud. */
export const MAIL_ENDS = [
  'com',
  'net',
  'org',
  'co',
  'au',
  'nz',
  'gov',
  'edu',
  'info',
  'biz',
  'id',
  'io',
  'asn',
  'school',
  'geek',
  'kiwi',
];
