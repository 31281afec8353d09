/** Begins like a question about what is so, and not like a request put kindly. */
const ASKS_WHETHER =
  /^(?:(?:and|so|but|ok|hey|righto|also)[\s,]+)*(?:has|have|had|is|are|was|were|did|does|do (?:i|we|they)|what(?:'?s)?|when(?:'?s)?|where(?:'?s)?|who(?:'?s)?|whose|which|why|how (?:much|many|far|long|old|come))\b/iu;

/** "Has the vet quote gone out?": a message that asks, in every sentence, has nothing made or changed. */
export function onlyAsks(said: string): boolean {
  const sentences = (said.match(/[^.!?\n]+[.!?\n]*/gu) ?? [])
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));
  return sentences.length > 0 && sentences.every((one) => one.endsWith('?') && ASKS_WHETHER.test(one));
}
