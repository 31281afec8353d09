/** Longer than any "I'll pass this to Sarah"; an answer that goes on is an answer, and streams. */
const HELD = 200;
const FILLERS = String.raw`^\s*(?:(?:sure|ok(?:ay)?|right(?:o)?|no worries|got it|all good|on it|great|thanks|g'?day)\b[\s,.!-]*)*`;
/** How talk about who does something begins; anything else is meant for people from its first word. */
const ROUTING = new RegExp(
  `${FILLERS}(?:i['’]?(?:ll|m|ve)\\b|i (?:will|am|have|can|need)\\b|let me\\b|pass|hand|gett|send|ask|over to|that['’]?s (?:one )?for|this (?:is|goes|one)|michelle|renea|sarah|jerry|the team)`,
  'i',
);
/** Too little to tell: a first word that has not ended, or one that routing talk begins with. */
const BEGUN = new RegExp(`${FILLERS}(?:(?:i|let|over|that['’]?s|this|the|no|got|all|on)\\s*)?[^\\s]*$`, 'i');
const mayBeRouting = (text: string): boolean => ROUTING.test(text) || BEGUN.test(text);

/**
 * The first words of somebody who may hand over can be talk about routing, which nobody is to see, and only the end of
 * the answer tells. Holds back what begins like that until there is enough of it, or the answer has ended without calls.
 */
export function holdBack(say: (text: string) => void) {
  let held: string | null = '';
  return {
    text(text: string): void {
      if (held === null) say(text);
      else {
        held += text;
        if (held.length <= HELD && mayBeRouting(held)) return;
        say(held);
        held = null;
      }
    },
    /** `show`: the answer holds no calls, so that its words are all there is. */
    end(show: boolean): void {
      if (held && (show || !ROUTING.test(held))) say(held);
      held = null;
    },
  };
}
