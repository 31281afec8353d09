/** What the browser's speech recognition gives of it here (Web Speech API). */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

type MakesRecognition = new () => Recognition;

/** The browser's own, where it has one. */
function recognitionOf(page: Window): MakesRecognition | null {
  const has = page as { SpeechRecognition?: MakesRecognition; webkitSpeechRecognition?: MakesRecognition };
  return has.SpeechRecognition ?? has.webkitSpeechRecognition ?? null;
}

export const canDictate = (): boolean => recognitionOf(window) !== null;

/** Why nothing is heard, by the API's names; what is not here ends without a word: nobody spoke, or it was ended. */
const TROUBLE: Readonly<Record<string, string>> = {
  'not-allowed': 'Smoko may not use the microphone. Allow it for this site in the browser, then try again.',
  'service-not-allowed': 'This browser does not turn speech into text here. The keyboard of your phone may.',
  'language-not-supported':
    'This browser does not turn English of this country into text. The keyboard of your phone may.',
  'audio-capture': 'No microphone was found.',
  network: 'Turning speech into text needs reception.',
};

interface Listener {
  /** What stands in the box. */
  read: () => string;
  write: (text: string) => void;
  onTrouble: (why: string) => void;
  onEnd: () => void;
}

/** Two texts with a space between, where both are. */
const after = (before: string, words: string): string =>
  before === '' || /\s$/.test(before) ? before + words : `${before} ${words}`;

/**
 * Writes what is said behind what stands in the box, until the returned function is called or the browser ends it. What is typed
 * meanwhile stays: words come behind it.
 */
export function dictate({ read, write, onTrouble, onEnd }: Listener): () => void {
  const Recognition = recognitionOf(window);
  if (!Recognition) return () => undefined;
  const recognition = new Recognition();
  // the browser's own English where it is one, so that names and places are heard as they are said there
  recognition.lang = /^en\b/i.test(navigator.language) ? navigator.language : 'en-AU';
  recognition.continuous = true;
  recognition.interimResults = true;
  let before = read();
  /** Results that stand in `before` already. */
  let from = 0;
  let wrote = before;
  recognition.onresult = ({ results }) => {
    const now = read();
    if (now !== wrote) {
      before = now;
      from = results.length - 1;
    }
    const words = Array.from(results)
      .slice(from)
      .map((result) => result[0]?.transcript.trim() ?? '')
      .filter(Boolean)
      .join(' ');
    wrote = words === '' ? before : after(before, words);
    write(wrote);
  };
  recognition.onerror = ({ error }) => {
    const why = TROUBLE[error];
    if (why) onTrouble(why);
  };
  recognition.onend = onEnd;
  recognition.start();
  return () => {
    recognition.onresult = null;
    // its end is not that of the next
    recognition.onend = null;
    recognition.abort();
  };
}
