/** Work that somebody has, and that a price is wanted for it: "he's got a bathroom reno at 7 Shelly Crt, wants a rough price, 18 grand". */
export const WORK_AND_PRICE =
  /^(?:(?:and|so|ok)\s+)*(?<who>he|she|they)(?:['’]?s|['’]?ve|\s+has|\s+have)?\s+(?:got|has|have|needs?|wants?)\s+(?:an?\s+|some\s+|the\s+|his\s+|her\s+|their\s+)?(?<what>\S.*?)[\s,.;]+(?:(?:and|he|she|they)\s+)*(?:wants?|needs?|would like|is after|are after|after)\s+(?:an?\s+|some\s+|us to\s+|me to\s+)?(?:(?:rough|ballpark|quick|firm|proper|written)\s+)?(?:price|quote|estimate|figure)(?:\s+(?:on|for) it)?(?<more>.*)$/isu;

/** Around a number or an address, where nothing but that is told: "shes on ... by the way". */
export const HAS_CONTACT =
  /^(?:(?:and|oh|also|so|ok|btw|by the way|ps)[\s,]+)*(?:you can (?:get|reach|ring|call|text|find) (?:him|her|them)|he|she|they|his|her|their)?(?:['’]?s|['’]?re)?(?:[\s,:]+(?:is|are|on|at|number|phone|mobile|mob|cell|e-?mail|address|no|contact|new|and|by the way|btw|now|mate|too|if you need it))*[\s,.!]*$/i;

/** What somebody would spend: "he said around 18k", "she's got about 5 grand". */
export const SPENDS =
  /^(?:(?:and|so|ok|oh)[\s,]+)*(?:he|she|they)(?:['’]?s|['’]?ve|['’]?re)?\s+(?:(?:only|just|really)\s+)*(?:said|says|reckons?|reckoned|thinks?|(?:is |was |are |were )?(?:thinking|hoping|looking at|talking)|wants? to spend|(?:has|have)? ?got|has|have|(?:has|have) a budget of|budget(?:ed)?)\s+(?:(?:around|about|roughly|maybe|up to|for|of|like|say|a|somewhere around|something like)\s+)*(?<sum>\$?\d[\d,.]*\s?(?:k|grand|thousand)?)(?:\s+(?:or so|tops|max|maximum|budget|to spend|all up|for it|roughly|ish))*[\s.!]*$/i;
