import {
  type ApiClient,
  AppError,
  challengeFactor,
  listFactors,
  type SignedIn,
  useRecoveryCode,
  verifyFactor,
} from '@smoko/contract';
import { CliError } from '../exit.ts';

const SIX_DIGITS = /^\d{6}$/;

/**
 * The second step of signing in. `readCode` is called once; a code of other than six digits is taken for a recovery code.
 * Throws CliError with the server's message where the code is wrong.
 */
export async function passSecondFactor(api: ApiClient, readCode: () => Promise<string>): Promise<SignedIn> {
  const { data } = await api.call(listFactors, {});
  const verified = data.filter(({ status }) => status === 'verified');
  const factor = verified.find(({ factor_type }) => factor_type === 'totp') ?? verified[0];
  if (!factor) throw new CliError('This account asks for a second factor, but has none. Sign in with the browser.');
  const challenge = await api.call(challengeFactor, { id: factor.id });
  const code = (await readCode()).replace(/[\s-]/g, '');
  const answer = SIX_DIGITS.test(code)
    ? api.call(verifyFactor, { id: factor.id, challenge_id: challenge.id, code })
    : api.call(useRecoveryCode, { code });
  return answer.catch((error: unknown) => {
    throw error instanceof AppError && error.status < 500 ? new CliError(error.message) : error;
  });
}
