import { Paperclip } from 'lucide-react';
import { useId } from 'react';
import { Tooltip } from '../../components/overlays/tooltip.tsx';
import { ACCEPT } from '../../components/records/file-kinds.ts';
import { attach } from './attaching.ts';

interface Props {
  label: string;
  /** Where what is chosen waits to be sent. */
  draft: string;
  disabled?: boolean;
}

/** Chooses files for the next message; on a phone also from its camera. */
export function AttachButton({ label, draft, disabled = false }: Props) {
  const id = useId();
  return (
    <div className="shrink-0">
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPT}
        disabled={disabled}
        aria-label={label}
        className="peer sr-only"
        onChange={({ target }) => {
          void attach(draft, [...(target.files ?? [])]);
          // the same file can be chosen again
          target.value = '';
        }}
      />
      <Tooltip text={label}>
        <label
          htmlFor={id}
          className="inline-flex size-12 cursor-pointer items-center justify-center rounded-md text-ink hover:bg-sunken active:bg-line peer-focus-visible:outline-3 peer-focus-visible:outline-(--focus) peer-disabled:cursor-not-allowed peer-disabled:opacity-55"
        >
          <Paperclip aria-hidden className="size-5" />
        </label>
      </Tooltip>
    </div>
  );
}
