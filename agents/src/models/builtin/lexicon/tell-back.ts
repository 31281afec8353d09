// Words for wanting to hear what comes of a request. One list per idea; lower case.
import { alternatives } from './alternatives.ts';

const ASKS =
  alternatives(`tell me | let me know | give me | show me | shout me | read me back | read back | flick me | send me back | text me | and what is | what's | whats |
  what is | how much is | how much's | say | lmk | confirm`);
const WHAT =
  alternatives(`the total | the total price | the total cost | the cost | the damage | the price | the sum | the job number | the number | the quote number | the invoice number |
  what it comes to | what that comes to | what they come to | what it all comes to | what it adds up to | how much it is | how much that is | how much it comes to |
  when it's done | when its done | when that's done | when thats done | when done | once it's done | once its done | once that's done | once done | when you're done | when you have |
  how you go | what you've got | what you put | it | that | back | total | the details | that it's done | that its done | it's in | its in | it's all in`);
const AFTER = '(?:\\s+(?:please|pls|thanks|ta|mate|then|cheers|too))*[\\s.!?]*$';

/**
 * A part of a message that only wants to hear how the rest went: "and tell me the total". Every answer says what was
 * stored, with its figures, so it is no request of its own.
 */
export const TELLS_BACK = new RegExp(
  `^(?:and |then |so |pls |please |can you |could you |just )*(?:${ASKS})\\s+(?:${WHAT})${AFTER}`,
  'i',
);
const TAIL = new RegExp(`[\\s,.;-]+(?:and|then|&)\\s+(?:then |please |pls )*(?:${ASKS})\\s+(?:${WHAT})${AFTER}`, 'i');

/** A request without such an end. */
export const withoutTellBack = (request: string): string => request.replace(TAIL, '');
