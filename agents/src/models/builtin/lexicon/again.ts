/** How people ask for the same once more. One list per idea; lower case. */
const list = (words: string): string =>
  words
    .trim()
    .split(/\s*\|\s*/)
    .join('|');

const LEAD = String.raw`(?:(?:and|also|then|plus|yeah|ok|righto|actually|oh)[\s,]+)*`;
const SAME = list(`
  (?:do |make |add |put |book |get |raise |send |log )?(?:me )?(?:in )?(?:another|one more|the same|same again|same thing|same deal|same|exactly the same|an identical one|one|ditto|likewise)(?: one| again| thing| deal| job| order| reminder| task| invoice| quote| client| supplier)?(?: again)?(?: in)? |
  do that(?: again)? | do it again | repeat that | and again | do (?:it|that|the same)`);

/** "and one for Wei too", "same again for Graham", "another for the pergola": what follows says what is different. */
export const AGAIN = new RegExp(`^${LEAD}(?:${SAME})(?=$|[\\s,.!])(?![\\s,]+(?:job|client|of)\\b)`, 'i');
/** "and for Wei", "wei too", "what about Leila?". */
export const AND_FOR = new RegExp(
  `^${LEAD}(?:what about|how about|whats about|hows about|and for|and|or)\\s+(?=\\S)|^(?=.{2,40}\\b(?:too|as well|also)[\\s.!]*$)`,
  'i',
);
export const TOO = /[\s,]*\b(?:too|as well|also|again|please|mate|thanks|instead)(?=[\s.!?,]*$)/gi;
