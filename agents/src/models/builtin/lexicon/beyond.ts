// What Smoko cannot do, by how people ask for it, and what is said: plainly, with what it can do instead.
import type { Ability } from '../../../abilities.ts';

export interface Beyond {
  /** Declined for as long as no tool gives it. */
  ability: Ability;
  /** Small letters, apostrophes left out. */
  says: RegExp;
  /** Where these stand too it is something else. */
  not?: RegExp;
  answer: string;
}

const REMINDS = /\b(?:remind|reminder|note|to-?do|task|tell (?:him|her|them)|text|message)\b/;

export const BEYOND: readonly Beyond[] = [
  {
    ability: 'track',
    says: /\b(?:track(?:ing)?|follow|see|watch|share|know) (?:\w+ )?(?:my|me|our|us|the|his|her|where|live)\b.*\b(?:ute|van|truck|car|bus|trailer|phone|location|position|im|i am|we are|were|am i|gps)\b|\b(?:live|gps|vehicle) track\w*\b|\btrack (?:my|the|our|his|her|their) \w+|\b(?:gps|geo) ?(?:track\w*|locat\w*|fence)\b|\bshare (?:my|our|the) (?:live )?(?:location|position|eta)\b|\bwhere(?:s| is| are) (?:the boys|my apprentice|the apprentice|my (?:ute|van|truck|blokes|boys|guys|crew)) (?:at )?(?:now|right now|at the moment)\b/,
    not: /\btrack (?:saw|light|lights|lighting|record)\b|\b(?:order|buy|keep track|lost track|on track)\b/,
    answer:
      "I can't track anybody or share where you are. Tell me when you are close and I will write them a text to say so.",
  },
  {
    ability: 'weather',
    says: /\b(?:weather|forecast|bom|met ?service)\b|\b(?:is|will|does|whens) (?:it|the rain|there)(?: be)? (?:going to |gonna |likely to |meant to |supposed to |look like )?(?:rain\w*|hail\w*|storm\w*|snow\w*|pour\w*|clear up|stop raining|be (?:wet|dry|hot|cold|windy|fine|sunny))\b|\bhow (?:hot|cold|windy|wet) (?:is|will|does)\b|\b(?:rain|wind|storm) (?:radar|warning\?)|\bchance of rain\b/,
    not: /\b(?:push|move|shift|because|due to|(?:forecast|weather)(?:s|'s| is| looks?| are)? (?:(?:really|pretty|bloody|absolutely|fucking|a bit) )?(?:rubbish|shocking|crap|shit|bad|good|great|terrible|woeful|awful|no good|looking|saying|for|not|been|was|wet|hot|cold|nice|turning|horrible|grim|ugly)|weatherboards?|weather ?proof\w*|weather ?strip\w*|weather ?seal\w*|bugger|bloody|depends?|depending|permitting|order)\b/,
    answer: "I can't look up the weather. If it turns wet, tell me which job to move and to what day.",
  },
  {
    ability: 'ring_people',
    says: /\b(?:can|could|would|will) (?:you|u|ya|someone|one of you) (?:please |just |quickly )?(?:ring|call|phone|give) (?:up )?(?!it\b|that\b|this\b)(?:\w+ ?){1,6}|\b(?:ring|call|phone) \w+(?: \w+){0,3} for me\b|\bgive \w+(?: \w+)? an? (?:ring|call|buzz|bell|tingle) for me\b|\bget \w+(?: \w+)? on the (?:phone|blower|line)\b/,
    not: /\b(?:remind|when|what|number|list|quote|invoice|job|rundown|summary|back to me|me an?|me the|discount|extension|credit)\b/,
    answer:
      "I can't ring people, so that call is yours. I can put it on the list as a to-do, or write a text or email instead.",
  },
  {
    ability: 'rates',
    says: /\b(?:my|our|the|an?|his|her) (?:standard |usual |normal )?(?:hourly|day|daily|call ?out|labour|charge ?out) rates?\b.*\b(?:\d|to|is|up|at)\b|\b(?:set|change|put|make|raise|bump|update)\b.*\b(?:hourly|charge ?out|labour|call ?out|day) (?:rate|fee|charge)\b/,
    not: /\b(?:quote|invoice|bill|for (?:his|her|the|this|that) (?:job|quote)|job|hours?)\b(?! ?ly)/,
    answer:
      "I can't keep an hourly rate or a price list. Say the rate with the hours when you want a quote or an invoice and I will work it out.",
  },
  {
    ability: 'payroll',
    says: /\b(?:payroll|pay ?slips?|wages|super(?:annuation)?|paye|kiwisaver|payg|annual leave|sick leave|leave balance|time ?sheets?|clock (?:me|him|her|them|us) (?:on|off|in|out)|clock on|log (?:my|his|her|the|our) hours|track (?:my|his|her|our) hours)\b/,
    not: /\b(?:super (?:six|cheap|glue|silicone|six|quick|fast|happy|keen|early|late)|remind|ring|text|call|spent|paid)\b/,
    answer: "I can't do wages, timesheets or leave. I can put a to-do on the list for the pay, or note hours on a job.",
  },
  {
    ability: 'read_mail',
    says: /\b(?:read|check|open|look (?:in|at|through)|go through|search)\b.*\b(?:my|his|her|their|the|our|gmail|outlook) (?:e-?mails?|inbox|voice ?mails?|texts|messages|whatsapp|facebook|messenger|gmail|mail)\b|\b(?:did|has|have) (?:he|she|they|anyone|anybody|\w+) (?:e-?mailed|texted|messaged|replied|written back|reply|email|text|write|get back|got back|read (?:it|my (?:text|email|message)|that))(?: back| me| us| to \w+)*(?: yet)?\b|\bany (?:new )?(?:replies|e-?mails|texts|messages|voicemails|missed calls)\b/,
    not: /\b(?:remind|tell|if (?:he|she|they)|quote|invoice|address|number)\b/,
    answer:
      "I can't read your mail or your phone. What people answer to Smoko's messages is under Inbox in the menu; paste anything else here and I will work from it.",
  },
  {
    ability: 'web',
    says: /\b(?:google|look (?:it |that |this |them )?up online|search (?:the (?:web|internet|net)|online)|on the internet|find me (?:a|an|some) (?:cheap\w*|new|good|decent)|whats? the (?:cheapest|best price)|who sells|wheres the (?:cheapest|nearest|closest)|(?:nearest|closest) (?:bunnings|reece|servo|hardware|tradelink|mitre)|is bunnings open|what time does \w+ (?:open|close|shut))\b/,
    answer: "I can't look things up on the internet, only what is on file here. I can put it on the list as a to-do.",
  },
  {
    ability: 'maps',
    says: /\b(?:directions?|navigate|quickest way|best (?:way|route)|how (?:far|long) (?:is it|to drive|does it take|will it take)(?: to (?:get|drive))?|(?:hows|how is|whats|what is|check|any) (?:the )?traffic|traffic (?:update|report|like)|road (?:closed|works)|google maps)\b/,
    not: /\b(?:note|put|tell|text|message|because|roads (?:closed|cut)|in the notes|finish|cure|dry|set)\b/,
    answer: "I can't do maps, traffic or directions. I can tell you the address on file.",
  },
  {
    ability: 'lodge',
    says: /\b(?:lodge|file|submit|do) (?:my|our|the|me) (?:bas|tax(?: return)?|gst return|ird|ato)\b|\b(?:renew|apply for|lodge|submit) (?:my|a|an|the|our|his) (?:\w+ )?(?:licen[cs]e|permit|rego|da|development application|consent|certificate|ticket|insurance)\b/,
    not: REMINDS,
    answer:
      "I can't lodge or apply for anything with the government or an insurer. I can put it on the list with a day so it is not forgotten.",
  },
  {
    ability: 'outside_bookings',
    says: /\b(?:take|snap) (?:a|some) (?:photo|picture|pic|video)s?\b|\b(?:draw|sketch|design) (?:me |us |up )?(?:a |an |the |some )?(?:plan|plans|layout|drawing|floor ?plan|logo|sketch)\b|\bprint (?:it|that|this|out|me|off|the)\b|\bpost (?:it|that|a letter|the letter)\b|\bplay (?:some |me |a )?(?:music|song|triple|radio|acca|cold chisel)\b|\b(?:order|get) (?:me|us|the boys) (?:a |some )?(?:pizza|coffee|coffees|lunch|beer|beers|pie|pies|uber|taxi|maccas)\b|\bbook (?:me |us )?(?:a |an |some )?(?:flights?|hotel|motel|table|restaurant|uber|taxi|accommodation|doctors?|dentist|physio)\b|\b(?:tell|got) (?:me |us |any )?(?:a |good )?jokes?\b|\bwho won\b|\bfooty score\b|\bwhats? the (?:score|time in|exchange rate|meaning)\b/,
    not: /\b(?:remind|note|task|appointment|for (?:monday|tuesday|wednesday|thursday|friday))\b/,
    answer:
      "I can't do that one. I look after your jobs, clients, quotes, invoices, orders, to-dos and messages, and can put it on the list as a to-do.",
  },
  {
    ability: 'see_bank',
    says: /\b(?:bank balance|balance of (?:my|the|our) account|how much (?:is|have i got|do i have|money(?:s| is| have i got)?) (?:is )?in (?:the|my|our) (?:bank|account)|log ?in to (?:my|the) bank|check (?:my|the|our) (?:bank|account))\b/,
    answer: "I can't see your bank. I know what was invoiced, paid and spent here.",
  },
];
