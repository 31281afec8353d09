import { Switch as Radix } from 'radix-ui';

interface Props {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch that takes effect at once, without a Save button. */
export const Switch = ({ label, checked, disabled = false, onChange }: Props) => (
  <Radix.Root
    aria-label={label}
    checked={checked}
    disabled={disabled}
    onCheckedChange={onChange}
    className="relative h-8 w-14 shrink-0 rounded-full border-2 border-edge bg-sunken transition-colors before:absolute before:-inset-2 disabled:opacity-45 data-[state=checked]:bg-amber"
  >
    <Radix.Thumb className="block size-5 translate-x-1 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-7 data-[state=checked]:bg-[#1b1914]" />
  </Radix.Root>
);
