// What no office could do from a desk in here: things of the world, of other programs and of the phone itself.
import type { Beyond } from './beyond.ts';
import { INVOICE_SPLIT } from './invoice-split.ts';

const REMINDS = /\b(?:remind|reminder|note|to-?do|task|tell (?:him|her|them)|text|message)\b/;
const FOOD =
  'burgers?|pizzas?|kebabs?|pies|meat pie|sausage rolls?|snags|chicken|hot chips|fish and chips|lunch|breakfast|brekkie|dinner|takeaways?|takeout|sushi|maccas|kfc|subway|sandwich\\w*|sangers?|rolls? and|coffees?|flat whites?|lattes?|cappuccinos?|cuppas?|beers?|slab of (?:beer|vb|xxxx|tooheys|speights|tui)|uber ?eats|doordash|menulog|donuts?';

export const BEYOND_OFFICE: readonly Beyond[] = [
  {
    ability: 'read_mail',
    says: /\b(?:listen to|have a listen|hear|play(?: back)?|check|transcribe|go through)\b.{0,30}\b(?:voice ?mails?|voice (?:notes?|messages?|memos?)|missed calls?|answering machine|message ?bank|recordings?)\b/,
    not: /\b(?:remind|reminder|to-?do|task|text|order|buy)\b/,
    answer:
      "I can't listen to anything on your phone. Tell me what they said, or paste it here, and I will work from it.",
  },
  {
    ability: 'see_other_businesses',
    says: /\b(?:on|uses?|using|got|have|has|runs? on) smoko\b.{0,20}?\b(?:whats?|how much|how many|what do|who (?:is|are|do)|show|tell me|their|his|her)\b|\b(?:whats?|how much|how many|what do|show|tell me)\b.{0,60}\b(?:on|uses?|using) smoko\b/,
    not: /\b(?:i|we|my|our|me on|us on|do i|how do)\b/,
    answer: "I can't see other businesses' records, only yours.",
  },
  {
    ability: 'outside_bookings',
    says: new RegExp(
      `\\b(?:order|get|grab|buy|shout|fetch|bring|need|want|could (?:murder|do with|go)|(?:hanging|dying|gagging) for)\\b(?: \\S+){0,4}? (?<!\\b(?:before|after|by|at|over|until|till|round|around|during) )(?:${FOOD})\\b|\\bmake (?:me|us) (?:an? )?(?:coffee|cuppa|tea|sandwich|sanger|toastie)\\b`,
    ),
    not: /\b(?:remind|note|task|machine|table|shop|oven|wire|mesh|coop|job|new client|tiles?|sqm|sq ?m|m2|square|grout)\b|\d ?x ?\d/,
    answer: "I can't order food or drinks, only materials for your jobs.",
  },
  {
    ability: 'outside_bookings',
    says: /\bbook (?:me |us )?(?:in )?(?:the |my |our |his |her |a |an )?(?:ute|van|truck|car|trailer|4wd|hilux|ranger|hiace|mower|generator|genny)\b|\b(?:ute|van|truck|car|hilux|hiace|trailer)(?:s)? (?:in |booked )+(?:for|at|with)\b.*\b(?:service|mechanic|rego|tyres?|toyota|ford|panel ?beater|wof|warrant|pink slip)\b|\bbook (?:me |us )?(?:in )?(?:an? |the |my )?(?:haircut|barber|massage|doctors?|gp|dentist|physio|chiro|optometrist|blood test|flight|flights|hotel|motel|cabin|table|restaurant|uber|taxi|ferry|accommodation|campsite|tee time|court|holiday|tickets?)\b/,
    not: REMINDS,
    answer: "I can't make bookings with other businesses, so that one is yours. I can put it on the list as a to-do.",
  },
  {
    ability: 'print',
    says: /\b(?:print|photocopy|laminate|fax|scan)\b(?! (?:on|shop))(?: \S+){1,}|\bprint(?:er)?\b.*\b(?:labels?|stickers?|copies|copy|paper)\b/,
    not: /\b(?:remind|order|buy|ink|toner|cartridge|shop|paid|spent|bill|invoice from)\b/,
    answer:
      "I can't print or scan anything. Quotes and invoices can be opened as a PDF on their page and printed there.",
  },
  {
    ability: 'draw',
    says: /\b(?:3d|cad|autocad|sketchup)\b(?: \S+){0,2} ?(?:drawing|model|render\w*|plan|design|file|version)|\b(?:do|make|draw|knock up|whip up|sketch|get|give|create|generate) (?:me |us |up )*(?:an? |some |the |another )?(?:\w+ ){0,2}?(?:drawing|sketch|floor ?plan|render(?:ing)?|logo|mock ?up|blueprint|elevation)s?\b/,
    not: /\b(?:remind|chase|from the (?:architect|engineer|designer)|council|job|note)\b/,
    answer:
      "I can't draw plans or designs. I can put it on the list as a to-do, or note what it should look like on the job.",
  },
  {
    ability: 'phone',
    says: /\b(?:set|start|put|turn|switch) (?:me )?(?:on )?(?:an? |my |the )?(?:\d+ ?min\w* )?(?:alarms?|timer|stopwatch|countdown)\b(?: on)?(?: (?:on (?:my|the) (?:phone|watch)|for (?:\d|half|quarter|five|six|four|noon)|to \d|at \d|off|now))|\bwake me(?: up)?\b|\bwake ?-?up call\b|\bturn (?:on|off|up|down) (?:the |my )(?:phone|radio|music|volume|bluetooth|torch|wifi|lights?|heater|air ?con|tv|telly)\b|\b(?:charge|find|unlock) my phone\b/,
    not: /\b(?:security|smoke|house alarm|job|quote|note)\b/,
    answer:
      "I can't work your phone, its alarms or its timers. I can put it on the list as a to-do for that day and time.",
  },
  {
    ability: 'phone',
    says: /^(?:(?:hey|please|can you|could you|jerry|mate|ok|now)[, ]+)*(?:play|put on|chuck on|whack on|crank(?: up)?) (?:me |us )?(?:some |a bit of |the |a |that )?(?:\w+ )?(?:music|songs?|tunes?|radio|triple [mj]|album|playlist|podcast|acca ?dacca|ac ?dc|chisel|barnesy|metallica|fleetwood mac|cricket|footy|spotify|netflix|youtube)\b/,
    answer: "I can't play anything. I look after your jobs, clients, quotes, invoices, orders, to-dos and messages.",
  },
  {
    ability: 'rules',
    says: /\b(?:building code|ncc|bca|nzs ?\d+|as ?\d{4}|(?:aus\w*|nz|new zealand) standards?|electrical regs|plumbing code|wiring rules|regulations?|council rules?|fair work|award rates?)\b/,
    not: /\b(?:note|remind|job|put|comply|compliance cert\w*|certificate|quote|invoice)\b/,
    answer: "I can't look up rules or standards. I can put it on the list as a to-do.",
  },
  {
    ability: 'web',
    says: /\b(?:check|look (?:on|at|up)|have a (?:look|squiz|gander) (?:on|at)|jump on(?:to)?|go (?:on|to|onto)|search|browse|see on)\b.{0,40}\b(?:web ?sites?|online|internet|instagram|facebook|marketplace|gumtree|trade ?me|youtube|catalogue)\b|\b(?:have|has|got|does|do|if|whether|is|are)\b.{2,50}\bin stock\b|\b(?:cheapest|best) (?:price|deal|place)\b.{0,30}\b(?:for|on|to get|to buy)\b/,
    not: /\b(?:text|message|ask|e-?mail|ring|quote|note|remind)\b/,
    answer: "I can't look at websites or at what shops have in stock. I can write the supplier a message to ask.",
  },
  {
    ability: 'post_online',
    says: /\b(?:put|post|stick|chuck|share|upload) .{0,40}\b(?:on|to|onto) (?:our |my |the )?(?:facebook|fb|insta\w*|tik ?tok|linkedin|google|socials?|seek|gumtree|marketplace|website|youtube)\b|\b(?:reply|respond) to (?:\w+ ){0,3}(?:google )?reviews?\b|\b(?:put|post|run|place) an? (?:ad|job ad|advert\w*)\b/,
    not: /\b(?:found|saw|got)\b/,
    answer: "I can't post anything on the internet. I can note it on the list as a to-do.",
  },
  {
    ability: 'other_programs',
    says: /\b(?:translate|google translate)\b|\b(?:credit|police|background|licen[cs]e|abn|asic) (?:check|lookup|search)\b|\b(?:log ?in(?:to)?|sync|connect|hook up|export|upload|push)\b.{0,30}\b(?:xero|myob|quickbooks|reckon|dropbox|google drive|google calendar|outlook|icloud)\b/,
    not: REMINDS,
    answer: "I can't work in other programs or look things up there. I can put it on the list as a to-do.",
  },
  {
    ability: 'games',
    says: /\b(?:lotto|lottery|powerball|keno|tattslotto|the tab|odds (?:on|for)|put (?:\$?\d+|a (?:bet|tenner|fiver|lobster))(?: \w+)? on (?:the (?:horses?|dogs?|trots|nags?|pony|ponies|race|cup|favourite|footy|number|pokies|game)|number|race|red|black)\b|crypto|bitcoin|share price|asx|horoscope|(?:footy|cricket|rugby|league|test|nrl|afl) (?:scores?|results?|ladder|draw)\b|whats on (?:tv|telly|netflix)|(?:latest|todays?) news)\b/,
    not: /\b(?:remind|note|job|client)\b/,
    answer:
      "I can't help with that one. I look after your jobs, clients, quotes, invoices, orders, to-dos and messages.",
  },
  {
    ability: 'move_money',
    says: /\b(?:take|run|process|charge|put through)\b(?: \S+){0,3} (?:card|eftpos|credit card|tap and go) (?:payment|transaction)\b|\b(?:set up|start|create|arrange|make)\b(?: \S+){0,3} direct debits?\b/,
    not: REMINDS,
    answer:
      "I can't take card payments or move money. Record what was paid and I will keep it, or I can put a to-do on the list.",
  },
  {
    ability: 'payroll',
    says: /\b(?:log|book|record|add|enter|put|clock)\b(?: \S+){0,2} (?:\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|half a dozen) ?(?:and a half )?(?:hrs?|hours)\b(?: \S+){0,2} (?:on|at|for|to|against)\b|\badd\b.{2,60}\bas (?:an? |my |our )?(?:new )?employee\b|\b(?:roster|rostered)\b(?: \S+){1,4} (?:on|off|for)\b/,
    not: /\b(?:quotes?|invoices?|bill|charge|labour|at \$?\d+|\$|notes?|remind|task|to-?do|travel|block|machine|hire|digger|excavator|each|later|earlier|before|after)\b/,
    answer: "I can't do wages, timesheets or leave. I can put a to-do on the list for the pay, or note hours on a job.",
  },
  {
    ability: 'hire_people',
    says: /\b(?:pay|transfer|send)\b(?: \S+){0,3} (?:wages?|salary|pays|holiday pay|rent|rego|fines?|mortgage|child support|super)\b|\b(?:hire|sack|fire|find) (?:me |us )?(?:a |an |another |the )?(?:new )?(?:apprentice|labourer|chippy|sparky|offsider|worker)s?\b|\bpick (?:up )?(?:my|the) kids(?: up)?\b|\bwalk (?:my|the) dog\b|\b(?:come|help me) (?:and )?(?:lift|carry|dig|hold)\b/,
    not: REMINDS,
    answer: "I can't do that one from here. I can put it on the list as a to-do.",
  },
  INVOICE_SPLIT,
];
