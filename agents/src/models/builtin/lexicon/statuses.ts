/** How people name where something stands. The first that fits is it, so what denies another comes before it. */
export const JOB_STATUS: readonly [RegExp, string][] = [
  [
    /\b(?:not started|hasn'?t started|haven'?t started|on hold|parked|put off|pending|upcoming|re-?open(?:ed)?|back on(?: the books| the board| again)?|is on again|not (?:been )?cancel+ed|un-?cancel)\b/i,
    'pending',
  ],
  [
    /\b(?:not (?:quite |all |yet )?(?:done|finished|complete)|isn'?t (?:done|finished)|half ?way|half done|still going|back at it|in[ _]progress|under ?way|started|start(?:ing)? (?:today|now|this morning)|running|active|on the go|kick(?:ed|ing) off|kicks off today|got (?:going|stuck in|into|cracking)|(?:got|made) a start|broke ground|on the tools|cracked? (?:on|into)|rolling|on ?site|in full swing|under construction|up and running|work(?:ing)? on)\b/i,
    'in_progress',
  ],
  [
    /\b(?:cancel(?:l?ed|s|ling)?|call(?:ed|ing)? (?:it )?off|call(?:ed|ing)? (?:the|that|it)\b.*\boff|fallen (?:through|over)|fell (?:through|over)|pull(?:ed|ing|s)? the (?:pin|plug)|pull(?:ed|ing) out|back(?:ed|ing) out|bail(?:ed|ing)(?: on| out)?|gone elsewhere|went (?:elsewhere|with (?:someone|somebody) else)|doesn'?t want (?:it|us)|don'?t want it|not (?:going|happening|proceeding|doing it)(?: ahead)?|isn'?t (?:going ahead|happening)|kill(?:ed)? it|scrapp?ed|knocked (?:it )?on the head|dead in the water|changed (?:his|her|their) minds?|(?:is|are|'s) off(?! (?:to|for|the|work))|all off|lost (?:it|the job|that))\b|^(?:cancel|kill)\b(?! off\b)/i,
    'cancelled',
  ],
  [
    /\b(?:complet(?:ed?|ion)|done(?: (?:and|n|'?n'?) dusted)?|finish(?:ed)?(?: up| off)?|wrap(?:ped)?(?: it| that)? ?up|wrapped|all done|all sorted|sorted|signed off|handed over|knocked (?:it |that )?over|knocked off|smashed (?:it )?out|smashed|ticked off|put to bed|in the bag|polished off|nailed|buttoned up|bedded down|close(?:d)?(?: (?:off|out|it))?|finalised|packed up|good to go|job done|bagged|cleaned up|tick(?:ed)? (?:it |that )?off)\b/i,
    'completed',
  ],
];
export const TASK_STATUS: readonly [RegExp, string][] = [
  [/\b(?:completed?|done|finished|ticked off|tick(?: it)? off)\b|^tick\b/i, 'completed'],
  [/\b(?:in[ _]progress|under ?way|started)\b/i, 'in_progress'],
  [/\b(?:pending|not started)\b/i, 'pending'],
];
export const QUOTE_STATUS: readonly [RegExp, string][] = [
  [
    /\b(?:declined?|knock(?:ed|s)?\s+(?:it|us|me|that|the quote|the price)?\s*back|rejected|said no|says no|turned\s+(?:it|us|me|that|the quote)?\s*down|(?:went|gone|going) with (?:someone|somebody|another|a different|a cheaper|the other|other)|lost(?= )|passed on|no go|not (?:going ahead|interested|keen|happy|proceeding)|isn'?t (?:going ahead|interested|keen)|won'?t be going|too (?:dear|exxy|expensive|much)|pulled the pin|fell through|fallen through|can'?t afford|backed out|missed out on)\b/i,
    'declined',
  ],
  [
    /\b(?:accept(?:ed|s)?|said yes|says yes|(?:gave|given|giving)\s+(?:it|us|me|that)?\s*(?:the|a)\s+(?:nod|ok|okay|go[- ]ahead|green light|thumbs up|all clear|tick)|(?:happy|good|cool|sweet|fine) with|agreed|approved|signed(?: off)?|locked(?: it)? in|won(?=\s)|(?:go|going|gone|wants to go|proceed(?:ing)?) ahead|all good with|keen to go|took (?:it|the quote)|taken (?:it|the quote|us up)|took us up)\b/i,
    'accepted',
  ],
  [/\b(?:expired|lapsed|run out|ran out)\b/i, 'expired'],
  [/\bsent\b/i, 'sent'],
  [/\bdrafts?\b/i, 'draft'],
];

export const statusIn = (text: string, statuses: readonly [RegExp, string][]): string | undefined =>
  statuses.find(([says]) => says.test(text))?.[1];
