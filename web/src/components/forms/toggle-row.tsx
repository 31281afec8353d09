import { Switch } from 'radix-ui';
import { type ReactNode, useId } from 'react';

interface Props {
  label: string;
  note?: string;
  icon: ReactNode;
  checked?: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

/** A switch with its label, and a note such as why it cannot be used yet. For the dark menu bar. */
export function ToggleRow({ label, note, icon, checked = false, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-14 items-center gap-3">
      <span className="text-bar-soft">{icon}</span>
      <label htmlFor={id} className="grid flex-1 font-semibold text-sm">
        {label}
        {note && (
          <span id={`${id}-note`} className="font-normal text-bar-soft text-xs">
            {note}
          </span>
        )}
      </label>
      <Switch.Root
        id={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={note ? `${id}-note` : undefined}
        className="relative h-8 w-14 shrink-0 rounded-full border-2 border-bar-soft bg-bar-raised transition-colors before:absolute before:-inset-2 disabled:opacity-45 data-[state=checked]:border-amber data-[state=checked]:bg-amber"
      >
        <Switch.Thumb className="block size-5 translate-x-1 rounded-full bg-bar-ink transition-transform data-[state=checked]:translate-x-7 data-[state=checked]:bg-[#1b1914]" />
      </Switch.Root>
    </div>
  );
}
