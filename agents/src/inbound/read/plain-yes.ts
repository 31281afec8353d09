import { texted } from '../says/texted.ts';

const YES =
  '(?:yes|yep|yeah|yup|y|ok|okay|sure|confirm(?:ed|ing)?|all good|sounds good|no worries|ka pai|perfect|great|sweet|👍)';
const FINE =
  "(?:(?:that|it|this|the day|the time|then)(?:'s| is)?(?: all)? ?(?:fine|good|great|ok|okay|perfect|suits|works|confirmed)?(?: (?:for|with) (?:me|us))?|see (?:you|ya) (?:then|there)|please|thanks?(?: you)?|cheers|ta|mate|we(?:'ll| will) be (?:home|here|there)|i(?:'ll| will) be (?:home|here|there)|👍|🙂|😊)";
const PLAIN = new RegExp(`^\\W*${YES}(?:[\\s,.!-]+(?:${YES}|${FINE}))*[\\s,.!👍🙂😊-]*$`, 'iu');

/** Nothing but a yes: to what was asked just before, whatever else is open. "Yes go ahead with the quote" says more. */
export const isPlainYes = (text: string): boolean => PLAIN.test(texted(text).trim());
