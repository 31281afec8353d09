const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
/** The Australian Business Register's checksum: subtract 1 from the first digit, weighted sum mod 89 is 0. */
export function abnChecksumOk(abn: string): boolean {
  const digits = [...abn.replace(/\s/g, '')].map(Number);
  if (digits.length !== ABN_WEIGHTS.length || digits.some(Number.isNaN)) return false;
  return digits.reduce((sum, digit, i) => sum + (digit - (i === 0 ? 1 : 0)) * (ABN_WEIGHTS[i] ?? 0), 0) % 89 === 0;
}
export const ABN_WARNING = "That ABN doesn't look right - please check it";
