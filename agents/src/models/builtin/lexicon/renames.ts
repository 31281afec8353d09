/** How people say that a record is called otherwise now. The new name is the group; "to" may have been taken before. */
export const RENAMES: readonly RegExp[] = [
  /\b(?:rename|re-name)\b(?<who>.*?)\b(?:to|as)\s+(?<name>.+)$/is,
  /\b(?:change|update|fix|correct)\b.*?\bname\b.*?\b(?:to|is)\s+(?<name>.+)$/is,
  /\bname(?:['’]?s| is| should be| to| was)?\s+(?:now |actually |changed to |meant to be |supposed to be )*(?:called )?(?<name>(?!(?:is|to|on|in|wrong|change)\b)\p{L}.+)$/isu,
  /\b(?:is|are|was|has|have|been|now|should be|going|trading|goes|go|known|got|he'?s|she'?s|they'?re|hes|shes|theyre|its|call)\b[^,.;¦]*?\b(?:called|named|renamed|known as|trading as|by the name of|by)\s+(?<name>\p{L}.+)$/isu,
  /\b(?:trades? as|go(?:es)? by)\s+(?<name>\p{L}.+)$/isu,
  /\bcall(?: it| him| her| them| that| this)?\s+(?:¦\s*)?(?:the\s+)?(?<name>(?!(?:back|me|out|off|round|him|her|them|at|on)\b)\p{L}.+?)(?:\s+instead|\s+from now on)?$/isu,
];
/** "got married, shes vo-tran now": a new surname. */
export const SURNAMES: readonly RegExp[] = [
  /\b(?:married|divorced|maiden name|surname|last name)\b.*?\b(?:(?:she|he|they|it)(?:['’]?s| is|re)?|is|to|now|back to|called|goes by|mrs|ms|mr)\s+(?:now |called |back to |mrs |ms |mr |going by |a )*(?<name>\p{L}[\p{L}'’-]+(?:\s+\p{L}[\p{L}'’-]+)?)(?:\s+now)?\s*$/isu,
];
/** "its spelt Mclean": one word of the name is written otherwise. */
export const SPELT_AS = /\b(?:spel(?:t|led|ling)|written)\s+(?:is\s+|as\s+|with\s+)?(?<name>\p{L}[\p{L}'’-]+)\b/iu;
/** "its Siobhan Kearney not Siobhan Carney". */
export const NOT_THE_OLD =
  /\b(?:it'?s|its|is|it is|should be|meant to be|supposed to be|actually|really)\s+(?:called\s+|actually\s+|really\s+|with\s+)?(?<name>\p{L}[^,.;:¦]{1,40}?)[\s,]+(?:not|rather than|instead of)\s+\p{L}/iu;
/** "Metroll Smithfield should be Metroll Fairfield". */
export const SHOULD_BE =
  /\b(?:should be|should read|ought to be|is meant to be|is supposed to be|is really|is actually)\s+(?<name>\p{L}[^,.;:¦]{1,40}?)(?=\s*(?:$|[,.;:¦]|\s(?:and|but|everything|please)\b))/iu;
