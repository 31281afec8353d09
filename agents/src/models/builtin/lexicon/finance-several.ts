/** Several sums in one breath that are still one record: a correction, a part of a whole, one bill with its items. */
export const NOT_ANOTHER =
  /\b(?:invoice|invoices|bill|quote|total(?!\s+tools)|due|sorry|actually|instead|should|rather|wrong|not|towards|less|minus|from\s+\$?\d[\d,.]*\s+to)\b|\bof\s+(?:the|his|her|their)\s+\$?\d/i;

/** Of money that is said to have come in: this part of it went out again. */
export const SAYS_SPENT =
  /\bof\s+(?:it|that)\s+(?:has\s+)?(?:went|gone|goes|was spent|got spent|spent)\b|\b(?:went|gone)\s+(?:straight\s+)?on\b/i;

/** One sum asked for in equal parts; how many is `n`. */
export const EQUAL_PARTS =
  /\b(?:(?:in|into|over|across|as)\s+)?(?<n>\d{1,2}|two|three|four|five|six|ten|twelve)\s+(?:(?:equal|even|separate|same|monthly|weekly|fortnightly)\s+)*(?:invoices|bills|instal?ments|progress\s+(?:claims|payments)|payments|parts|lots|chunks)(?:\s+of\s+the\s+same)?\b/i;
