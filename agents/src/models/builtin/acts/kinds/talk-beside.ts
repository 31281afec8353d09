import { alternatives } from '../../lexicon/alternatives.ts';
import { wordsIn } from '../../records/words.ts';

/** Words that ask for something to be done or kept: where one stands, it is no mere talk. */
const ASKS = new RegExp(
  `\\b(?:${alternatives(`
    remind | order | invoice | bill | quote | text | e-?mail | message | send | book | schedule | move | push | shift | swap | create | add | put | note | write | log | record | delete | remove | cancel | scrap | mark |
    ring | call | tell | ask | let | buy | grab | make | change | update | set | start | new client | new job | new customer | paid | pays | owes? | spent | cost | deposit | accepted | approved | wants? | can you | could you |
    please | don'?t forget | need | needs`)})\\b|\\$`,
  'iu',
);
const MOST_WORDS = 22;

/** What is said around a request and asks for nothing: a reason, a mood, a story of a few words. */
export const isTalk = (text: string): boolean =>
  wordsIn(text).length <= MOST_WORDS && !ASKS.test(text.replace(/\$$/u, '')) && !/\?/.test(text);

/** What somebody else wrote is read otherwise. */
export const PASTED =
  /^\s*(?:from|subject|to|sent):|\b(?:kind regards|regards,|dear \p{L}+|hi \p{L}+,)|https?:|\S@\S/imu;
