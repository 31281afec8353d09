/** Words for a person who was named before. */
export const PERSON_WORDS =
  /\b(?:he|him|his|she|her|hers|they|them|their|theirs|he's|she's|they're|hes|shes|theyre|(?:the|that|this|same) (?:client|customer|owner|bloke|lady|fella|guy))\b/i;

/** Words for a job that was named before. */
export const JOB_WORDS =
  /\b(?:it|its|it's|that(?: one| job)?|this(?: one| job)?|there|the (?:same )?job|same job|the project)\b/i;

/** Words for the job on the screen. */
export const SCREEN_WORDS =
  /\b(?:this (?:one|job|project|site)|this|here)\b(?!\s+(?:week|month|arvo|morning|afternoon|evening|weekend|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday))/i;
