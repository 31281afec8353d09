import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** What an operation may do to the world; the guard decides by this who must say yes first. */
export type Risk = 'read' | 'write' | 'external' | 'destructive';
/** user: signed in; public: anybody. */
export type Access = 'user' | 'public';

/** Declared as a method, so that an operation of certain inputs still counts as an operation of any. */
interface Asks<I extends z.ZodType> {
  isSensitive(input: z.output<I>, account: { mfa: boolean }): boolean;
}

/**
 * A sensitive operation wants the password or a code of the last ten minutes: always, or when it says so of its input
 * (the domain's) and the account.
 */
export type Sensitive<I extends z.ZodType = z.ZodType> = 'always' | Asks<I>['isSensitive'];

export interface Operation<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  /** `projects.create`: also the name in OpenAPI. */
  id: string;
  method: Method;
  /** OpenAPI style, `/api/projects/{id}`; names in braces are fields of the input. */
  path: string;
  risk: Risk;
  summary: string;
  input: I;
  output: O;
  /** HTTP status of success. */
  status: 200 | 201 | 202 | 204;
  access: Access;
  /** Group in the API docs. */
  tag: string;
  /** Answers confirm_identity until POST /api/auth/confirm. */
  sensitive?: Sensitive<I>;
  /** Answers its paper to whoever accepts `application/pdf` rather than JSON. */
  alsoPdf?: true;
  /** Answers CSV to whoever accepts `text/csv` rather than JSON. */
  alsoCsv?: true;
  /** For accounts whose e-mail address is confirmed only: who has not shown that it is theirs could shut its owner out. */
  needsConfirmedEmail?: boolean;
}

type Defaults = 'status' | 'access';

/** Declares an operation once; REST route, OpenAPI entry, typed client and agent tool come from it. */
export function defineOperation<I extends z.ZodType, O extends z.ZodType>(
  declared: Omit<Operation<I, O>, Defaults> & Partial<Pick<Operation<I, O>, Defaults>>,
): Operation<I, O> {
  return { status: 200, access: 'user', ...declared };
}

/** What a caller sends (dollars) and what the domain gets (cents), and the same for answers. */
export type WireInput<T extends Operation> = z.input<T['input']>;
export type DomainInput<T extends Operation> = z.output<T['input']>;
export type WireOutput<T extends Operation> = z.input<T['output']>;
export type DomainOutput<T extends Operation> = z.output<T['output']>;

/** Names of the path's parameters, in order. */
export const pathParams = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
