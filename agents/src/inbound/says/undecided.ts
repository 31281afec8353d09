import { any } from './phrases.ts';

/** Said beside "ok" or "all good", it makes that no yes to a quote: it is put off, asked of somebody, or to be rung about. */
export const UNDECIDED = any(
  '(?:check|chat|talk|speak|discuss|confer)(?: (?:it|this|that|things))?(?: (?:over|through))? (?:with|to) (?:my|the|our|him|her|them|partner|mum|dad)(?! (?:neighbou?r|council|tenant|builder|tiler|sparky|electrician)s?\\b)',
  'run (?:it|this|that) (?:by|past)',
  '(?<!no )wait(?:ing)? (?:on|for|to hear)(?! (?:you|your|ya|us|the (?:invoice|deposit)))|hold(?:ing)? off',
  "(?:let|tell) (?:you|ya) know(?! if\\b)|(?:get|come) back to (?:you|ya)|(?:will|i'll|we'll) be in touch(?! (?:about|re|regarding|with)\\b)",
  '(?:have|having) a (?:think|proper look|good look|read)|think (?:about|on) it|sleep on it|(?:to|before (?:i|we)|(?<!you )(?:and|will|i|we)) decide|deciding|make up (?:my|our) minds?',
  '(?:call|ring|phone) (?:me|us)(?: back)? (?:about|re|regarding|to (?:discuss|talk|chat|go over|explain)|first)',
  '(?:please |pls |just |can you )?(?:(?:call|ring|phone) (?:me|us)(?: back)?|give (?:me|us) a (?:call|ring|bell|buzz))(?: (?:please|pls|thanks|when (?:you can|free|you get a chance)))*[.! ]*$',
);
/** It has come, and no more is said of it. */
export const RECEIVED = any(
  'received|(?:got|have) (?:it|them|the (?:quote|e-?mail|message|text)) (?:thanks|ta|cheers)',
);

/** A payment that is announced, and no yes: "yep will transfer it tonight". A deposit is paid by who says yes. */
export const WILL_PAY = any(
  "(?:will|i'll|we'll|gonna|going to|can) (?:just |definitely |try to )?(?:transfer|pay|eft|bpay|osko|settle(?: up)?|send (?:it|the money|payment)|sort (?:the|that|your|it) (?:payment|money|bill|invoice|account|out))(?![^.!?\\n]{0,30}\\b(?:deposit|on the day)\\b)",
);

/** Takes back that something is paid. */
export const PAID_BACK = any(
  "(?:payment|transfer|cheque|bank|card|money|eft|bpay)\\b[^.!?\\n]{0,24}\\b(?:bounced|failed|declined|rejected|reversed|returned|(?:didn't|hasn't|never|not) (?:go|gone|went|come|came) (?:through|thru|off|out))",
  "(?:haven't|hasn't|didn't|never) (?:actually )?(?:been )?(?:paid|pay)(?: it| you| that)? (?:yet|after all|sorry)",
);

/** What they will do on a day of their own is no order to do it: "will do it Friday". */
export const WILL_DO_MYSELF = any(
  "(?:will|i'll|we'll|gonna|going to) (?:do|sort|fix|send|pay) (?:it|that|this)(?: for you)? (?:on |by |this |next |first thing |later |again )*(?:mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|arvo|afternoon|evening|morning|week|when|after|once|as soon|asap|soon|now|later)\\p{L}*",
);

/** A look before anything is agreed: no other day for the job of the quote. */
export const LOOK_FIRST = any(
  '(?:before|so) (?:we|i) (?:can )?(?:decide|commit|sign|agree|say yes|go ahead)',
  '(?:come|pop|swing|drop|call)(?: \\p{L}+){0,5}? (?:to|and|for) (?:have |take )?(?:a|another) (?:quick |proper |closer |good |second )?(?:look|squiz|measure|gander)',
);
