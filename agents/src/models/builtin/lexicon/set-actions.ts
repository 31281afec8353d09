/** What is to be done with a whole set of records, by the words for it. The first that fits counts. */
export type SetAction = 'send' | 'other' | 'write_off' | 'delete' | 'cancel' | 'paid' | 'move' | 'status';

/** What may stand before the word that says what to do. */
const LEAD =
  "^(?:just |please |go (?:ahead )?and |go |and |then |also |now |ok |okay |righto |yeah |you can |we can |lets |let's )*";
const start = (words: string): RegExp => new RegExp(`${LEAD}(?:${words})\\b`);
/** "everything from Bowens has turned up": the set first, then what has become of it. */
const became = (words: string): RegExp =>
  new RegExp(`^(?:all|every\\w*|the (?:whole )?(?:lot|rest)|both|them all)\\b.*\\b(?:${words})\\b`);

export const SET_ACTIONS: readonly [SetAction, RegExp][] = [
  [
    'write_off',
    /\b(?:write|writing|wrote|wipe|knock)\b.{0,60}\boff\b|\b(?:wipe|forget|forgive|scrap|clear|bin)\b.*\b(?:owes?|owing|owed|outstanding|unpaid|debts?|overdue)\b/,
  ],
  [
    'send',
    start(
      'e-?mail|text|sms|message|msg|ping|tell|let|notify|warn|nudge(?! me)|hassle|send|shoot|flick|fire|remind(?! me)|chase|hit|ask|blast|write to|drop|give (?!me)(?:every\\w*|all).*\\bheads up',
    ),
  ],
  [
    'delete',
    start(
      'delete|remove|bin|scrap|ditch|toss|shred|lose|kill|get (?:rid|shot) of|erase|wipe|clear|clean|trash|nuke|purge|empty|flush|dump|chuck out|chuck|throw out|archive|dont need|take .*\\boff|kill off|give (?!me).*\\bthe (?:flick|boot|chop|arse|shove|heave|heave ho)',
    ),
  ],
  [
    'delete',
    became(
      '(?:can|should|could|needs? to|may as well) (?:all )?(?:go|be (?:deleted|removed|wiped|binned|scrapped|cleared|chucked|trashed|tossed|erased|dumped)\\b.*)$|deleted|wiped|binned|erased|trashed|scrapped',
    ),
  ],
  [
    'delete',
    became(
      '(?:can|should|must|has to|have to|need to|needs to) (?:all )?go(?! (?:out|back|forward|ahead|up|on|to)\\b)',
    ),
  ],
  [
    'delete',
    /\b(?:clean|clear)(?:ing)?[ -]?(?:out|up)\b|\blist\b.*\b(?:empty|wipe|clear|clean|bin|nuke|scrap)(?: out)? (?:it|the lot)\b/,
  ],
  [
    'other',
    /^(?!.*\b(?:delete|remove|bin)\b).*\b(?:shave|discount|knock|take|cut|drop|reduce|raise|increase|lift|bump|add|put|whack|double|halve|jack)\b.*(?:%|\bper ?cent|\bpercent|\$\s?\d|\bbudgets?|\bprices?)\b.*\b(?:every|all|each)\b/,
  ],
  [
    'other',
    became(
      '(?:goes?|go|hand(?:ed)?|given|gets?|moves?) (?:across |over )?to (?:michelle|renea|sarah|jerry)|(?:re-?)?assign\\w*',
    ),
  ],
  ['cancel', start('cancel|call off|pull the pin on|scratch|pull out of')],
  ['cancel', became('cancelled|canceled|called off|is off|are off')],
  [
    'paid',
    /^(?!.*\b(?:hasn'?t|haven'?t|not|yet to|still to)\b).*\b(?:mark|set|log|put|tick|everyone\w*|all)\b.*\bpaid\b/,
  ],
  [
    'move',
    start(
      'push|shove|move|shift|bring|bump|reschedule|postpone|delay|set|slide|knock|put(?=.*\\b(?:back|on (?:the )?\\d|to (?:the )?\\d))|kick',
    ),
  ],
  [
    'move',
    became(
      'moved|pushed|bumped|postponed|delayed|(?:goes?|go|slides?|slips?|has to go|have to go|gets? (?:pushed|moved)) (?:back|forward|out)|comes? forward|move[sd]? (?:back|forward|to)',
    ),
  ],
  ['status', start('mark|tick|close|finish|complete|set|change|update|start|accept|decline|put')],
  [
    'status',
    became(
      'done|finished|completed?|arrived|turned up|delivered|landed|here|ordered|in|started|accepted|declined|(?:can |should |will |to )?(?:go|be sent|get sent) out',
    ),
  ],
];

