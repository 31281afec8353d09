/** Between what was said first and what it is to be: "3.4k nah call it 3.6", "the 4th sorry the 5th". */
const STRONG =
  'no|nah|nope|wait|hang on|hold on|sorry|soz|actually|scratch that|scrap that|oops|whoops|correction|or rather|rather|i mean|i meant|meant|fat thumbs|my bad|my mistake|typo|make (?:it|that)|call it|it should be|should be|not right';
const WEAK = "its|it's|it is|thats|that's|um|er|ah|oh|just|go with|say|then|instead|at|for|on";
export const TAKES_BACK = new RegExp(
  `(?<=[\\p{L}\\d.,)])[\\s,.;(-]+(?:(?:${STRONG})(?![\\p{L}'’])[\\s,.!;)-]*)(?:(?:${STRONG}|${WEAK})(?![\\p{L}'’])[\\s,.!;)-]*)*`,
  'giu',
);
/** These alone, without a comma, take back a word: "laminate sorry stone". */
export const TAKES_WORD_BACK =
  /^\s+(?:(?:no|nah|wait|actually|um)[\s,]+)*(?:sorry|i mean|i meant|no wait|nah wait|wait no|or rather|scratch that|oops|make that)[\s,]+(?:(?:no|wait|i mean|make that|sorry)[\s,]+)*$/i;
/** After such a mark these tell something and stand in for nothing. */
export const NO_STAND_IN =
  /^(?:its|it's|it|he|she|they|he's|she's|hes|shes|i|we|you|im|i'm|but|about|to|for|forgot|and|or|that|this|there|theres|if|can|could|will|was|is|are|the|a|an|my|his|her|not|no|so|because|mate|please|make|put|add|late|rushed)\b/i;
