import { LIMITS } from '@smoko/contract';
import { Search, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../components/buttons/icon-button.tsx';
import { Spinner } from '../../components/indicators/spinner.tsx';
import { useSession } from '../../lib/session.ts';
import { useDialogFocus } from '../../lib/use-dialog-focus.ts';
import { LEAVES } from '../../lib/use-leave-guard.ts';
import type { Option, SearchScreen } from './options.ts';
import { PaletteFoot } from './palette-foot.tsx';
import { PaletteList } from './palette-list.tsx';
import { PaletteNote } from './palette-note.tsx';
import { keepRecent } from './recents.ts';
import { usePalette } from './use-palette.ts';

interface Props {
  screens: readonly SearchScreen[];
  onAsk: (text: string) => void;
  onClose: () => void;
}

/** One box for everything: screens, what can be begun, records, and whatever else is for Jerry. */
export function SearchPalette({ screens, onAsk, onClose }: Props) {
  const userId = useSession().data?.id ?? '';
  const navigate = useNavigate();
  const focus = useDialogFocus();
  const choose = ({ path, recent }: Option, text: string) => {
    onClose();
    if (path === null) return onAsk(text);
    if (recent) keepRecent(userId, recent);
    void navigate(path, { state: LEAVES });
  };
  const palette = usePalette({ userId, screens, onChoose: choose });
  const { combobox, found } = palette;
  const inputId = useId();

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          {...focus}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-50 flex max-h-dvh animate-rise flex-col rounded-b-lg border-edge border-b-2 bg-surface pt-[env(safe-area-inset-top)] shadow-float lg:inset-x-4 lg:top-[12vh] lg:mx-auto lg:max-h-[76vh] lg:max-w-2xl lg:rounded-lg lg:border-2"
        >
          <Radix.Title className="sr-only">Search</Radix.Title>
          <div className="flex items-center gap-3 border-line border-b-2 py-1.5 pr-1.5 pl-4">
            <span className="grid size-5 shrink-0 place-content-center">
              {found.busy ? <Spinner /> : <Search aria-hidden className="size-5 text-soft" />}
            </span>
            <label htmlFor={inputId} className="sr-only">
              Search or say what to do
            </label>
            <input
              {...combobox.getInputProps({
                id: inputId,
                onChange: palette.onChange,
                onKeyDown: palette.onKeyDown,
                placeholder: 'Search jobs, clients, quotes ... or say what to do',
                maxLength: LIMITS.message,
                enterKeyHint: 'go',
                autoCapitalize: 'off',
                autoCorrect: 'off',
                spellCheck: false,
                'aria-labelledby': undefined,
                className:
                  'min-h-12 min-w-0 flex-1 text-ellipsis bg-transparent text-lg placeholder:text-faint focus-visible:outline-none max-sm:text-base',
              })}
            />
            <IconButton variant="quiet" label="Close" onClick={onClose}>
              <X aria-hidden className="size-6" />
            </IconButton>
          </div>
          <PaletteNote palette={palette} />
          <PaletteList palette={palette} />
          <PaletteFoot palette={palette} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
