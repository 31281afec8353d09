/** Words of somebody who is not sure of what is asked for. A report of what others reckon is none. */
const HEDGES =
  /\b(?:i(?:'d| would)? (?:think|reckon|guess|suppose|believe|forget)|we (?:think|reckon)|i(?:'m| am)? not sure|(?:not|im not) sure|unsure|maybe|perhaps|possibly|probably|might (?:be|have been|want|need)|could be|or something|something like that|or whatever|sound(?:s|ed) like|dunno|don'?t know|don'?t remember|can'?t remember|was it|or was it|pretty sure|from memory|at a guess|ish)\b|(?:^|[.,;!?]\s*|\bi )might (?!not\b)\p{L}+/iu;

/** A day that hangs on what was talked about: which one that is was worked out, and is looked at. */
const HANGS =
  /\bsame day\b|\b(?:days?|weeks?|mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)? (?:after|before)\b(?! (?:tomorrow|yesterday|lunch|work|school|dark|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day))/i;

/** "2 bags i reckon", "monday maybe": who says so wants to look at it before it stands. */
export const isHedged = (said: string): boolean => {
  const plain = said.replace(/[’‘]/g, "'");
  return HEDGES.test(plain) || HANGS.test(plain);
};
