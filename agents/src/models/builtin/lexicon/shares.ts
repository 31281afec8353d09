/** Parts of a whole said in words, in percent. */
export const FRACTIONS: readonly [says: string, percent: number][] = [
  ['two[\\s-]+thirds', 200 / 3],
  ['three[\\s-]+quarters', 75],
  ['(?:a|one)[\\s-]+third', 100 / 3],
  ['(?:a|one)[\\s-]+quarter', 25],
  ['(?:(?:a|one)[\\s-]+)?half', 50],
  ['(?:a|one)[\\s-]+tenth', 10],
  ['(?:a|one)[\\s-]+fifth', 20],
  ['50[\\s/-]+50', 50],
];
/** What a fraction is of: without one of these "half" is half a pallet, half an hour or half 8. */
export const SHARED_OUT =
  'deposit|up ?front|now|down|of (?:the|it|that|her|his|their|this)(?! \\p{L}+ (?:bags?|sheets?))|on (?:the )?(?:start|completion|signing|acceptance|finish|lock ?up)|in advance|before|first|today|paid|payment|the (?:deposit|budget|price|quote|job|total|amount|bill|money|balance)|owing|to start';
