import type { Project } from '@smoko/contract';
import { commas } from './format.ts';

const NAMES = { deposit: 'Deposit for', progress: 'Progress claim on', rest: 'Final invoice for' } as const;
/** Words that only name what kind of a part it is. */
const ONLY_KIND = /^(?:a |the )?(?:deposit|progress (?:claim|payment|invoice)|final invoice)$/iu;
/** Words that begin with how a sum came about: "40% of $3,045.30", "60% of $1,000.00 less $100.00 paid". */
const SHARE = /^[\d.]+% of \$[\d,]+\.\d\d/u;

type Job = Pick<Project, 'job_name'>;

/** "Progress claim on Hot water, 40% of $3,045.30": what a client reads says what it is a part of. */
export function partWords(
  what: keyof typeof NAMES,
  { words, note }: { words: string | null | undefined; note: string | null },
  job: Job,
): string | undefined {
  // one that nothing is said of is called by the server
  if (!words && !note) return undefined;
  const own = words && !ONLY_KIND.test(words.trim()) ? words : null;
  return commas(own ?? `${NAMES[what]} ${job.job_name}`, note);
}

/** The same of a share of a sum that was said. */
export const shareWords = (words: string | undefined, job: Job | null): string | undefined =>
  words && SHARE.test(words) ? commas(job ? `${NAMES.progress} ${job.job_name}` : 'Progress claim', words) : words;
