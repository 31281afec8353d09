import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { Progress } from '../../components/indicators/progress.tsx';
import { attachedTo, attaching, detach } from './attaching.ts';

/** What goes with the next message. */
export function AttachedList({ draft, disabled = false }: { draft: string; disabled?: boolean }) {
  const items = useStore(attaching, (all) => attachedTo(all, draft));
  if (items.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="grid gap-1.5 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item.key} className="flex min-w-0 items-center gap-2 rounded-md bg-sunken pl-3">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="truncate font-semibold text-sm">{item.name}</p>
            {!item.card && <Progress label={`Uploading ${item.name}`} percent={item.percent} />}
          </div>
          <IconButton
            variant="quiet"
            label={`Remove ${item.name}`}
            disabled={disabled}
            onClick={() => detach(draft, item)}
          >
            <X aria-hidden className="size-5" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
