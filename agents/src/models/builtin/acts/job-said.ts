const ON_JOB =
  /\b(?:on|for|to|at)\s+(?:the|his|her|their|that|this|my|our)?\s*(?<job>[\p{L}\d][\p{L}\d'’ -]{1,40}?)\s+(?:job|project|reno|site)\b/iu;
const ON_LAST =
  /\bon\s+(?:the|his|her|their)\s+(?<job>\p{L}[\p{L}'’ -]{1,30}?)(?=\s*(?:$|[,.?!]|\b(?:so far|to date|yet|still|now|please)\b))/iu;

/** "on meres wall": somebody's, at the end. */
const ON_THEIRS =
  /\b(?:on|for)\s+(?<job>(?!this\b|his\b|hers\b|theirs\b)\p{L}[\p{L}-]*['’]?s\s+(?!job\b)\p{L}[\p{L}-]{2,})(?=\s*(?:$|[,.?!]))/iu;

/** The words that name a job that is not among the records: "on the kitchen job". */
export const jobWords = (text: string): string | null =>
  (ON_JOB.exec(text) ?? ON_LAST.exec(text))?.groups?.job?.trim() ?? jobOfSomebody(text);

/** The words for a job that is said to be somebody's. */
export const jobOfSomebody = (text: string): string | null => ON_THEIRS.exec(text)?.groups?.job ?? null;
