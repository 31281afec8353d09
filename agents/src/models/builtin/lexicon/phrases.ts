import type { Entity, Verb } from './tools.ts';

/** Ways of asking that say the record without naming its kind. First fit wins; lower case, courtesy taken off. */
export interface Phrase {
  says: RegExp;
  entity: Entity;
  verb: Verb;
  /** A tool that is none of the five. */
  tool?: string;
}

export const PHRASES: readonly Phrase[] = [
  // to-dos
  {
    says: /^(?:remind me|nudge me|don'?t let me forget|remember to|make a note to|note to self)\b/,
    entity: 'task',
    verb: 'create',
  },
  { says: /\b(?:nudge|remind) me\b/, entity: 'task', verb: 'create' },
  { says: /\b(?:on|to) (?:my|me|the) (?:list|to-?do list)\b/, entity: 'task', verb: 'create' },
  {
    says: /^(?:what'?s|what is|whats|wots|anything) (?:on|happening|coming up|booked|scheduled)\b|\b(?:my|the) (?:schedule|calendar|diary)\b/,
    entity: 'task',
    verb: 'list',
    tool: 'show_schedule',
  },
  // sending
  {
    says: /^(?:send|flick|shoot|fire|email|text|sms)\b.*\bquote\b/,
    entity: 'quote',
    verb: 'update',
    tool: 'send_quote',
  },
  {
    says: /^(?:send|flick|shoot|fire|email|text|sms)\b.*\b(?:invoice|bill)\b/,
    entity: 'finance',
    verb: 'update',
    tool: 'send_invoice',
  },
  {
    says: /^(?:send|flick|shoot|fire)\b.*\b(?:message|sms|text|email|note)\b|^(?:email|text|sms|message|tell|let)\s+\S+/,
    entity: 'client',
    verb: 'update',
    tool: 'send_message',
  },
  // money in
  {
    says: /^mark\b.*\b(?:invoice|bill)\b.*\bpaid\b|^mark\b.*\bpaid\b|\binvoice\b.*\b(?:is|has been|was|got) paid\b/,
    entity: 'finance',
    verb: 'update',
    tool: 'mark_invoice_paid',
  },
  {
    says: /\b(?:has|have|just|'s) paid\b|\bpaid (?:me|us|the|their|his|her|a|\$|\d)/,
    entity: 'finance',
    verb: 'create',
  },
  {
    says: /\b(?:what'?s|whats|how much|who|anyone|does|do|is|are)\b.*\b(?:owe|owes|owed|owing|outstanding|overdue|late paying|unpaid|paid yet)\b/,
    entity: 'finance',
    verb: 'list',
  },
  {
    says: /^(?:how much|total|add up|sum up|what).*\b(?:expenses?|spent|spend|income|earned|payments?|invoices?)\b/,
    entity: 'finance',
    verb: 'list',
  },
  {
    says: /^(?:raise|create|make|draft|do|send out|write|issue)?\s*(?:an? |the )?invoice\b/,
    entity: 'finance',
    verb: 'create',
  },
  { says: /^(?:invoice|bill|charge)\s+\S/, entity: 'finance', verb: 'create' },
  {
    says: /^(?:log|record|enter|put through|add|chuck|spent|paid)\b.*(?:\$|\b(?:expenses?|receipt|payment)\b)/,
    entity: 'finance',
    verb: 'create',
  },
  // quotes
  { says: /^(?:add|put)\b.*\bto\b.*\bquote\b/, entity: 'quote', verb: 'update' },
  { says: /^(?:quote|price up|price)\s+(?!is\b|was\b)\S/, entity: 'quote', verb: 'create' },
  { says: /\bwants? (?:a|us to) (?:price|quote)\b/, entity: 'quote', verb: 'create' },
  // materials
  { says: /^(?:order|re-?order|buy|grab|purchase|source|pick up|stock up on)\s+\S/, entity: 'item', verb: 'create' },
  { says: /^get\s+(?:\d|an? |some |more |me (?:\d|an? |some ))/, entity: 'item', verb: 'create' },
  { says: /\bquantity\b/, entity: 'item', verb: 'update' },
  {
    says: /^mark\b.*\b(?:ordered|delivered|arrived)\b|\b(?:has|have|just) (?:arrived|turned up|been delivered)\b/,
    entity: 'item',
    verb: 'update',
  },
  {
    says: /\b(?:materials?|orders?|deliver(?:y|ies)|gear)\b.*\b(?:shown up|turned up|arrived|waiting|coming|due|yet)\b/,
    entity: 'item',
    verb: 'list',
  },
  // jobs
  { says: /^(?:add|put|make|leave)\s+(?:an?\s+)?note\b/, entity: 'job', verb: 'update' },
  {
    says: /^(?:create|new|add|open|start|set up|make|book(?: in)?)\s+(?:an? |the |me an? )?(?:new )?job\b/,
    entity: 'job',
    verb: 'create',
  },
  { says: /^job\s+(?:for|called|named|-)\b/, entity: 'job', verb: 'create' },
  {
    says: /^job\s+#?\w*\d\w*\s+(?:is|has|was|needs|should)\b|^(?!.*\b(?:tasks?|to-?dos?|reminders?|deliver(?:y|ies)|items?|invoices?|quotes?)\b)(?:bring|push|move|shift|put)\b.*\b(?:forward|back|to)\b/,
    entity: 'job',
    verb: 'update',
  },
  { says: /^(?:book|schedule)(?: in)?\s+(?:an?|the|some)?\s*\S.*\bfor\b/, entity: 'job', verb: 'create' },
  {
    says: /\b(?:jobs?|projects?)\b.*\b(?:on|running|under ?way|open|going|in progress|left|to do)\b/,
    entity: 'job',
    verb: 'list',
  },
  // people
  {
    says: /\b(?:to|in|on|into)\s+(?:my|the|our)\s+clients?\b|\bas an? (?:new )?(?:client|customer)\b/,
    entity: 'client',
    verb: 'create',
  },
  {
    says: /\b(?:to|in|on|into)\s+(?:my|the|our)\s+suppliers?\b|\bas an? (?:new )?supplier\b/,
    entity: 'supplier',
    verb: 'create',
  },
  {
    says: /'s?\s+(?:(?:new\s+)?(?:email|phone|mobile|number|address)) (?:is now|has changed|changed|is)\b|^(?:change|update|set)\b.*\b(?:email|phone|mobile|number|address)\b/,
    entity: 'client',
    verb: 'update',
  },
  {
    says: /^(?:what'?s|what is|whats|give me|find|get me)\b.*\b(?:phone|number|mobile|email|address|details)\b/,
    entity: 'client',
    verb: 'find',
  },
  // anything else to be arranged or done
  {
    says: /^(?:book|schedule|organi[sz]e|arrange|line up|chase(?: up)?|follow up|check|drop|return|collect|measure|renew|file|sort)\b/,
    entity: 'task',
    verb: 'create',
  },
  { says: /^(?:gotta|got to|need to|have to|i (?:need|have) to)\b/, entity: 'task', verb: 'create' },
];
