import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonLooks } from '../../components/buttons/button-looks.ts';

/** Attributes that browsers know and React's types do not yet. */
const opens = (id: string) => ({ command: 'show-modal', commandfor: id });

/** Makes the whole card that it stands in a button: that card is `relative`. */
export const OpensDialog = ({ id, children }: { id: string; children: ReactNode }) => (
  <button
    type="button"
    data-script="dialog-button"
    aria-haspopup="dialog"
    className="rounded-sm text-left after:absolute after:inset-0 after:rounded-lg"
    {...opens(id)}
  >
    {children}
  </button>
);

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

/** A native dialog: Escape, Close, or a click beside it. */
export const DetailDialog = ({ id, title, children }: Props) => (
  <dialog
    id={id}
    aria-labelledby={`${id}-title`}
    closedby="any"
    className="m-auto max-h-[85dvh] w-[min(38rem,calc(100%-2rem))] overflow-y-auto rounded-lg border-2 border-edge bg-surface p-6 text-left text-ink shadow-float"
  >
    <form method="dialog" className="absolute top-4 right-4">
      <button type="submit" aria-label="Close" className={buttonLooks('quiet', 'icon')}>
        <X aria-hidden className="size-6" />
      </button>
    </form>
    <div className="grid gap-4">
      <h2 id={`${id}-title`} className="headline pr-10 text-xl">
        {title}
      </h2>
      {children}
    </div>
  </dialog>
);
