/** A file given with a message. */
export interface GivenFile {
  name: string;
  /** The job it is kept with: `2041 - Deck`. */
  job: string | null;
}

/** The lines before the first empty one; after it comes what is written in the files. */
export function filesIn(block: string): GivenFile[] {
  const [heads = ''] = block.split('\n\n');
  return heads.split('\n').flatMap((line) => {
    const [, name, job] = /^- (.+) \([a-z]+(?:, kept with job (.+))?\)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, job: job ?? null }];
  });
}
