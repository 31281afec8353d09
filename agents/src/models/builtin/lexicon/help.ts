// How people ask how Smoko works, and what they are told. One topic, one entry.
import { alternatives } from './alternatives.ts';

/** What comes before a question about how things work. */
const LEAD = alternatives(
  `so | ok | okay | and | but | also | hey | sorry | quick question | quick one | hang on | mate | jerry | michelle | renea | sarah | um | just wondering | wondering | question | again`,
);
const BEGINS = `^(?:(?:${LEAD})[\\s,.:!-]+)*`;
const ONE = '(?:i|we|you|u|ya|ye|one|people)';

/** "how do i ...", "where can i change ...", "is there a way to ...". */
export const ASKS_HOW = new RegExp(
  `${BEGINS}(?:${alternatives(`
    how(?:'?d|\\sdo|\\scan|\\swould|\\scould|\\sshould|\\sdoes|\\sdid) ${ONE}(?! (?:know|reckon|think|feel|stand|look|go|reach|contact|get (?:to|hold|in touch|there)|ring|call|owe|have|need)\\b)\\b | how to\\b | how(?:'?s|\\sis) (?:best )?to\\b |
    (?:what|which)(?:'?s|\\sis|\\swould be) the (?:(?:best|easiest|right|quickest)\\s)?way (?:to|of|for) | (?:what|wat) (?:do|should|can) ${ONE} (?:say|type|write|tell (?:you|ya|u)|click|press|tap)\\b |
    where (?:do|can|would|should|could) ${ONE} (?:(?:go to|have to go to)\\s)?(?:change|set|edit|update|upload|download|export|import|enter|add|turn|switch|put in|make|create|find the)\\b |
    where(?:'?s|\\sis|\\sare) (?:(?:the|my)\\s)?(?:setting|button|menu|screen|option|page)s?\\b |
    is (?:there|it) (?:a way|any way|possible|a button|an option|a setting|a screen|somewhere) | (?:is|have you got|do you have|got) (?:there )?an? (?=dark|light|night) |
    can (?:i|we) (?:(?:even|actually|also)\\s)?(?:export|import|download|upload|undo|change the (?:colou?r|theme)|turn|switch|talk to|speak to|speak with|use this|print)\\b | am i able to |
    show me how | teach me | explain how | (?:can (?:you|u) )?(?:tell|show) (?:me|us) how (?:to|i|you|this|it)\\b | i (?:don'?t|dont) (?:know|get|understand) how (?:to|i|you|this|it)\\b`)})`,
  'i',
);

/** What Smoko is good for at all. */
export const ASKS_WHAT_FOR = new RegExp(
  `${BEGINS}(?:(?:please|can you|i need(?: some|\\sa bit of)?|give me(?: a)?|need(?: some)?|a bit of)\\s+)*(?:${alternatives(`
    help(?: me|\\splease|\\sout|\\sme out)? | help menu | commands? | the commands | list (?:of )?commands | instructions |
    (?:what|wat|wot)(?:'?s|\\sis|\\sare)? (?:all )?(?:can|could|do|does|are|will) (?:you|u|ya|youse|the team|smoko|this(?: thing|\\sapp)?|it)(?: guys|\\slot|\\sall)?(?: even|\\sactually)?(?: able to)? (?:do|help(?: me)?(?: out)?(?: with)?|good for|capable of)(?: for (?:me|us))?(?: here)? |
    (?:what|wat|wot) (?:can|should|could) i (?:ask|say|use|do)(?: you|\\sya)?(?: for|\\swith|\\sin|\\shere|\\sto (?:you|ya))?(?: this|\\sit|\\syou|\\shere)?(?: thing|\\sapp)? |
    (?:what|wat)(?:'?s|\\sis) (?:this|smoko|it)(?: thing|\\sapp)?(?: for)? | (?:what|which) (?:things|stuff|jobs|kinds? of things?) can (?:you|u|ya) (?:do|help with) |
    how (?:does|do) (?:this|it|you|u|smoko|this thing|this app)(?: thing|\\sapp|\\sall)? work | how do i (?:use|work) (?:this|it|you|smoko)(?: thing|\\sapp)? | how can (?:you|u) help(?: me)? |
    who(?:'?s|\\sis|\\sare) (?:you|u|ya|on the team)(?: guys)? | where do i (?:start|begin) | (?:give me )?(?:a )?(?:tour|run ?through|rundown)`)})(?:[\\s,]+(?:again|then|mate|please|exactly|around here|here|now|though|for me|tho))*[\\s.?!]*$`,
  'i',
);

/** "whos sarah": one of the team. */
export const ASKS_WHO = new RegExp(
  `${BEGINS}(?:who|what)(?:'?s|\\sis|\\sdoes)? (?<who>michelle|renea|sarah|jerry)(?: do| again| then)*[\\s.?!]*$`,
  'i',
);

export const WHAT_FOR = `I look after jobs and clients, and the team does the rest. Say it the way you would to a mate:
- Jobs and clients: "new job for Dave, hot water, 1850, Thursday"
- To-dos, reminders, your schedule and messages: "remind me Monday to ring the council", "what's on tomorrow"
- Quotes, invoices, payments and who owes you: "invoice Dave 800", "who owes me"
- Orders and suppliers: "order 3 downlights for the deck"
Anything that deletes something or goes out to people waits for your yes, and "undo that" takes back the last thing done.`;

export interface HelpTopic {
  /** The words it is about, in a question of how things work. */
  about: RegExp;
  /** Enough without any such question: "turn on dark mode". */
  plainly?: RegExp;
  answer: string;
}

/** The first that fits is told. Screens are named as the menu names them: tests/architecture/help.test.ts. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    about: /\b(?:dark|night|light)\s*(?:mode|theme|screen)?\b|\b(?:theme|colou?rs?)\b/i,
    plainly:
      /^(?:(?:turn|switch|put)\s+(?:it\s+)?(?:on|off|to|into|in)?\s*(?:the\s+)?)?(?:dark|night|light)\s*(?:mode|theme)(?:\s+(?:on|off))?(?:\s+please)?[\s.?!]*$/i,
    answer: 'The moon at the top right of every screen turns dark mode on, and the sun there turns it off.',
  },
  {
    about:
      /\b(?:bank (?:account|details)|bsb|account (?:number|details)|pay ?id|how (?:he|she|they|clients?|people) (?:can )?pays? (?:me|us)|where to pay)\b/i,
    plainly:
      /^(?:(?:and|so|ok)\s+)*(?:where|how) (?:do|can|should|would) (?:i|we) (?:put|add|enter|set|change|give)\b.*\b(?:bank|bsb|pay ?id)\b.*$|^(?:(?:my|our|heres|here'?s|these are)\s+)+(?:\p{L}+\s+){0,2}?(?:bank (?:account|details)|bsb|account details|pay ?id)\b.*\d{3}.*$|\b(?:no|missing|without)\b.{0,20}\b(?:bsb|bank (?:account|details))\b.*\b(?:invoice|bill|paper)s?\b/iu,
    answer:
      'Open Settings in the menu: your bank account or PayID goes under Getting Paid, and every invoice issued from then on shows how to pay. I do not take bank details in a conversation.',
  },
  {
    about:
      /\b(?:undo|take (?:it |that |something )?back|revert|get rid of (?:something|what) you (?:did|made)|(?:fix|reverse) (?:a |my |the )?(?:mistake|stuff[ -]?up)s?|by mistake|accident(?:ally)?|deleted)\b/i,
    answer:
      'Say "undo that" and the last thing done is taken back, or tap Undo on its receipt in the conversation. What you delete on a screen yourself has an Undo for ten seconds.',
  },
  {
    about: /\b(?:real person|human|someone real|somebody real|support|customer service)\b/i,
    plainly:
      /^(?:i\s+(?:want|need|wanna)(?:\s+to)?\s+|can i\s+|let me\s+)?(?:talk|speak|chat) (?:to|with) (?:a |an |some)?(?:real|actual|human|live|person|one real|support)\b.*$/i,
    answer:
      'You are talking to assistants here, there is no person behind us. For a person, use the support contact your Smoko account came with. I can help with jobs, clients, quotes, invoices, orders and to-dos.',
  },
  {
    about: /\b(?:password|log ?in|sign ?in|log ?out|sign ?out)\b/i,
    answer: 'Sign out is at the top right of every screen. I never see or change passwords.',
  },
  {
    about:
      /\b(?:abn|gst|business (?:name|details?|address)|my (?:details|profile|name|time ?zone)|time ?zone|settings?|notifications?)\b/i,
    answer:
      'Open Settings in the menu for your name, business name, ABN, address, GST and time zone, and for what you are told about.',
  },
  {
    about: /\b(?:export|back ?up|download)\b/i,
    plainly:
      /^(?:export|download|back ?up)\s+(?:(?:all|my|the|our|of|a|list)\s+)*(?:clients?|customers?|jobs?|suppliers?|invoices?|quotes?|records?|data|everything|list|lot|tasks?|expenses?|csv|spreadsheet)\b[^,;]{0,40}$/i,
    answer:
      'Open Import and Export in the menu: every list as CSV, or everything as one zip. I cannot hand you a file in the conversation.',
  },
  {
    about: /\b(?:import|bring .*\b(?:in|over|across)|spread ?sheet|excel|csv|xero|myob)\b/i,
    plainly:
      /^import\s+(?:(?:all|my|the|our|of|a|list|old)\s+)*(?:clients?|customers?|jobs?|suppliers?|data|contacts)\b[^,;]{0,40}$/i,
    answer:
      'Open Import and Export in the menu: it takes clients, suppliers and jobs from a CSV file and shows them before anything is added. A few names you can paste here: "add these clients: Dave Smith 0491 570 156, Lee Wong 0491 570 157".',
  },
  {
    about: /\b(?:approv\w*|waiting (?:for|on) (?:me|my yes)|confirm\w*)\b/i,
    answer:
      'Anything that deletes something or goes out to people waits for your yes. Say yes or no here, or open Approvals in the menu to see all that waits.',
  },
  {
    about: /\blogo\b/i,
    answer:
      'Open Settings in the menu: under Logo you choose a PNG or JPEG picture. It stands on every quote, invoice and other paper from then on.',
  },
  {
    about: /\b(?:templates?|letterhead)\b/i,
    answer: 'Open Templates in the menu to upload your own.',
  },
  {
    about: /\b(?:tax|deductions?|claim|write[ -]?offs?)\b/i,
    answer:
      'Open Tax Deductions in the menu for what tradies can usually claim. To log a cost, say "spent 58.30 on tolls".',
  },
  {
    about: /\bquot(?:e|es|ing|ation)\b/i,
    answer:
      'Say who it is for, what it is and the price: "quote Dave 980 for a fence repair". To send it, say "send Dave the quote"; it waits for your yes. Quotes are listed when you ask "show my quotes".',
  },
  {
    about: /\b(?:invoic(?:e|es|ing)|bill(?:ing|s)?|get paid|charge)\b/i,
    answer:
      'Say "invoice Dave 800 for the hot water, due Friday". To send it, say "send Dave the invoice"; it waits for your yes. When the money is in, say "Dave paid his invoice". They are all under Finance in the menu.',
  },
  {
    about: /\b(?:payments?|expenses?|receipts?|costs?|money|spend(?:ing)?|spent)\b/i,
    answer:
      'Say "Dave paid 500" for money in and "spent 58.30 at Bunnings for the deck" for money out. It is all under Finance in the menu. I log it, I never move money.',
  },
  {
    about: /\b(?:orders?|materials?|gear|stock|deliver(?:y|ies)|procurement|parts)\b/i,
    answer:
      'Say what, how many and for which job: "order 3 downlights for the deck". That puts it on your list and sends nothing. To send it to the shop, say "send the order to Reece"; it waits for your yes. Orders are under Procurement in the menu.',
  },
  {
    about: /\b(?:suppliers?|shops?)\b/i,
    answer:
      'Say "add supplier Reece Wollongong, 02 5550 0100". They are under Supplier Directory in the menu, where you can add and edit them too.',
  },
  {
    about: /\b(?:remind(?:ers?)?|to-?\s?dos?|tasks?)\b/i,
    answer:
      'Say "remind me Monday 9am to ring the council". When it is done, say "the council one is done". To-dos are under Admin in the menu.',
  },
  {
    about: /\b(?:schedule|calendar|booked|bookings?|diary|what'?s on)\b/i,
    answer:
      'Ask "what\'s on tomorrow" or open Calendar in the menu. To move something, say "push the deck back to Thursday".',
  },
  {
    about: /\b(?:follow(?:ing)?[ -]?ups?|automat\w+|(?:quote|invoice|payment|appointment) reminders?)\b/i,
    answer:
      'Open Automations in the menu: quote follow-ups, invoice and appointment reminders, and more. Each is off until you turn it on, and can ask you first.',
  },
  {
    about: /\b(?:texts?|sms|e-?mails?|messages?)\b/i,
    answer:
      'Say "text Dave I\'m running late". I show you the words first, and nothing goes out before your yes. For what comes back, open Inbox in the menu; for your number and address, open Message Settings in the menu.',
  },
  {
    about: /\b(?:delet\w*|remov\w*|get rid)\b/i,
    answer:
      'Say which one: "delete the fence job". I ask for a yes before anything is deleted. On a screen, open it and tap Delete.',
  },
  {
    about:
      /\b(?:finish(?:ed)?|complete[d]?|done|close|status|started|cancel\w*)\b.*\bjobs?\b|\bjobs?\b.*\b(?:finished|complete[d]?|done|closed?|status|started|cancel\w*)\b/i,
    answer:
      'Say "the deck is done", "started the deck today" or "cancel the deck job". On a screen, open the job and change its status.',
  },
  {
    about: /\b(?:clients?|customers?|contacts?)\b/i,
    answer:
      'Say "add client Dave Smith 0491 570 156". A new job for somebody new adds them too. They are under Client Directory in the menu, where you can add and edit them.',
  },
  {
    about: /\b(?:jobs?|projects?)\b/i,
    answer:
      'Say who it is for and what it is, with a price and a day if you have them: "new job for Dave, hot water, 1850, Thursday". Or tap New Job in the menu and fill it in.',
  },
];

/** About Smoko itself, and no topic fits. */
export const ABOUT_SCREENS =
  /\b(?:change|edit|set up|turn|switch|export|import|upload|download|print|settings?|menu|button|screen|page|app|smoko|abn|logo|in (?:here|this))\b/i;
export const NO_TOPIC =
  'I am not sure about that one. The screens are in the menu: at the left on a computer, under More on a phone; Search finds them by name. For anything with jobs, clients, quotes, invoices, orders or to-dos, just say what you want done.';
