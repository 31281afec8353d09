/** Work that somebody has, and that a price is wanted for it: "he's got a bathroom reno at 7 Shelly Crt, wants a rough price, 18 grand". */
export const WORK_AND_PRICE =
  /^(?:(?:and|so|ok)\s+)*(?<who>he|she|they)(?:['’]?s|['’]?ve|\s+has|\s+have)?\s+(?:got|has|have|needs?|wants?)\s+(?:an?\s+|some\s+|the\s+|his\s+|her\s+|their\s+)?(?<what>\S.*?)[\s,.;]+(?:(?:and|he|she|they)\s+)*(?:wants?|needs?|would like|is after|are after|after)\s+(?:an?\s+|some\s+|us to\s+|me to\s+)?(?:(?:rough|ballpark|quick|firm|proper|written)\s+)?(?:price|quote|estimate|figure)(?:\s+(?:on|for) it)?(?<more>.*)$/isu;
