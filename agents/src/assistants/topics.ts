/**
 * Words that bring a topic up, for the tools an assistant is shown. Generous on purpose: a tool too many costs a few
 * words, a tool too few costs a model call.
 */
export const SAYS = {
  client: /client|customer|contact|detail|phone|mobile|number|e-?mail|address|@|\b0\d{3}|named?\b/i,
  supplier: /suppl|merchant|wholesal|account|rep\b|contact|detail|phone|mobile|number|e-?mail|address|@|speciali/i,
  message:
    /\bsend|text\b|\bsms|e-?mail|message|\bmsg|let \S+ know|\b(?:tell|ask|remind) (?!me\b)|chase|notify|\brepl(?:y|ied|ies)|\bhear[d]?\b|\banswer|\binbox|wr[io]te to|wrote|follow up/i,
  task: /task|to-?do|remind|book|call|ring\b|pick up|don't forget|\bdo(?:ne|ing)?\b|finish|tick/i,
  schedule: /schedule|calendar|what'?s on|when|free\b|busy|week|today|tomorrow|day\b/i,
  jobs: /job|schedule|all|list/i,
  finance:
    /invoic|paid|pay|ow(?:e|es|ed|ing)\b|expens|receipt|\bbills?\b|deposit|cost|spen[dt]|revenue|income|money|due\b|overdue|write off|refund|claim|gst|profit|total|\bwhy\b|how (?:did|do) (?:you|u)|come from|break\w* down|\$/i,
  quote: /quot|estimate|price (?:it )?up|accept|declin|valid|proposal|line items?/i,
  account:
    /credit|refund|statement|account|balance|ow(?:e|es|ed|ing)\b|overpa|on account|(?:no|which) invoice|\bplace|\bput\b|late\b|overdue|knock|less\b|off\b|back\b/i,
  contractors: /contractor|subbie|subcontract|\btpar\b|taxable payment|labour/i,
  billing: /variation|extra|on top|worth|\bleft\b|claim|invoic|bill/i,
  undo: /undo|revert|\bno\b|nah\b|\bdon'?t\b|leave|keep|forget|scrap|cancel|stop|hold (?:on|off)|wait|take (?:it|that|this|them|those) back|put (?:it|that|them) back|roll back|back how|oops|whoops|mistake/i,
  item: /order|item|material|deliver|stock|need|get\b|buy|pick up|arriv|ordered|quantity/i,
} as const;
