import { z } from 'zod';

/** Every error a caller can meet, with its HTTP status (RFC 9457 problem details). */
const STATUS = {
  malformed: 400,
  not_authenticated: 401,
  forbidden: 403,
  /** Signed in with a password, but the account asks for a second factor. */
  mfa_required: 403,
  /** The act needs a password or code given a moment ago: POST /api/auth/confirm, then again. */
  confirm_identity: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  duplicate: 409,
  already_decided: 409,
  /** A status cannot become the one asked for; the message says what can be done instead. */
  status_stays: 409,
  /** An issued invoice stays as it was issued; the message says what can be done instead. */
  issued: 409,
  /** GST is asked of a business that is not registered for it. */
  not_registered: 409,
  /** A paper of the Australian Taxation Office is asked of a business in New Zealand. */
  australia_only: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  /** A payment that pays more than is owed; `allow_credit` keeps the rest as the client's credit. */
  more_than_owed: 422,
  /** Money is said to have moved on a day that is still to come. */
  future_date: 422,
  /**
   * Money is said to have come in before the invoice it pays went out, or more than a year ago where it pays none; `confirm_early`
   * says that it did.
   */
  before_invoice: 422,
  /** More is invoiced than the job is worth; `confirm_over` does it all the same. */
  over_price: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  /** There is no room to store anything; reading and deleting go on. */
  disk_full: 507,
} as const;

export type ErrorCode = keyof typeof STATUS;

export interface FieldError {
  /** Dotted path of the field in the request, e.g. `lines.0.quantity`. */
  path: string;
  message: string;
}

/** The one error class: a code for programs, a message for people, a status for HTTP. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors?: FieldError[];
  /** Seconds after which to try again (429, 503). */
  readonly retryAfter?: number;

  constructor(
    code: ErrorCode,
    message: string,
    options: { errors?: FieldError[]; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    if (options.errors) this.errors = options.errors;
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

export const notFound = (what = 'record') => new AppError('not_found', `That ${what} could not be found.`);
/** Said of an address that no route has, so that a newer client can tell it from a record that is missing. */
export const NO_SUCH_ADDRESS = 'There is nothing at this address.';
export const diskFull = (cause?: unknown) =>
  new AppError(
    'disk_full',
    'The disk is full, so nothing new can be stored. You can still read and delete. Whoever runs this server has to free some space; then try again.',
    { cause },
  );
export const invalid = (path: string, message: string) =>
  new AppError('invalid', message, { errors: [{ path, message }] });

/** The record is no longer the one that was read. It names the version, which tells it from every other conflict. */
export const changedMeanwhile = (message: string) =>
  new AppError('conflict', message, { errors: [{ path: 'version', message }] });
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'conflict' &&
  Boolean(error.errors?.some(({ path }) => path === 'version'));

export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  request_id: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Turns zod's issues into one error whose message is the first field's own text. */
export function fromZod(error: z.ZodError, code: 'invalid' | 'malformed' = 'invalid'): AppError {
  const errors = error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    message: describeIssue(issue),
  }));
  return new AppError(code, errors[0]?.message ?? 'The request is not valid.', { errors, cause: error });
}

function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${issue.keys.join(', ')}`;
  return issue.message;
}
