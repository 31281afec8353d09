import { challengeFactor, verifyFactor } from '@smoko/contract';
import { withServer } from '../../config/store.ts';
import type { Context } from '../../context.ts';
import { withTokens } from '../../session/renew.ts';
import type { Session } from '../../session/session.ts';
import { printRecoveryCodes } from './recovery-codes.ts';

/** A new factor counts from its first code on; this session then counts as signed in with it. */
export async function verify(
  session: Session,
  id: string,
  readCode: () => Promise<string>,
  context: Context,
): Promise<void> {
  const challenge = await session.api.call(challengeFactor, { id });
  const answer = await session.api.call(verifyFactor, { id, challenge_id: challenge.id, code: await readCode() });
  if (answer.access_token)
    await context.store.update((config) =>
      withServer(config, session.url, withTokens(config.servers[session.url] ?? {}, answer)),
    );
  context.print('Verified. Signing in asks for it from now on.');
  if (answer.recovery_codes) printRecoveryCodes(context, answer.recovery_codes);
}
