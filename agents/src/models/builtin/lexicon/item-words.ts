/** How people say where an order stands. */
export const ITEM_STATUS: readonly [RegExp, string][] = [
  [
    /\b(?:delivered|arrived|turned up|signed(?! off)|unloaded|dropped (?:it |them )?off|came off the truck|made it(?! (?:to|for) )|sitting (?:in|on|out)|shown up|showed up|rocked up|landed|lobbed|received|picked up|dropped off|(?:is|are|was|were|'s|'re|just|now) (?:here|in|on ?site)|got here|came in|(?:came|come) (?:today|yesterday|this)|(?:weve|we've|i've|ive|we|i) got)\b|\b(?:came|here)(?=[\s¦]*(?:$|[,.]|but\b|and\b))/i,
    'delivered',
  ],
  [/\b(?:ordered|on order|put through|been placed|placed (?:the|an|that|our) order)\b/i, 'ordered'],
  [/\b(?:pending|not ordered|unordered)\b/i, 'pending'],
];
/** With these nothing has arrived, and nothing is on order. */
export const NOT_YET = /\b(?:won'?t|not|isn'?t|aren'?t|hasn'?t|haven'?t|can'?t|cannot|until|till?|yet)\b/i;

/** Names of nothing in particular: asked for, never guessed. */
export const VAGUE =
  /^(?:(?:the|some|all|more|our|my|any|every|bit of|rest of|of|a few|few|whole)\s+)*(?:gear|stuff|materials?|supplies|bits(?:\s+(?:and|n)\s+(?:bobs|pieces))?|things?|parts?|everything|what(?:ever)? (?:we|i|it|he|she|they|is|was|that)\b.*|items?|it|that|this|them|those|lot|usual|order|timber|fittings|fixings|hardware|consumables|shopping|goods|kit|one|more)(?:\s+(?:orders?|list|run))?(?:\s+(?:sorted|ordered|organised|organized|on order|in|we need|needed|we talked about|for it|too|as well|off the list))*$/i;

/** What opens an order. */
export const ORDER_HEAD =
  /^(?:(?:would|could|can|will) (?:you|ya|we)(?: please| kindly)?|kindly|please|just|any chance of getting|ordr|(?:can|could) (?:i|we) (?:get|have|order)|(?:i|we)(?:'?ll|'?re gonna|'?ve)? (?:need|gotta|have to|got to|want|could do with)|need|gotta|put in|place|re-?order|order|buy|grab|purchase|source|pick(?: me| us)? up|stock up on|get|add|put|chuck|whack|stick|bung|throw|pop|have|running (?:low|short) on|sort(?: out)?|were out of|we're out of|out of|short)\b\s*(?:(?:to (?:order|get|buy|grab)|in|up|us|me|on|an order(?: (?:for|of|with))?|another order(?: for)?)\b\s*)*(?:(?:an?\s+)?(?:new\s+)?(?:order|procurement)\s+items?\b:?\s*)?/i;
/** Words of an order that name no material. */
export const ORDER_WORDS =
  /\b(?:(?:the\s+)?(?:whole lot|all of it|it all|lot of it|all)(?=\s+(?:on\s?-?site|deliver\w*|here|there|by|to site|to be|¦))|(?:on|to)[ -]?site|site delivery|to be delivered|delivered|deliver(?:y|ed)?(?:\s+(?:to|is|on|by|for))?|(?:on|to) (?:the|my|our) (?:order|shopping|materials?) ?(?:list)?|on order|on the list|(?:sorted|organised)(?=\s*(?:$|[,.¦]))|will (?:ya|you)|would (?:ya|you)|too|as well|(?:are |is )?(?:needed|required)|(?:and )?that'?s (?:it|all|the lot)|need (?:them|em|it)(?=\s*(?:$|[,.¦])))\b/gi;
