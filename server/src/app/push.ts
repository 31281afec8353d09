import { buildIndexes } from '../db/across-owners.ts';
import type { Accounts } from '../domain/accounts/accounts.ts';
import { waitsForYes } from '../domain/approvals/approvals.ts';
import { createPushDevices } from '../domain/push/devices.ts';
import { createPushNotices } from '../domain/push/notices.ts';
import { createVapidKeys } from '../domain/push/vapid-keys.ts';
import { createPushProvider, makeVapidKeys } from '../outbound/providers/push-provider.ts';
import { addressIn } from '../outbound/providers/smtp.ts';
import { createPushQueue } from '../outbound/push/push-queue.ts';
import { tellDevices } from '../outbound/push/tell-devices.ts';
import type { Ground } from './ground.ts';

/** Devices that are told with the app closed. Makes the keys with the first start; tells nobody before its queue starts. */
export async function openPush(ground: Ground, { sessions }: Pick<Accounts, 'sessions'>) {
  const { config, connection, clock, bus, log, records, owners, secrets } = ground;
  const { repositories } = records;
  const report = (err: unknown) => log.error({ err }, 'a device could not be told');
  const keys = createVapidKeys(connection, secrets, makeVapidKeys);
  const devices = createPushDevices({
    connection,
    sessions,
    publicKey: async () => (await keys.get()).publicKey,
    forTrying: config.push.serviceForTrying,
  });
  const notices = createPushNotices(connection);
  await buildIndexes([...devices.models, ...notices.models]);
  const provider = createPushProvider(keys.get, contactOf(config));
  const queue = createPushQueue({
    devices,
    notices,
    provider,
    holds: async ({ user_id, approval_id }) =>
      approval_id === null ||
      (await repositories.approvals.model.exists({
        user_id,
        _id: approval_id,
        ...waitsForYes({ clock }),
      })) !== null,
    warn: (what, status) => log.warn({ status }, what),
    report,
  });
  tellDevices({ bus, clock, repositories, actorOf: owners.actorOf, devices, notices, wake: queue.wake, report });
  return { devices, queue, prepareKeys: keys.get };
}

/** Whom push services write to: whoever runs it, as far as that is known. */
function contactOf({ site, support, publicUrl, smtp }: Ground['config']): string {
  const email = site.operator.email ?? support.email;
  if (email) return `mailto:${email}`;
  return publicUrl?.startsWith('https:') ? publicUrl : `mailto:${addressIn(smtp.from)}`;
}
