import { X } from 'lucide-react';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { Progress } from '../../components/indicators/progress.tsx';
import { type Attaching, detach } from './attaching.ts';

interface Props {
  items: readonly Attaching[];
  draft: string;
  disabled: boolean;
}

export const AttachedItems = ({ items, draft, disabled }: Props) => (
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
