const DUPLICATE_KEY = 11_000;

/** A unique index refused a write. */
export const isDuplicateKey = (error: unknown): error is { keyPattern?: Record<string, unknown> } =>
  (error as { code?: unknown } | null)?.code === DUPLICATE_KEY;
