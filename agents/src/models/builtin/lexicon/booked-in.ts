/** Somebody is to be put in the book, and when: "pencil mrs nguyen in for thursday 8am". */
export const BOOKS_IN =
  /^(?:(?:can|could|would) (?:you|ya|u) |please |just |so |and |ok |righto |yeah |then )*(?:book|pencil|slot|squeeze|fit|lock|schedule|put|pop|chuck|stick|get)\s+(?<who>him|her|them|that|(?!(?:it|a|an|the|this|me|us|in)\b)[\p{L}'’]+(?:\s+[\p{L}'’]+){0,2}?)\s+(?:in|down)\s+(?:(?:for|on)\s+)?(?<when>[^,;]{2,40})$/iu;
