import { type Algorithm, hash, verify } from '@node-rs/argon2';
import { frozen } from '@smoko/contract';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Nothing may weaken it, tests included. */
const COST = frozen({ algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** A hash of nobody's password: an unknown e-mail costs as much time as a wrong password. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$VwrgjINVj0aY9hXGzyLWSw$r9HWYjMTZphgloRODTjz/Er/fbL2DD48hgzh4EfsYKA';

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Without a stored hash, or with an empty one (who only signs in with Google), the answer is no, after the same work. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored || NOBODY, password);
  return matches && Boolean(stored);
}
