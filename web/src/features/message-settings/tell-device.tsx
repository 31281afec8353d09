import { addPushDevice, listPushDevices, type PushDevice, removePushDevice, testPushDevice } from '@smoko/contract';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Switch } from '../../components/forms/switch.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Section } from '../../components/layout/section.tsx';
import { formatInstantDay } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useFigures } from '../../lib/records/use-figures.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useTimeZone } from '../../lib/session.ts';
import { askPermission, canBeTold, subscribe, unsubscribe, usePermission } from './browser-push.ts';

const TABLE = 'push_devices';
const NOT_ON = 'Not Turned On';

/** What this device is told with the app closed; nothing where its browser cannot be told. */
export const TellDevice = () => (canBeTold() ? <Told /> : null);

function Told() {
  const devices = useFigures(TABLE, listPushDevices);
  const permission = usePermission();
  const refused = permission === 'denied';
  const here = devices.data?.data.find(({ current }) => current);
  const others = devices.data?.data.filter(({ current }) => !current) ?? [];
  return (
    <Section
      title="Tell Me on This Device"
      lead="With Smoko closed, this device shows when a client accepts or declines a quote or a variation, when a client or supplier writes to you, and when your team waits for your yes. There are no prices and no phone numbers in it. Signing out ends it."
      actions={devices.data && !refused && <OnOff here={here} publicKey={devices.data.public_key} />}
    >
      {refused ? (
        <p className="font-semibold">
          Your browser keeps notices of Smoko back. To allow them, open the site's settings beside the address (on a
          phone, the notifications of the browser or of Smoko), set Notifications to Allow, and come back here.
        </p>
      ) : devices.isPending ? (
        <Skeleton className="h-12 w-full" />
      ) : !devices.data ? (
        <LoadError onRetry={() => void devices.refetch()} busy={devices.isFetching} />
      ) : (
        here && permission === 'granted' && <Test id={here.id} />
      )}
      {others.length > 0 && (
        <ul aria-label="Other devices that are told" className="divide-y divide-line">
          {others.map((device) => (
            <Other key={device.id} device={device} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function OnOff({ here, publicKey }: { here: PushDevice | undefined; publicKey: string }) {
  const add = useOperation(addPushDevice, TABLE);
  const remove = useOperation(removePushDevice, TABLE);
  const [asking, setAsking] = useState(false);
  const granted = usePermission() === 'granted';

  async function turnOn(): Promise<void> {
    const said = await askPermission();
    // a no stands in the section, with the way back
    if (said === 'default') notify.warning(NOT_ON, 'Your browser was not told to allow it.');
    if (said !== 'granted') return;
    let device: Awaited<ReturnType<typeof subscribe>>;
    try {
      device = await subscribe(publicKey);
    } catch {
      notify.error(NOT_ON, 'Your browser could not reach the service that tells it. Try again with reception.');
      return;
    }
    // what failed was said
    await add.mutateAsync(device).catch(() => undefined);
  }
  async function turnOff({ id }: PushDevice): Promise<void> {
    const removed = await remove.mutateAsync({ id }).then(
      () => true,
      () => false,
    );
    // still told by the server, so the browser goes on, too
    if (removed) await unsubscribe();
  }
  const change = async (on: boolean) => {
    setAsking(true);
    await (on || !here ? turnOn() : turnOff(here));
    setAsking(false);
  };
  return (
    <Switch
      label="Tell me on this device"
      checked={granted && here !== undefined}
      disabled={asking}
      onChange={(on) => void change(on)}
    />
  );
}

function Test({ id }: { id: string }) {
  const test = useOperation(testPushDevice, TABLE);
  const send = () =>
    test.mutate({ id }, { onSuccess: () => notify.success('Test Sent', 'It shows on this device in a moment.') });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="flex-1 basis-40 font-semibold">On.</p>
      <Button busy={test.isPending} onClick={send}>
        Send a Test
      </Button>
    </div>
  );
}

function Other({ device: { id, device, created_at } }: { device: PushDevice }) {
  const zone = useTimeZone();
  const remove = useOperation(removePushDevice, TABLE);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block break-words font-bold">{device}</span>
        <span className="block text-soft text-sm">Told since {formatInstantDay(created_at, zone)}.</span>
      </span>
      <Button
        size="sm"
        aria-label={`Tell ${device} nothing more`}
        busy={remove.isPending}
        onClick={() => remove.mutate({ id })}
      >
        Remove
      </Button>
    </li>
  );
}
