import { any } from '../says/phrases.ts';

/** A yes hangs on it. */
const CONDITION = any(
  '(?:but |and |so )?only if',
  '(?:as|so) long as',
  '(?:the )?(?:only|one) thing(?: is|:|,)',
  'if (?:so|yes|that works|it does|it did|you can|they can)(?: then)?,? (?:then )?(?:yes|yep|ok|happy|go|we|i|book|lock)',
  'on the (?:proviso|understanding|basis)(?: that)?',
  'provid(?:ed|ing)(?: that)?',
  'on (?:the|one) condition',
  'conditional(?: on)?',
  'subject to',
  'unless',
  'assuming',
  'depend(?:s|ing) on',
  "once (?:the|my|our|we|i|i'm|we're|he|she|they|you)",
  'if (?:and only if|you can|you could|you do|you start|you finish|you get|you are|you come|you include|you throw|it can|it could|it is|it can be|it includes|that includes|the|we can|we get|i can|i get|they|he|she)',
  'but [^.!?,\\n]{1,40} only(?=\\s*(?:$|[.,!?;\\n]|please\\b|pls\\b|thanks\\b))',
  'but (?:the|your|that|it) (?:\\p{L}+ )?(?:has|have|needs?|must|should|would need) (?:to )?(?:include|be|have|come|cover|start|finish)',
  "(?:otherwise|or else|or)(?: then)? (?:it's |that's |its )?(?:a |an )?no(?: deal| go)?\\b",
  'but (?:please )?(?:before|after|by(?! the way)|mornings?|afternoons?|weekends?|weekdays?)',
  'but (?:not (?:before|until|till|on)|no later|only (?:before|after|when|once|the|from|for|up)|it (?:must|has to|needs to)|must|has to be|needs? to be)',
);
/** A few words of the same thought. */
const WITHIN = '(?:(?!\\b(?:but|only|as long|so long)\\b)[^.!?\\n]){0,24}';
/** What sounds like one and is not. */
const NO_CONDITION = any(
  `(?:let (?:me|us) know|tell me|shout|yell|sing out|ring|call|text|give (?:me|us) a (?:ring|call|bell)|no worries)\\b${WITHIN} if (?:you|the|it|i|we|that)`,
  // the days on which somebody is at home
  '(?:any|most|every|all) ?days? (?:except|but|bar|apart from|other than)(?: for)?(?: on)? (?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*',
  // a wish, and leave for what does not matter
  `(?:would|could|might|'d) be (?:\\p{L}+ )?(?:ok|okay|fine|good|great|nice|handy|lovely|ideal|awesome)\\b${WITHIN} if (?:you|the|it|i|we|that)`,
  "(?:ok|okay|fine|all good|no problem|no drama|no dramas) if (?:you (?:need to|have to|run|are running|'re running|park|use|leave|bring)|it (?:takes|runs|goes over|rains))",
  "if (?:that's|that is|it's|it is) (?:ok|okay|alright|all right|fine|easier|possible|not too much trouble)",
  "(?:don't|doesn't|not|never) (?:mind|matter|care) if",
);
/** A yes to a part. */
const PART = any(
  "but (?:please )?(?:leave|skip|without|not the|no|don't (?:worry about|bother with|do|touch)|forget|hold off|minus)",
  'except(?: for)?',
  '(?:apart|aside) from',
  'minus the',
  'without the',
  '(?:revised|new|updated|amended) (?:one|quote|price|version) (?:for|without|with|please|pls|minus)|(?:send|do|need|want)(?: me| us)? an? (?:revised|updated|amended) (?:one|quote|price)',
  '(?:leave|leaving) (?:out|off) the',
  '(?:just|only) (?:do |want |need |the |go ahead with )(?:the )?\\p{L}+',
  '(?:skip|drop|scrap|forget) the',
  'hold off (?:on|with) the',
  'leave the (?:other|rest|others)',
  'the (?:first|second|top|bottom|other) (?:one|part|bit|half|item|line) only',
);

/**
 * The words by which a yes is no plain one: what it hangs on, or that only a part is meant. null for a yes without.
 * `said` is the plain form of the text.
 */
export function conditionIn(said: string): { kind: 'condition' | 'part'; words: string } | null {
  for (const sentence of said.split(/(?<=[.!?\n])\s+/)) {
    const plain = sentence.replace(NO_CONDITION, ' ');
    const part = PART.exec(plain);
    if (part) return { kind: 'part', words: fromThere(plain, part.index) };
    const condition = CONDITION.exec(plain);
    if (condition) return { kind: 'condition', words: fromThere(plain, condition.index) };
  }
  return null;
}

const MOST = 120;
const fromThere = (sentence: string, at: number): string => {
  const words = sentence
    .slice(at)
    .trim()
    .replace(/[.!\s]+$/, '');
  return words.length > MOST ? `${words.slice(0, MOST - 1).trimEnd()}…` : words;
};
