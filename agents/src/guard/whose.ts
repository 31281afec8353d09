import { tokens } from '../tools/matching.ts';

/** Papers that are somebody's: one made for the wrong client is sent to the wrong client. */
const PAPERS = /^create_(?:quote|invoice)$/;
/** Points back at somebody, or at what is theirs. */
const POINTS_BACK =
  /(?<![\p{L}'’])(?:him|he|hes|he['’]s|his|her|hers|she|shes|she['’]s|them|they|theyre|they['’]re|their|theirs|it|its|that|this|same|again|both|em)(?![\p{L}])/iu;

/**
 * Whether a paper's client was only taken from the talk: "do a quote for the path", while somebody else was talked about.
 * `names`: on file, of the client or of the job and its client. `request`: the words that ask, and those that they answer.
 */
export function onlyFromTalk(tool: string, names: string | undefined, request: string): boolean {
  if (!PAPERS.test(tool) || names === undefined || POINTS_BACK.test(request)) return false;
  const said = request.toLowerCase();
  const words = names.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.length > 0 && !words.some((word) => said.includes(word.slice(0, Math.max(3, word.length - 2))));
}

/** "quote for the burst pipe": a client by words that are a job's on file, and nobody's name. `jobs`, `people`: as on file. */
export function isJobsName(name: unknown, jobs: readonly string[], people: readonly string[]): boolean {
  if (typeof name !== 'string' || /^[0-9a-f]{24}$/u.test(name)) return false;
  const said = tokens(name);
  const among = (names: readonly string[]) => names.some((one) => said.every((word) => tokens(one).includes(word)));
  return said.length > 0 && among(jobs) && !among(people);
}
