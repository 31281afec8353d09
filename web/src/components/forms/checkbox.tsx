import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { useId } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Checkbox({ label, checked, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-h-12 items-center">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(state) => onChange(state === true)}
        className="grid size-6 place-items-center rounded-sm border-2 border-edge bg-surface data-[state=checked]:border-[#1b1914] data-[state=checked]:bg-amber"
      >
        <Radix.Indicator>
          <Check aria-hidden className="size-4 text-on-amber" strokeWidth={4} />
        </Radix.Indicator>
      </Radix.Root>
      <label htmlFor={id} className="cursor-pointer py-3 pl-3 font-semibold text-sm">
        {label}
      </label>
    </div>
  );
}
