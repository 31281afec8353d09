import { FileUp } from 'lucide-react';
import { type DragEvent, type Ref, useId, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { ACCEPT } from '../records/file-kinds.ts';

interface Props {
  label: string;
  hint: string;
  /** As in the `accept` attribute. */
  accept?: string;
  disabled: boolean;
  multiple?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChoose: (file: File, others: readonly File[]) => void;
}

/** A file input that files can also be dropped on. */
export function FileDrop({ label, hint, accept = ACCEPT, disabled, multiple = false, inputRef, onChoose }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const choose = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (file) onChoose(file, multiple ? others : []);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) choose(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is only an alternative to the input
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={inputRef}
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={({ target }) => {
          choose(target.files);
          // so that choosing the same file again fires `change`
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className={cn(
          'flex min-h-28 cursor-pointer flex-col items-center justify-center gap-1.5 rounded-lg border-2 border-edge border-dashed px-5 py-6 text-center font-bold hover:bg-sunken peer-focus-visible:outline-3 peer-focus-visible:outline-(--focus) peer-disabled:cursor-not-allowed peer-disabled:opacity-55',
          over && 'bg-sunken',
        )}
      >
        <FileUp aria-hidden className="size-8" />
        {label}
      </label>
      <p id={`${id}-hint`} className="mt-1.5 text-faint text-xs">
        {hint}
      </p>
    </div>
  );
}
