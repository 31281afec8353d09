/** Words by which an amount is taken off what there is, and put on. An amount after "to" is the new one. */
export const LESS =
  /\b(?:knock(?:ed|ing)?|tak(?:e|ing)|took|drop(?:ped|ping)?|cut(?:ting)?|shav(?:e|ed|ing)|trim(?:med)?|reduc(?:e|ed|ing)|lower(?:ed)?|decreas(?:e|ed)|discount(?:ed)?|less|off|come down|came down|down|cheaper|minus|subtract|deduct|chop)\b/i;
export const MORE =
  /\b(?:add(?:ed|ing)?|bump(?:ed|ing)?|up|upped|increas(?:e|ed|ing)|rais(?:e|ed|ing)|extra|more|on top|plus|whack|chuck|stick|put|another|went up|gone up|dearer|jack(?:ed)?|lift(?:ed)?)\b/i;
export const PERCENT =
  /(?<n>\d+(?:\.\d+)?|five|ten|fifteen|twenty|twenty five|thirty|fifty)\s?(?:%|per ?cent\b|percent\b)/i;
export const PERCENT_WORDS: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  'twenty five': 25,
  thirty: 30,
  fifty: 50,
};
/** Somebody is talking about what a job costs, so that a bare number is money. */
export const ABOUT_MONEY =
  /\b(?:budget|price|quote[ds]?|cost|costs|total|worth|charge|amount|figure|bill(?:ed)? (?:it )?at|dollars?|bucks?)\b/i;
/** A sum by how often what there is, in percent of it. */
export const TIMES: readonly [RegExp, number][] = [
  [
    /\b(?:double|twice)\s+(?:the|its|his|her|their|that|what|it)?\s*(?:budget|price|quote|amount|cost|it)\b|\b(?:budget|price|cost)\s+(?:has\s+|is\s+)?doubled?\b/i,
    100,
  ],
  [/\b(?:halve|half)\s+(?:the|its|his|her|their|that)?\s*(?:budget|price|amount|cost|it)\b/i, -50],
  [/\btriple\s+(?:the|its|his|her|their|that)?\s*(?:budget|price|amount|cost|it)\b/i, 200],
];
