/** A sum put on top of what was quoted or agreed, and for what. */
export const ADDS_MONEY =
  /^(?:(?:and|also|oh|then|just|please|can you)\s+)*(?:add|chuck|whack|put|stick|bung|throw)\s+(?:in\s+|on\s+)?(?:another\s+|an?\s+extra\s+|extra\s+)?(?<sum>\$?\d[\d,]*(?:\.\d{1,2})?k?)(?:\s*(?:bucks|dollars))?(?<gst>\s+(?:plus|inc)\s+gst)?(?:\s+(?:on(?:to)?|to)\s+(?<on>it|that(?:\s+(?:job|quote|one))?|the\s+(?:job|quote)|job\s+#?\d+|top))?\s+for\s+(?:the\s+|an?\s+|some\s+)?(?<what>\p{L}[^,;.?]*)$/iu;

/** "include lighting 800", "and mulch 350": one more line of what was just quoted. */
export const ONE_MORE_LINE =
  /^(?:(?:oh|then|just|please|can you)[\s,]+)*(?:(?:and|also|plus)\s+)*(?:(?:add|include|allow|chuck in|throw in|put in|whack in|with|and|plus|also)\s+)(?:(?:for|the|an?|some|another)\s+)*(?<what>\p{L}[\p{L}\s'’-]{2,40}?)\s+(?:(?:for|at|is|thats|that's)\s+)?(?<sum>\$?\d[\d,]*(?:\.\d{1,2})?k?)(?:\s*(?:bucks|dollars))?(?<gst>\s+(?:plus|inc)\s+gst)?[\s.!]*$/iu;
