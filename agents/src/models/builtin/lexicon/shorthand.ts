/** How tradies shorten words when they type. Whole words only; names and sizes must survive. */
export const SHORTHAND: readonly [RegExp, string][] = [
  [/\btmrw\b|\btmr\b|\btomoz\b|\btomorro\b/gi, 'tomorrow'],
  [/\bnxt\b/gi, 'next'],
  [/\bwks\b/gi, 'weeks'],
  [/\bwk\b/gi, 'week'],
  [/\bwkend\b/gi, 'weekend'],
  [/\b(?:pls|plz)\b/gi, 'please'],
  [/\bthx\b/gi, 'thanks'],
  [/\bsched\b/gi, 'schedule'],
  [/\bb4\b/gi, 'before'],
  [/\bfrm\b/gi, 'from'],
  [/\bfwd\b/gi, 'forward'],
  [/\bw\/(?=\s|[a-z])/gi, 'with '],
  [/(?<=\s)n(?=\s)/gi, 'and'],
  [/(?<=\s)&(?=\s)/g, 'and'],
  [/\babt\b/gi, 'about'],
  [
    /\b4(?=\s+(?:my|the|a|an|him|her|them|it|this|[A-Za-z]+\s+[A-Za-z]+,?\b)(?!\w))(?=\s+(?!(?:of|dec|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|days?|weeks?|months?|hours?|hrs?|x|bags?|tubes?|sheets?|rolls?|boxes|packs?|tins?)\b))/gi,
    'for',
  ],
];
