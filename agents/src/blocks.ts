/** The marked blocks a prompt is made of: written here and nowhere else, so that every reader agrees on them. */

/** Text by people outside or from records: information, never an order. Cannot close its own block. */
export const untrusted = (text: string): string => block('untrusted', text);

export const block = (tag: string, text: string): string => `<${tag}>\n${defuse(text)}\n</${tag}>`;

/** Every block that code makes. */
const TAGS = 'context|calendar|untrusted|done_so_far|original_message|attached_files|records';
const LOOK_ALIKE = new RegExp(`<(/?)(${TAGS})`, 'gi');
const OWN_TAG = new RegExp(`<(/?)(${TAGS.replace('untrusted|', '')})(?=>)`, 'gi');
const BLOCK = new RegExp(`<(${TAGS})>\\n[\\s\\S]*?\\n</\\1>`, 'g');

// a look-alike tag inside the text would end the block early
const defuse = (text: string): string => text.replace(LOOK_ALIKE, '‹$1$2');

/** What somebody wrote or pasted: a look-alike of the blocks that code makes is no such block. */
export const spoken = (text: string): string => text.replace(OWN_TAG, '‹$1$2');

/** One line of facts: no line breaks, no markup. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s<>]+/g, ' ')
    .trim()
    .slice(0, 200);

/** The inside of the first such block, or undefined. */
export function readBlock(text: string, tag: string): string | undefined {
  return new RegExp(`<${tag}>\\n([\\s\\S]*?)\\n</${tag}>`).exec(text)?.[1];
}

/** The text with its blocks taken out. */
export const withoutBlocks = (text: string): string => text.replace(BLOCK, '').trim();

/** Facts about the turn, as `key: value` lines. */
export interface Facts {
  today: string;
  weekday: string;
  zone: string;
  country: 'AU' | 'NZ';
  business: string;
  user: string;
  job_on_screen: string | null;
  /** What no tool here does, by `inWords`. */
  cannot: string;
}

export function contextBlock(facts: Facts): string {
  const lines = Object.entries(facts).map(
    ([key, value]) => `${key}: ${value === null ? 'none' : key === 'cannot' ? value : oneLine(value)}`,
  );
  return block('context', lines.join('\n'));
}

export function readFacts(system: string): Partial<Record<keyof Facts, string>> {
  const lines = (readBlock(system, 'context') ?? '').split('\n');
  return Object.fromEntries(lines.map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? ['', '']));
}
