/** Words by which a breath only says what to do with what was just told: "pop that in as a job for tuesday". */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const COURTESY =
  set(`and so then ok okay righto yeah just please pls can could would will you u ya i i'll ill we let's lets jerry sarah now also anyway mate cheers
  thanks thx ta kindly need want to have you've got might reckon say if do us favour`);
const PUTS =
  set(`make create put pop log whack stick chuck bung throw drop slot pencil squeeze add enter turn save record get start lock jot note write load
  raise open register schedule book set sign keep do need lodge file bang call run ad sort organise`);
const BACK = set(`it that this them em him her these those both lot`);
const KIND = set(
  `job jobs project projects client clients customer customers supplier suppliers card cards record entry contact contacts booking punter`,
);
const SMALL =
  set(`up down in on into as to for a an the my our new one ones two three all of at by from under list book books system diary calendar board file schedule
  please pls mate thanks thx ta cheers would will you u ya me us and with it that this them em him her too also separate each start starting starts first asap then ok
  today tomorrow tmrw next week monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun morning arvo afternoon
  january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec
  among amongst into records database contacts sometime calling separate own
  around about roughly say dollars bucks grand k inc gst plus ex work works off done be be wanna right`);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .match(/[$]?\p{N}[\p{L}\p{N}.,:/]*|[\p{L}][\p{L}'-]*/gu) ?? [];
const figure = (word: string): boolean => /^[$]?\p{N}/u.test(word);

/**
 * Says only what is to be made of what was told before, with or without a day or a sum: "make it a job, 9 december",
 * "new job please", "add em as a client". There is no name and no work in it.
 */
export function pointsBack(text: string): boolean {
  // somebody new to make something for: "create a job for him"
  if (/\b(?:job|quote|task)\s+for\s+(?:him|her|them|em)\b/i.test(text)) return false;
  let words = wordsOf(text);
  while (words[0] !== undefined && COURTESY.has(words[0]) && !PUTS.has(words[0])) words = words.slice(1);
  if (!words.length || words.length > 16) return false;
  const [first = '', ...rest] = words;
  if (/^(?:new|job|jobs|another|one|client|customer|supplier|project)$/.test(first))
    return words.some((word) => KIND.has(word)) && words.every((word) => KIND.has(word) || SMALL.has(word));
  if (!PUTS.has(first)) return false;
  const points = rest.slice(0, 5).some((word) => BACK.has(word));
  return (
    points &&
    rest.every((word) => BACK.has(word) || KIND.has(word) || SMALL.has(word) || PUTS.has(word) || figure(word))
  );
}
