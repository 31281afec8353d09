/** Before a day: when somebody will be rung or written to, which is no day of the job. */
export const CALLS_BACK =
  /\b(?:(?:call|ring|phone|text|e-?mail|message|get back|be in touch|follow up|chase|speak|talk|hear|let (?:him|her|them|me) know)\b(?:\s+(?:back|to|with|up|him|her|them|me|us|again|first thing)){0,4})\s*(?:on\s+|by\s+|at\s+)?$/i;
/** A season or a feast by which it is wanted: no day to book it on. */
export const SOME_TIME_BEFORE =
  /(?<!\b(?:mon|tues|wednes|thurs|fri|satur|sun)day[\s,]*)[\s,]*\b(?:(?:all\s+)?(?:done|finished|completed?|built|ready|up|in|wrapped up|sorted)\s+)?(?:before|by|in time for)\s+(?:christmas|xmas|chrissy|crissy|easter|new years?|the new year|summer|winter|spring|autumn|the holidays|the school holidays)(?:\s+(?:day|eve|comes|break))?\b/i;
