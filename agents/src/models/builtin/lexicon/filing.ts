/** Somebody gives a file, and says no more than what it is or where it goes. */
export const GIVES_FILE =
  /\b(?:here(?:'s| is| are)|this is|these are|attach(?:ed|ing)?|keep|file|save|store|put|photos?|pics?|pictures?|images?|screenshots?|scans?|plans?|drawings?|sketch(?:es)?|documents?|docs?|papers?|paperwork|certificates?|permits?)\b/i;
