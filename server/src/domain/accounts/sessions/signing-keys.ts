import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, jwtVerify, SignJWT } from 'jose';
import { type Connection, type Model, Schema } from 'mongoose';
import type { Secrets } from '../../../secrets.ts';

const ALGORITHM = 'ES256';
const ISSUER = 'smoko';
const AUDIENCE = 'smoko-api';
/** RFC 9068: nothing else that we may ever sign is taken for an access token. */
const TYPE = 'at+jwt';
const DAY = 24 * 60 * 60_000;
const ROTATED_MS = 30 * DAY;
/** A key stays published after its last signature for longer than any token lasts. */
const PUBLISHED_MS = ROTATED_MS + DAY;
/** How long a process goes on with what it knows: others may have made a key meanwhile. */
const KNOWN_MS = 10 * 60_000;

interface SigningKeyDoc {
  /** Its id in tokens and in the published set. */
  _id: string;
  public_jwk: JWK;
  /** Sealed. */
  private_jwk: string;
  created_at: Date;
  expires_at: Date;
}

const schema = new Schema<SigningKeyDoc>(
  {
    _id: { type: String, required: true },
    public_jwk: { type: Schema.Types.Mixed, required: true },
    private_jwk: { type: String, required: true },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

export interface AccessClaims {
  /** User. */
  sub: string;
  /** Session: looked up at every request, so that ending it works at once. */
  sid: string;
  aal: 'aal1' | 'aal2';
}

/** Public halves as they are checked with, each made once: every request asks for one. */
function publicKeys() {
  const imported = new WeakMap<SigningKeyDoc, Promise<CryptoKey>>();
  return (doc: SigningKeyDoc): Promise<CryptoKey> => {
    const key = imported.get(doc) ?? (importJWK(doc.public_jwk, ALGORITHM) as Promise<CryptoKey>);
    imported.set(doc, key);
    return key;
  };
}

export type SigningKeys = ReturnType<typeof createSigningKeys>;

/** Access tokens are signed with keys that change every 30 days; everybody may have the public halves. */
export function createSigningKeys(connection: Connection, secrets: Secrets) {
  const keys: Model<SigningKeyDoc> = connection.model<SigningKeyDoc>('signing_keys', schema, 'signing_keys');
  const about = (id: string) => `signing key ${id}`;
  let known: { docs: SigningKeyDoc[]; at: number } | undefined;
  const publicKey = publicKeys();

  async function load(): Promise<SigningKeyDoc[]> {
    const docs = await keys
      .find({ expires_at: { $gt: new Date() } })
      .sort({ created_at: -1 })
      .lean<SigningKeyDoc[]>();
    known = { docs, at: Date.now() };
    return docs;
  }
  const all = async () => (known && Date.now() - known.at < KNOWN_MS ? known.docs : load());

  async function make(): Promise<SigningKeyDoc> {
    const pair = await generateKeyPair(ALGORITHM, { extractable: true });
    const _id = randomUUID();
    const doc: SigningKeyDoc = {
      _id,
      public_jwk: { ...(await exportJWK(pair.publicKey)), kid: _id, alg: ALGORITHM, use: 'sig' },
      private_jwk: secrets.seal(JSON.stringify(await exportJWK(pair.privateKey)), about(_id)),
      created_at: new Date(),
      expires_at: new Date(Date.now() + PUBLISHED_MS),
    };
    await keys.insertMany([doc]);
    await load();
    return doc;
  }

  /** Null for one that was sealed by a key that is not ours: another server's, or one that was lost. */
  function opened({ _id, private_jwk }: SigningKeyDoc): JWK | null {
    try {
      return JSON.parse(secrets.open(private_jwk, about(_id))) as JWK;
    } catch {
      return null;
    }
  }

  /** The key to sign with: the latest that we can open, made anew when it is too old. */
  async function current(): Promise<{ id: string; jwk: JWK }> {
    for (const doc of await all()) {
      if (Date.now() - doc.created_at.getTime() >= ROTATED_MS) break;
      const jwk = opened(doc);
      if (jwk) return { id: doc._id, jwk };
    }
    const made = await make();
    return { id: made._id, jwk: JSON.parse(secrets.open(made.private_jwk, about(made._id))) as JWK };
  }

  return {
    models: [keys],

    async sign({ sub, sid, aal }: AccessClaims, expires: Date): Promise<string> {
      const { id, jwk } = await current();
      const key = await importJWK(jwk, ALGORITHM);
      return new SignJWT({ sid, aal })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: id })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(sub)
        .setIssuedAt()
        .setExpirationTime(expires)
        .setJti(randomUUID())
        .sign(key);
    },

    /** Whether we signed it, as an access token that still counts. */
    async isOurs(token: string): Promise<boolean> {
      try {
        const find = async ({ kid }: { kid?: string | undefined }) => {
          const named = (docs: SigningKeyDoc[]) => docs.find(({ _id }) => _id === kid);
          const doc = named(await all()) ?? named(await load());
          if (!doc) throw new Error('unknown key');
          return publicKey(doc);
        };
        const expected = { issuer: ISSUER, audience: AUDIENCE, algorithms: [ALGORITHM], typ: TYPE };
        await jwtVerify(token, find, { ...expected, requiredClaims: ['exp', 'sub', 'sid'] });
        return true;
      } catch {
        return false;
      }
    },

    /** The public halves, as a JSON Web Key Set. */
    async published(): Promise<{ keys: JWK[] }> {
      await current();
      return { keys: (await all()).map(({ public_jwk }) => public_jwk) };
    },
  };
}
