/** Longer than any "I'll pass this to Sarah"; an answer that goes on is an answer, and streams. */
const HELD = 200;

/**
 * Jerry's first words may be talk about routing, which nobody is to see, and only the end of the answer tells.
 * Holds back the beginning until there is enough of it, or the answer has ended without handing over.
 */
export function holdBack(say: (text: string) => void) {
  let held: string | null = '';
  return {
    text(text: string): void {
      if (held === null) say(text);
      else {
        held += text;
        if (held.length <= HELD) return;
        say(held);
        held = null;
      }
    },
    end(show: boolean): void {
      if (held && show) say(held);
      held = null;
    },
  };
}
