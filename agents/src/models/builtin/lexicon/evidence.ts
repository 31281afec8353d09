/**
 * What a request has to say before it can ask for these tools, however near its other words come: nothing is deleted,
 * and no invoice is paid, by a request without any word for that.
 */
const TAKES_AWAY =
  /\b(?:delet\w*|remov\w*|bin(?:ned|ning)?|scrap\w*|scrub\w*|ditch\w*|cancel\w*|rid|eras\w*|trash\w*|wip(?:e|ed|ing)|clear\w*|chuck\w*|throw\w*|toss\w*|drop\w*|scratch\w*|forget|kill\w*|axe|nuke|purge|void\w*|duplicat\w*|doubled?|twice|strike|cross\w*|withdraw\w*|undo|pull\w*|dump\w*|off|gone|no longer|not|never|don'?t|doesn'?t|didn'?t|isn'?t|aren'?t|won'?t|rub|sack|mistake|rubbish|away|leave|archive|ta?kes? .*out)\b/i;
const HAS_PAID =
  /\b(?:paid|pays?|settl\w*|squar\w*|clear\w*|tick\w*|mark\w*|cough\w*|fix\w*|receiv\w*|banked|transfer\w*|clos\w*|cash|in full|landed|came through|sorted|c[ao]me good|finali[sz]\w*|done)\b/i;

const EVIDENCE: readonly [tool: RegExp, says: RegExp][] = [
  [/^delete_/, TAKES_AWAY],
  [/^mark_invoice_paid$/, HAS_PAID],
];

/** Whether the words of a request bear a tool out. */
export const bearsOut = (tool: string, request: string): boolean =>
  EVIDENCE.every(([of, says]) => !of.test(tool) || says.test(request));
