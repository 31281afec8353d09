/** Seconds of a Retry-After header, which has them as a number or as a date (RFC 9110); undefined where it says nothing to wait for. */
export function retryAfterOf(headers: Pick<Headers, 'get'>): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = /^\d+(\.\d+)?$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return seconds >= 0 ? seconds : undefined;
}
