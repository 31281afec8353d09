import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
export const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What must not be readable in a copy of the database: sealed before it is stored. */
export interface Secrets {
  /** `about` says whose and what it is; only the same opens it again, so that nobody can swap two of them. */
  seal(text: string, about: string): string;
  /** Throws when the key is not there, or anything was changed. */
  open(sealed: string, about: string): string;
  /** A key of its own for one purpose (HKDF of the first key): what signs for one thing signs for nothing else. */
  derive(purpose: string): Buffer;
}

const idOf = (key: Buffer): string => createHash('sha256').update('smoko key ').update(key).digest('hex').slice(0, 8);

/** AES-256-GCM. The first key seals; the others still open what they sealed. */
export function createSecrets(keys: readonly Buffer[]): Secrets {
  const [first] = keys;
  if (!first || keys.some((key) => key.length !== KEY_BYTES)) throw new Error(`A key has ${KEY_BYTES} bytes.`);
  const byId = new Map(keys.map((key) => [idOf(key), key]));
  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, first, iv).setAAD(Buffer.from(about));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${idOf(first)}.${sealed.toString('base64url')}`;
    },
    open(sealed, about) {
      const [id = '', data = ''] = sealed.split('.');
      const key = byId.get(id);
      if (!key) throw new Error('SMOKO_SECRET_KEY does not hold the key that sealed this.');
      const bytes = Buffer.from(data, 'base64url');
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
      return text + decipher.final('utf8');
    },
    derive: (purpose) => Buffer.from(hkdfSync('sha256', first, '', purpose, KEY_BYTES)),
  };
}