/** Which records a set is made of, by the words for them. The first that fits counts. */
export type SetOf = 'supplier' | 'client' | 'task' | 'quote' | 'invoice' | 'expense' | 'payment' | 'item' | 'job';
export const SET_KINDS: readonly [SetOf, RegExp][] = [
  ['supplier', /\b(?:suppliers?|merchants?|wholesalers?)\b/],
  ['task', /\b(?:tasks?|to-?dos?|to do list|reminders?|(?:my|the|me) list|ticked off)\b/],
  ['quote', /\b(?:quotes?|estimates?|drafts)\b/],
  ['expense', /\bexpenses?\b/],
  ['payment', /\bpayments\b/],
  ['invoice', /\b(?:invoices?|owes?|owing|owed|outstanding|unpaid|overdue|debts?|bills?|paid)\b/],
  ['item', /\b(?:orders?|items?|materials?|deliver\w*|gear|turned up|arrived|landed|ordered|on order)\b/],
  ['job', /\b(?:jobs?|projects?|bookings?|schedule|calendar|diary)\b/],
  ['client', /\b(?:clients?|customers?|contacts|address book)\b/],
];
/** Said of a set of no kind, what is dated is a job: "cancel everything next week". */
export const UNNAMED: Readonly<Partial<Record<SetAction, SetOf>>> = {
  cancel: 'job',
  move: 'job',
  paid: 'invoice',
  write_off: 'invoice',
  status: 'job',
};

/** Who has not paid, among those to be written to; the first words also say that it is late. */
export const OWES_LATE = /\b(?:overdue|late|behind|past due)\b/;
export const OWES =
  /\b(?:hasn'?t|haven'?t|not|never|still to|yet to|didn'?t)\s+(?:yet\s+)?(?:paid|pay|coughed)|\b(?:owes?|owing|unpaid|outstanding|overdue|late|behind|past due|slackers|stragglers|(?:bad|slow) payers)\b/;
/** Words for the set itself at the start of what is to be written, and what tells its members apart. */
export const AUDIENCE =
  /^(?:(?:to|out to)\s+)?(?:(?:all\s+)?(?:the|my|our|those)\s+(?:bloody\s+)?(?:slackers|stragglers|(?:late|bad|slow|overdue)\s+(?:payers|mob|lot|crowd|bunch|ones|people))|(?:the|my|our)\s+(?:whole|entire|full)\s+(?:client|customer|supplier)s?\s+(?:book|list|base|database)|every\s?(?:one|body)(?:\s+else)?|(?:all|each|every)(?:\s+(?:of|single))*(?:\s+(?:my|our|the|me|them|those))*(?:\s+[\w-]+){0,2}?\s+(?:clients?|customers?|suppliers?|wholesalers|merchants|people|jobs?)|them all|all of (?:them|em)|any(?:one|body)|whoever)(?:'?s\b)?/i;
/** "... to the whole client book": said last. */
export const AUDIENCE_LAST =
  /\s+(?:out\s+)?(?:to|for)\s+((?:everyone|everybody|(?:all (?:of )?)?(?:my|our|the|me) (?:\w+ )?(?:clients|customers|suppliers|wholesalers)|(?:all|every) (?:clients?|customers?|suppliers?)|(?:the|my|our) (?:whole|entire|full) (?:client|customer|supplier)s? (?:book|list|base|database))(?: (?:on|in) (?:the|my|our) (?:books?|list|file|system))?)\s*$/i;
export const RELATIVE =
  /^\s*(?:who(?:'?s|se|ve)?|that(?:'?s)?(?! (?:we|i|im|our|the|my|it|there|youre?|they)\b)|with|on|for|booked|(?:to|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|next|this)(?:day)?|still|in|from|owing|overdue|behind|late|has|hasn'?t|haven'?t|owes?)\b/i;

/** What narrows a set in a way that no list can tell: an exception, an age, a size, "that I never used". */
export const QUALIFIED =
  /\b(?:except|excluding|but|bar|apart from|other than|besides|without|older|newer|bigger|smaller|than|before|after|over|under|above|below|with no|who(?:'s|se|ve)?|that|which|where|i (?:have|havent|haven't|dont|don't|never|no)|i'?ve|we (?:have|havent|haven't|dont|don't|never))\b/;
