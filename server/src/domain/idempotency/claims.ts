import { createHash, randomUUID } from 'node:crypto';
import { AppError, type ErrorCode, type FieldError } from '@smoko/contract';
import { type Connection, type Model, Schema } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';

/** What a request was answered: the operation's own output on the wire, or an error people can mend. */
type Answer = { body: unknown } | { error: { code: ErrorCode; message: string; errors?: FieldError[] } };

/** One use of an Idempotency-Key by one user. Times are the real clock's. */
interface ClaimDoc {
  /** Hash of user and key. */
  _id: string;
  /** Hash of route and body. */
  fingerprint: string;
  /** What the domain gets as its key: new for every claim, the same for every attempt of it. */
  domain_key: string;
  /** Once there is one. JSON, because answers have keys of any form. */
  answer: string | null;
  /** While it runs: when to take it for dead. */
  lease_until: Date;
  expires_at: Date;
}

const schema = new Schema<ClaimDoc>(
  {
    _id: { type: String, required: true },
    fingerprint: { type: String, required: true },
    domain_key: { type: String, required: true },
    answer: { type: String, default: null },
    lease_until: { type: Date, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
/** A device may be without reception for days after an answer was lost: it sends again within seven. */
const KEPT_MS = 8 * 24 * 60 * 60_000;

interface KeyedRequest {
  userId: string;
  key: string;
  /** Names the operation and its path parameters. */
  route: string;
  body: unknown;
}

export interface Idempotency {
  /**
   * Runs `work` once for a key and gives its answer again afterwards, errors that people can mend included. Throws
   * conflict for another body, and while the first request still runs. After a crash the next request runs again once
   * the lease is over: `work` gets the same key as the first time and must do nothing twice.
   */
  once(request: KeyedRequest, work: (domainKey: string) => Promise<unknown>): Promise<unknown>;
  prepare(): Promise<void>;
  /** At a start, when nobody else works on this database: whatever was being worked on may be sent again at once. */
  recover(): Promise<void>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const inMs = (ms: number) => new Date(Date.now() + ms);

export function createIdempotency(connection: Connection): Idempotency {
  const claims: Model<ClaimDoc> = connection.model<ClaimDoc>('idempotency_keys', schema, 'idempotency_keys');

  /** The claim as it is: with an answer, or for this request to work on. */
  async function claim(_id: string, fingerprint: string): Promise<ClaimDoc> {
    const fresh = {
      _id,
      fingerprint,
      domain_key: `http:${randomUUID()}`,
      answer: null,
      lease_until: inMs(LEASE_MS),
      expires_at: inMs(KEPT_MS),
    };
    try {
      await claims.insertMany([fresh]);
      return fresh;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const known = await claims.findOne({ _id }).lean<ClaimDoc>();
    if (known && known.fingerprint !== fingerprint) {
      throw keyInUse();
    }
    if (known?.answer) return known;
    const lapsed = { _id, fingerprint, answer: null, lease_until: { $lte: new Date() } };
    const { modifiedCount } = await claims.updateOne(lapsed, { $set: { lease_until: inMs(LEASE_MS) } });
    if (known && modifiedCount === 1) return known;
    throw new AppError('conflict', 'The same request is still being worked on. Try again in a moment.', {
      retryAfter: 1,
    });
  }

  async function attempt(_id: string, work: () => Promise<unknown>): Promise<Answer> {
    const renew = () => claims.updateOne({ _id }, { $set: { lease_until: inMs(LEASE_MS) } }).catch(() => {});
    const renewing = setInterval(() => void renew(), RENEW_MS);
    try {
      return { body: await work() };
    } catch (error) {
      if (error instanceof AppError && isAnswer(error)) {
        return {
          error: { code: error.code, message: error.message, ...(error.errors ? { errors: error.errors } : {}) },
        };
      }
      // nothing was answered: the same request may be sent again at once
      await claims.updateOne({ _id }, { $set: { lease_until: new Date() } });
      throw error;
    } finally {
      clearInterval(renewing);
    }
  }

  return {
    prepare: () => claims.createIndexes(),

    async recover() {
      const now = new Date();
      await claims.updateMany({ answer: null, lease_until: { $gt: now } }, { $set: { lease_until: now } });
    },

    async once({ userId, key, route, body }, work) {
      const _id = sha256(`${userId}\n${key}`);
      const claimed = await claim(_id, sha256(`${route}\n${JSON.stringify(body ?? null)}`));
      if (claimed.answer) return unpack(JSON.parse(claimed.answer));
      const answer = await attempt(_id, () => work(claimed.domain_key));
      await claims.updateOne({ _id }, { $set: { answer: JSON.stringify(answer) } });
      return unpack(answer);
    },
  };
}

export const keyInUse = () =>
  new AppError('conflict', 'That Idempotency-Key was used for another request. Use a new one.');

const isAnswer = ({ status }: AppError) => status < 500 && status !== 401 && status !== 403 && status !== 429;

function unpack(answer: Answer): unknown {
  if ('body' in answer) return answer.body;
  const { code, message, errors } = answer.error;
  throw new AppError(code, message, errors ? { errors } : {});
}
