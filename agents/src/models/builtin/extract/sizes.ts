/** A figure with its unit: "12mm", "250L". */
export const SIZE = String.raw`(\d+(?:\.\d+)?)\s?(mm|mil|cm|m|inch|l|litres?|kg|kw|w|amp|grit)\b`;

/** "250L tank" and "315L" is "315L tank"; undefined where the name has no size of that kind, or that one. */
export function withOtherSize(name: string, figure: string, unit: string): string | undefined {
  const old = new RegExp(String.raw`\b\d+(?:\.\d+)?(?=\s?${unit}\b)`, 'i');
  const other = name.replace(old, figure);
  return other === name ? undefined : other;
}
