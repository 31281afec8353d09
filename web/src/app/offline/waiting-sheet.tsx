import { useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Sheet } from '../../components/overlays/sheet.tsx';
import { notify } from '../../lib/notify.ts';
import { sendNow } from '../../lib/queue/queue.ts';
import { showWaiting, useWaiting } from '../../lib/queue/waiting.ts';
import { WaitingItem } from './waiting-item.tsx';

/** Everything that waits on this device, in the order in which it goes. */
export function WaitingSheet() {
  const client = useQueryClient();
  const items = useWaiting((state) => state.items);
  const sending = useWaiting((state) => state.sending);
  // here is what it speaks of
  useEffect(() => notify.clear('kept'), []);
  return (
    <Sheet open onOpenChange={showWaiting} title="Waiting for reception">
      <div className="grid gap-4 overflow-y-auto overscroll-contain p-4 pb-6">
        {items.length === 0 ? (
          <p className="py-6 text-center font-semibold">Nothing waits. Everything is on file.</p>
        ) : (
          <>
            <p className="text-soft text-sm">
              Kept on this device, also when it is switched off. It goes in this order as soon as Smoko can be reached
              while it is open here.
            </p>
            <ol aria-label="What waits" className="grid gap-3">
              {items.map((item) => (
                <WaitingItem key={item.id} item={item} />
              ))}
            </ol>
            <Button busy={sending} onClick={() => sendNow(client)}>
              {!sending && <Send aria-hidden className="size-5" />}
              Send Now
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
