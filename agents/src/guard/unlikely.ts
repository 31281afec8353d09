/** A value of a call that somebody may have said, and hardly meant so. */
interface Unlikely {
  path: string;
  value: string;
}

/** Tools that plan work: whatever they do to a job, a task, an order or a quote. */
const PLANS = /_(?:job|task|procurement_item|quote)$/;
/** Days that lie ahead when they are planned. What was ordered or paid may have been last week. */
const AHEAD = /^(?:date|due_date|delivery_date|valid_until)$/;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** Days that have gone, where a day ahead is planned: "yesterday I finished" moves no job. `today` is YYYY-MM-DD. */
export const goneDays = (tool: string, args: Readonly<Record<string, unknown>>, today: string): Unlikely[] =>
  PLANS.test(tool)
    ? Object.entries(args).flatMap(([path, value]) =>
        AHEAD.test(path) && typeof value === 'string' && DATE.test(value) && value < today ? [{ path, value }] : [],
      )
    : [];

const FREE_TEXT = /^(?:description|notes|add_note|add_text)$/;
const INTRODUCED = /\b(?:notes?|noted|mention|remember|write|wrote|put|add|saying|says|said|details?|description)\b/i;
/** Words. What goes with a new record is a few words; the rest of a story that nobody called a note is not. */
const A_FEW = 9;

/** Free text that is the leavings of a long message: who is meant and what is wanted may well be in it. */
export const leavings = (tool: string, args: Readonly<Record<string, unknown>>, said: string): Unlikely[] =>
  tool.startsWith('create_') && !INTRODUCED.test(said)
    ? Object.entries(args).flatMap(([path, value]) =>
        FREE_TEXT.test(path) && typeof value === 'string' && value.split(/\s+/).length > A_FEW && /[.|]\s/.test(value)
          ? [{ path, value }]
          : [],
      )
    : [];
