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

/** Order items are counted whole: "1.5 cube" is written into the name, and whoever said it looks at it first. */
export const partCounts = (tool: string, args: Readonly<Record<string, unknown>>): Unlikely[] =>
  tool === 'create_procurement_item' && typeof args.quantity === 'number' && !Number.isInteger(args.quantity)
    ? [{ path: 'quantity', value: String(args.quantity) }]
    : [];

/** Sizes, as they stand in the name of a thing. */
const SIZED =
  /\b[1-7](?:\.5)?\s?star(?!\p{L})|\b\d{1,6}(?:\.\d{1,6})?\s?(?:x|by|×)\s?\d{1,6}(?:\.\d{1,6})?(?:\s?(?:x|by|×)\s?\d{1,6})?(?:\s?m{1,2})?|\b(?:size|sz|grade|class|type|model|no|number|series|gauge|part)\s?\d{1,6}|(?<!\d)\d{1,6}(?:\.\d{1,6})?\s?(?:mm|mil|cm|m|ml|l|litres?|liters?|lt|kg|g|kw|watts?|w|amps?|a|v|volts?|phase|inch|in|ft|degrees?|deg|m2|m3|sqm|metres?|meters?|mpa|ply|grit|gauge|round|square|series|hp|psi|bar|core|pair|way|door|light|"|'|%)(?!\p{L})|(?<!\d)\d{1,6}\p{L}{1,12}\d{0,6}|(?!x)\p{L}\d{1,6}|(?<!\d)\d{1,6}[/-]\d{1,6}/giu;
/** "Silicone 5 white", "Ply 12 sheets": a number in the name of what is ordered may be its count. */
export const countsInNames = (tool: string, args: Readonly<Record<string, unknown>>): Unlikely[] => {
  const { item_name: name } = args;
  const odd = tool === 'create_procurement_item' && typeof name === 'string' && Number.isInteger(args.quantity ?? 1);
  return odd && (/\d/.test(name.replace(SIZED, ' ')) || COUNTED.test(name)) ? [{ path: 'item_name', value: name }] : [];
};
/** "double gpos four usb ones": another count, in letters. What a thing has is part of its name: "four gang switch". */
const COUNTED =
  /\p{L}\s+(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)\s+(?!gang|pole|way|core|phase|burner|door|drawer|panel|stage|speed|pack|step|piece|star|pin|hole|light|point|mil|metres?|meters?|litres?|amps?|by|mm|inch|foot|part)\p{L}/iu;

const MONEY_RECORD = /^(?:create|update)_finance_record$/;
/** "5 x $80.00" is how code writes what makes up a sum. */
const MADE_UP_OF =
  /(?<!\d)\d{1,9}(?:\.\d{1,4})?(?:\s?\p{L}{1,12})?\s?(?:x|×|@)\s?\$?[\d,.]{1,14}|(?<!\d)\d{1,9}(?:\.\d{1,4})?\s?(?:hrs?|hours?|days?|weeks?|months?)\b|\b(?:job|invoice|inv|order|po|quote|docket|no|number|#)\s?#?\d{1,12}/giu;
/** `INV-1005`, `CN-1001`, `Q12`, `Q-1795790202640`, and what businesses put before their own: papers that are named, no sums. */
const PAPER_NUMBER =
  /(?<![\p{L}\d])(?:(?:inv|cn|q|INV|CN|Q|Inv|Cn)[-/.]\d{1,16}|[qQ]\d{1,9}|\p{Lu}[\p{Lu}\d]{0,9}[-/]\d{3,16})(?!\d)/gu;
/** "Diesel, lunch 32": a bare number among the words of what was spent may be another sum. */
export const sumsInWords = (tool: string, args: Readonly<Record<string, unknown>>): Unlikely[] => {
  const { description } = args;
  const odd = MONEY_RECORD.test(tool) && typeof description === 'string';
  return odd && /\d/.test(description.replace(PAPER_NUMBER, ' ').replace(MADE_UP_OF, ' ').replace(SIZED, ' '))
    ? [{ path: 'description', value: description }]
    : [];
};

const QUOTES = /^(?:(?:create|update)_quote|create_invoice|change_invoice_lines)$/;
/** How many of something come first, and are few: "3 downlights". A price stands behind its line, or is more. */
const PRICE_IN_WORDS =
  /(?:^|\D)\d{1,7}(?:\.\d{1,2})?[\s.+,]*$|(?<![\d.])(?!\d{1,2}(?!\d))\d{1,7}(?![\d.]*\d)|\b(?:dollars?|bucks)\b/iu;
/** "Power points 320 scaffold hire": a bare number in the words of a quote may be the price of another line. */
export const pricesInQuotes = (tool: string, args: Readonly<Record<string, unknown>>): Unlikely[] => {
  if (!QUOTES.test(tool)) return [];
  const { work, description, lines, add_lines } = args;
  const priced: unknown[] = [lines, add_lines].flatMap((one) => (Array.isArray(one) ? one : []));
  const texts: unknown[] = [work, description, ...priced.map(describedAs)];
  return texts.flatMap((value) =>
    typeof value === 'string' && PRICE_IN_WORDS.test(value.replace(MADE_UP_OF, ' ').replace(SIZED, ' '))
      ? [{ path: 'work', value }]
      : [],
  );
};
const describedAs = (line: unknown): unknown =>
  line !== null && typeof line === 'object' && 'description' in line ? line.description : null;

const CALENDAR_DAY =
  /\b\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/iu;
/** "Call the certifier and again on 15 December": a day in a name may be one that something was to be done on. */
export const daysInNames = (tool: string, args: Readonly<Record<string, unknown>>): Unlikely[] =>
  /^create_(?:task|job)$/.test(tool)
    ? ['task_name', 'job_name'].flatMap((path) => {
        const value = args[path];
        return typeof value === 'string' && CALENDAR_DAY.test(value) ? [{ path, value }] : [];
      })
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
