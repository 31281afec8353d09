import { ASSISTANTS, type AssistantId } from '@smoko/contract';
import { RadioGroup } from 'radix-ui';
import { Portrait } from '../../components/indicators/portrait.tsx';

interface Props {
  value: AssistantId;
  onChange: (assistant: AssistantId) => void;
}

/** Whose box it is: Jerry passes things on, the others can be asked directly. */
export function AssistantPicker({ value, onChange }: Props) {
  return (
    // as wide as the box is, whichever screen it stands on
    <div className="@container">
      <RadioGroup.Root
        value={value}
        onValueChange={(next) => onChange(next as AssistantId)}
        aria-label="Who to ask"
        orientation="horizontal"
        className="flex gap-1"
      >
        {ASSISTANTS.map(({ id, name }) => (
          <RadioGroup.Item
            key={id}
            value={id}
            className="flex min-h-12 items-center justify-center gap-1.5 rounded-md border-2 border-transparent px-1 font-semibold text-soft text-xs hover:text-ink @max-md:grow @md:px-2.5 @md:text-sm data-[state=checked]:border-edge data-[state=checked]:bg-amber-wash data-[state=checked]:font-bold data-[state=checked]:text-ink"
          >
            <Portrait assistant={id} className="size-6 rounded-sm max-[22.5rem]:hidden @md:size-7" />
            {name}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
