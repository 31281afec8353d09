/** Longer than any "I'll pass this to Sarah"; an answer that goes on is an answer, and streams. */
const HELD = 200;
const FILLERS =
  /^(?:(?:sure|ok(?:ay)?|right(?:o)?|no worries|got it|all good|on it|great|thanks|g'?day)(?:[\s,.!-]+|$))+/i;
/** How talk about who does something begins; anything else is meant for people from its first word. */
const ROUTING =
  /^(?:i['’]?(?:ll|m|ve)\b|i (?:will|am|have|can|need)\b|let me\b|pass|hand|gett|send|ask|over to|that['’]?s (?:one )?for|this (?:is|goes|one)|michelle|renea|sarah|jerry|the team)/i;
/** Words that such talk, or a filler, begins with: what comes next decides. */
const FIRST = new Set("i let over that's that’s this the no got all on".split(' '));

const isRouting = (text: string): boolean => ROUTING.test(text.trimStart().replace(FILLERS, ''));

/** What talk about who does something comes to, and soon: a colleague, or what is done with the message. */
const HANDING =
  /\b(?:pass\w*|hand\w*|gett?\w*|got|send\w*|sent|ask\w*|forward\w*|loop\w*|transfer\w*|refer\w*|goes|over to|one for|michelle|renea|sarah|jerry|team|colleagues?|them)\b/i;
/** By so many words it has come to it: "I've had a look at this week" is an answer, however it goes on. */
const WORDS_TO_TELL = 6;
const SENTENCE_END = /[.!?:](?=\s)/;

/** Begun like routing, and an answer all the same: it comes to no handing, or after a "let me see" to something else. */
function isAnswer(text: string): boolean {
  const said = text.trimStart().replace(FILLERS, '');
  if (HANDING.test(said)) return false;
  // the last word may not have ended
  if (!/^let me\b/i.test(said)) return said.split(/\s+/).length > WORDS_TO_TELL;
  const next = said.split(SENTENCE_END).slice(1).join('');
  return next.trim() !== '' && !isRouting(next) && !isUndecided(next);
}

/** Too little to tell: a word that has not ended yet, or one of those and the next has not. */
function isUndecided(text: string): boolean {
  const [first = '', second, ...more] = text.trimStart().replace(FILLERS, '').split(/\s/);
  return second === undefined || (more.length === 0 && FIRST.has(first.toLowerCase()));
}

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
        if (held.length <= HELD && (isUndecided(held) || (isRouting(held) && !isAnswer(held)))) return;
        say(held);
        held = null;
      }
    },
    /** `show`: the answer holds no calls, so that its words are all there is. */
    end(show: boolean): void {
      if (held && (show || !isRouting(held))) say(held);
      held = null;
    },
  };
}
