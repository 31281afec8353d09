// What people mention of a client who is talked about: a number or an address, what they would spend.

/** The words around a number or an address, where nothing else is said: "shes on ... by the way". */
export const HAS_CONTACT =
  /^(?:(?:and|oh|also|so|ok|btw|by the way|ps)[\s,]+)*(?:you can (?:get|reach|ring|call|text|find) (?:him|her|them)|he|she|they|his|her|their)?(?:['’]?s|['’]?re)?(?:[\s,:]+(?:is|are|on|at|number|phone|mobile|mob|cell|e-?mail|address|no|contact|new|and|by the way|btw|now|mate|too|if you need it))*[\s,.!]*$/i;

/** What somebody would spend: "he said around 18k", "she's got about 5 grand". */
export const SPENDS =
  /^(?:(?:and|so|ok|oh)[\s,]+)*(?:he|she|they)(?:['’]?s|['’]?ve|['’]?re)?\s+(?:(?:only|just|really)\s+)*(?:said|says|reckons?|reckoned|thinks?|(?:is |was |are |were )?(?:thinking|hoping|looking at|talking)|wants? to spend|(?:has|have)? ?got|has|have|(?:has|have) a budget of|budget(?:ed)?)\s+(?:(?:around|about|roughly|maybe|up to|for|of|like|say|a|somewhere around|something like)\s+)*(?<sum>\$?\d[\d,.]*\s?(?:k|grand|thousand)?)(?:\s+(?:or so|tops|max|maximum|budget|to spend|all up|for it|roughly|ish))*[\s.!]*$/i;
