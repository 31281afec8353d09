/** What a question is about, by its words and by the kinds of records it names. The first that fits is it. */
interface About {
  says?: RegExp;
  /** Slots of the masked request. */
  names?: RegExp;
  tool: string;
}

const CONTACT =
  /\b(?:e-?mail|phone|mobile|landline|contact (?:details|number)|(?:his|her|their|the|best|a|\w+['’]?s) number|number for|live|lives|get (?:a )?hold of|reach)\b(?!.*\b(?:quote|invoice|job) number\b)/i;
const MONEY =
  /\b(?:paid|pay|pays|owe|owes|owed|owing|outstanding|overdue|invoic\w*|bill(?:ed|s)?|spen[dt]|expenses?|profit|margin|gst|money|income|revenue|turnover|balance|deposit|dosh|cash|coin|in front|charged?|clear(?:ed)?|made|squar(?:ed?|ing)|settled?|coughed|forked|stand with|up to date)\b/i;
const QUOTED = /\b(?:quot\w+|estimate[sd]?|price (?:i|we) gave|priced? (?:up|at)|tendered)\b/i;
const GEAR =
  /\b(?:order\w*|deliver\w*|materials?|gear|arriv\w+|turn(?:ed|ing)? up|rock(?:ed|ing)? up|here yet|supplies)\b/i;
const TO_DO = /\b(?:tasks?|to-?dos?|reminders?|my list|the list|ticked off)\b/i;
const JOBS =
  /\b(?:jobs|projects|bookings|which job|work (?:have|has|did|do|is|for)|going on (?:at|for)|doing (?:for|at))\b/i;
const DAY = /\{date\}/;
const client = /\{client\}/;
const supplier = /\{supplier\}/;
const job = /\{job\}/;

/** "what do i punch in at the gate": it stands in the notes of whose place it is. */
const WAY_IN =
  /\b(?:gate|alarm|door|lock ?box|key ?safe|keypad|entry)\s*(?:code|pin|number|combo|combination)\b|\b(?:code|pin|combo|combination)\s+(?:for|at|to|on)\b|\bpunch in\b|\bget (?:in|into|through|inside)\b.*\b(?:at|place|gate|yard|house|site)\b|\bkeys? (?:kept|hidden|at|under|live)\b|\bkeep the (?:spare )?keys?\b|\bwhere(?:'?s| is| are| do\w*)\b.*\bkeys?\b/i;
/** "done and dusted and not billed". */
export const NOT_BILLED =
  /\b(?:haven'?t|hasn'?t|not|never|forgot(?:ten)?|missed|yet to(?: be)?|still (?:to be|needs?(?: an?)?)|didn'?t|without)\b[^.?!]{0,30}\b(?:bill(?:ed|ing)?|invoic(?:e|ed|ing))\b/i;

export const ABOUT: readonly About[] = [
  { says: NOT_BILLED, tool: 'list_jobs' },
  { says: WAY_IN, names: /\{client\}/, tool: 'find_client' },
  { says: /\b(?:tasks?|to-?dos?|reminders?)\b/i, tool: 'list_tasks' },
  { says: CONTACT, names: client, tool: 'find_client' },
  { says: CONTACT, names: supplier, tool: 'find_supplier' },
  { says: QUOTED, names: /\{(?:client|job|quote)\}/, tool: 'find_quote' },
  { says: QUOTED, tool: 'list_quotes' },
  { names: /\{item\}/, tool: 'find_procurement_item' },
  { says: MONEY, tool: 'list_finance_records' },
  { says: GEAR, tool: 'list_procurement_items' },
  { names: /\{task\}/, tool: 'find_task' },
  { says: TO_DO, tool: 'list_tasks' },
  { says: JOBS, tool: 'list_jobs' },
  { names: job, tool: 'find_job' },
  { names: client, tool: 'list_jobs' },
  { names: supplier, tool: 'find_supplier' },
  { says: CONTACT, tool: 'find_client' },
  { names: DAY, tool: 'show_schedule' },
];
