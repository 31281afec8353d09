/** The phone with other last figures, its spaces where they were; null where it does not end in `was`. */
export function withEnd(phone: string, was: string, now: string): string | null {
  const plain = phone.replace(/\D/g, '');
  if (!plain.endsWith(was) || was.length !== now.length || was === now) return null;
  let left = now.length;
  return [...phone]
    .reverse()
    .map((sign) => (/\d/.test(sign) && left > 0 ? (now[--left] ?? sign) : sign))
    .reverse()
    .join('');
}
