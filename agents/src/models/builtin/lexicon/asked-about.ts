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

export const ABOUT: readonly About[] = [
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
