/** MongoDB's OutOfDiskSpace; the embedded database says the same. */
const OUT_OF_DISK_SPACE = 14031;
const CODES = new Set<unknown>([OUT_OF_DISK_SPACE, 'ENOSPC', 'EDQUOT']);

/** Whether an error, or what caused it, is that there is no room on the disk of the database or of the files. */
export function isDiskFull(error: unknown): boolean {
  for (let at = error, depth = 0; at && depth < 5; at = (at as { cause?: unknown }).cause, depth++)
    if (CODES.has((at as { code?: unknown }).code)) return true;
  return false;
}

/**
 * Recovers what a dead process left. On a full disk that waits, and only that: its leases lapse, and then it is found all
 * the same; reading and deleting need none of it.
 */
export async function unlessDiskFull(
  recovery: () => Promise<unknown>,
  report: (error: unknown) => void,
): Promise<void> {
  try {
    await recovery();
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    report(error);
  }
}
