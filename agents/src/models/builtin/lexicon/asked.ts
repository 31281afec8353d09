/** What questions say about where things stand. The first that fits is it, so what denies another comes before it. */
export const ASKED_JOB_STATUS: readonly [RegExp, string][] = [
  [
    /\b(?:(?:not|haven'?t|hasn'?t|isn'?t|aren'?t|yet to|still to|to be|never|waiting to)\s+(?:(?:i|we|they|been|yet|be|even)\s+)*(?:start(?:ed)?|beg[iu]n|kick(?:ed)? off|got going)|start yet|pending|up ?coming|lined up|in the pipe ?line|on hold|booked in|to start)\b/i,
    'pending',
  ],
  [
    /\b(?:(?:not|haven'?t|hasn'?t|isn'?t|aren'?t|still not)\s+(?:(?:i|we|they|been|yet|quite)\s+)*(?:finished|done|completed?|wrapped up)|unfinished|incomplete|still to (?:finish|do|go)|left to (?:do|finish))\b/i,
    'open',
  ],
  [/\b(?:cancell?ed|called off|fallen through|fell through|off the books)\b/i, 'cancelled'],
  [/\b(?:complete[d]?|done|finished|wrapped up|knocked (?:over|off)|ticked off|all finished|sorted)\b/i, 'completed'],
  [
    /\b(?:in[ _]progress|under ?way|started|(?<!\bhow(?:['’]?s| is| are)\b.{0,60})going|on the go|current(?:ly)?|active|live|running|working on|on the tools|half ?way|midway|mid way|kicked off)\b/i,
    'in_progress',
  ],
  [/\b(?:open|left|got on|have on|on the books|outstanding|still on|to do|on at the moment|on now)\b/i, 'open'],
];

export const ASKED_TASK_STATUS: readonly [RegExp, string][] = [
  [
    /\b(?:not|haven'?t|hasn'?t|isn'?t|aren'?t|still)\s+(?:been\s+|yet\s+|to\s+be\s+)?(?:finished|done|completed?|ticked off)\b/i,
    'open',
  ],
  [
    /(?<!\b(?:get|be|getting) (?:it |this |that |them )?)\b(?:complete[d]?|done|finished|ticked off|crossed off)\b/i,
    'completed',
  ],
];

export const ASKED_ITEM_STATUS: readonly [RegExp, string][] = [
  [
    /\b(?:(?:not|haven'?t|hasn'?t|isn'?t|aren'?t|yet to be|still to be|still need to|need to be|needs?|to be|to)\s+(?:(?:i|we|been|yet|be)\s+)*order(?:ed|ing)?|not on order)\b/i,
    'pending',
  ],
  [
    /\b(?:not|haven'?t|hasn'?t|isn'?t|aren'?t|still|yet|waiting|outstanding|coming|due|to come|on (?:its|their|the) way|missing|incoming|in transit)\b/i,
    'outstanding',
  ],
  [/\b(?:delivered|arrived|turned up|shown up|landed|received|here|come in|came|got here|rocked up)\b/i, 'delivered'],
  [/\b(?:on order|have (?:i|we) ordered|did (?:i|we) order|ordered)\b/i, 'ordered'],
];

/** Asked of one thing on order: it has come, or it has been ordered. */
export const HAS_COME =
  /\b(?:arrived?|here|come|came|turn(?:ed)? up|show(?:n|ed)? up|delivered|landed|lobbed|received|got here|rocked up)\b/i;
export const HAS_BEEN_ORDERED = /\border(?:ed)?\b/i;

export const ASKED_QUOTE_STATUS: readonly [RegExp, string][] = [
  [
    /\b(?:out(?:standing)?|waiting|(?:not|haven'?t|hasn'?t|isn'?t|aren'?t|yet to be|still to be)\s+(?:been\s+)?(?:accepted|answered|approved|signed|heard)|heard back|open|unanswered|in limbo|up in the air|undecided|live|pending)\b/i,
    'open',
  ],
  [
    /\b(?:accept(?:ed)?|approved?|said yes|signed(?: off)?|won|gone ahead|go ahead|given the nod|agreed|taken up|took up)\b/i,
    'accepted',
  ],
  [/\b(?:declined?|knocked (?:it |us |me )?back|rejected|said no|lost|turned down)\b/i, 'declined'],
  [/\b(?:expired|lapsed|run out)\b/i, 'expired'],
  [
    /\b(?:sent|gone out|go out|went out)\b|\b(?:did|didn'?t|has|hasn'?t|have)\s+(?!(?:i|we|you)\b)(?:[\p{L}'’]+\s+){1,3}(?:get|got|gotten|receive[d]?)\b/iu,
    'sent',
  ],
  [/\bdrafts?\b/i, 'draft'],
];

/** What of a person or a business is asked for. */
export const ASKED_CONTACT: readonly [RegExp, 'phone' | 'email' | 'address' | 'notes'][] = [
  [
    /\b(?:gate|door|alarm|lock ?box|entry|keypad)\b.*\b(?:code|number|pin|combo|punch)\b|\bkeys?\b|\bpunch in\b|\bget (?:in|into|inside)\b/i,
    'notes',
  ],
  [/\be-?mail\b/i, 'email'],
  [/\b(?:phone|mobile|number|cell|ring|call|landline)\b/i, 'phone'],
  [/\b(?:address|where|lives?|place|located|suburb)\b/i, 'address'],
  [/\b(?:notes?|know about|after|wants?|code|punch|pin|combo|alarm|gate|get in|get into|dogs?)\b/i, 'notes'],
];

/** "what does tama want done at his place": the work, and neither what is noted of him nor where he lives. */
export const ASKED_WORK = /\bwants? (?:done|fixed|sorted|doing|looked at|built|put in)\b/i;

export const ASKED_OF_JOB: readonly [RegExp, 'date' | 'budget' | 'address' | 'description' | 'client'][] = [
  [/\b(?:when|what day|which day|what date|date|start(?:s|ing)?|booked in)\b/i, 'date'],
  [/\b(?:budget|price|worth|how much|cost|charging|value|quoted at)\b/i, 'budget'],
  [/\b(?:where|address|suburb|located|site)\b/i, 'address'],
  [/\b(?:notes?|description|details|scope|involved|entail|brief)\b/i, 'description'],
  [/\b(?:who(?:se)?|client|customer)\b/i, 'client'],
];

/** Words of questions that are no name and no thing to look for. Lower case. */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `what whats which who whos whose whom where wheres when whens how hows why is are am was were be been being do does did
   done has have had having can could will would should may might must shall isnt arent wasnt hasnt havent didnt doesnt
   dont the a an any some all every each no not yet still already ever just only also even really actually currently right
   i im ive we weve us our ours me my mine you your he she they them his her their its it this that these those there
   here in on at of for from to with by off up out over about around into onto through and or but so as if than then
   get gets got getting give gives show list tell check find look pull count total add sum see know say said
   much many long often far big biggest largest smallest most least more less first last next soonest latest
   else besides anyone anybody anything someone somebody something everyone everybody everything nobody nothing one ones people
   pls please thanks again leave gave now today tonight tomorrow yesterday day days week weeks month months year years quarter fortnight
   weekend morning arvo afternoon evening night monday tuesday wednesday thursday friday saturday sunday
   job jobs project projects client clients customer customers supplier suppliers task tasks todo todos reminder reminders
   quote quotes quoted quoting estimate invoice invoices invoiced invoicing bill bills billed payment payments paid pay
   pays paying expense expenses order orders ordered ordering delivery deliveries delivered item items material materials
   money cash amount amounts owe owes owed owing outstanding overdue late unpaid due spend spent spending cost costs
   charge charged price prices profit margin gst tax budget budgets worth value turnover income revenue earned earn made
   make making work works things stuff gear number phone mobile email address details contact notes status date
   underway progress started start starting finished finish complete completed pending cancelled open active current
   coming come came arriving arrive arrived arrives going go gone left booked busy free happening schedule calendar
   diary lined waiting hear heard back accepted accept sent send far overall altogether books file record records
   take took taken taking went looking look looks put running run ever never coughed fixed cleared clear chase chased
   past dates terms exactly part component share whack dusted stand standing punch
   total sales period business moment at_all deposit balance bank account accounts came settled squared`
    .split(/\s+/)
    .filter(Boolean),
);
