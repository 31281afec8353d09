import type { UseComboboxReturnValue } from 'downshift';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import type { Option } from './record-choice.ts';

interface Props<R> {
  combobox: UseComboboxReturnValue<Option<R>>;
  menu: ComponentProps<'div'>;
  options: readonly Option<R>[];
  savedId: string;
  failed: boolean;
  nothingFound: boolean;
}

/** The list that a record is chosen from. */
export function RecordOptions<R>({ combobox, menu, options, savedId, failed, nothingFound }: Props<R>) {
  return (
    <div
      {...menu}
      // a list that scrolls would be a stop of Tab, which is gone as it is reached
      tabIndex={-1}
      hidden={!combobox.isOpen}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-md border-2 border-edge bg-surface p-1 shadow-float"
    >
      {(combobox.isOpen ? options : []).map((option, index) => (
        <div
          key={option.id}
          {...combobox.getItemProps({ item: option, index })}
          role="option"
          tabIndex={-1}
          aria-selected={option.id === savedId}
          className={cn(
            'flex min-h-12 w-full cursor-pointer items-center gap-2 rounded-sm px-3 py-1.5 text-left text-sm',
            index === combobox.highlightedIndex && 'bg-sunken',
          )}
        >
          <span className="min-w-0 flex-1 break-words">
            <span className="font-semibold">{option.label}</span>
            {option.about && <span className="block text-faint text-xs">{option.about}</span>}
          </span>
          {option.id === savedId && <Check aria-hidden className="size-5 shrink-0" />}
        </div>
      ))}
      {failed && <p className="px-3 py-2 text-bad text-sm">Couldn't load. Type to try again.</p>}
      {nothingFound && <p className="px-3 py-2 text-soft text-sm">Nothing matches that.</p>}
    </div>
  );
}
