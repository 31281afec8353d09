/** A job that is made of a quote: "turn her quote into a job", "make him a job off that quote". */
export const OFF_QUOTE =
  /\b(?:turn|convert|make|change|flip|roll|move|put|bring|push)\b[^.;]{0,60}\b(?:quote|quotation|estimate)\b[^.;]{0,20}\b(?:into|to|as|across as|over as|through as)\s+(?:an?\s+|the\s+)?(?:new\s+|live\s+|real\s+)?(?:job|booking)\b|\bjob\b[^.;]{0,30}\b(?:off|from|out of|based on|using|of)\s+(?:the\s+|that\s+|his\s+|her\s+|their\s+|my\s+|[\p{L}'’]+\s+){0,3}(?:quote|quotation|estimate)\b|\bmake\s+(?:that|the|his|her|their|[\p{L}'’]+)\s+quote\s+an?\s+job\b/iu;
