import { type ReactNode, useId } from 'react';
import { cn } from '../../lib/cn.ts';
import { OptionRow } from './option-row.tsx';
import type { Option } from './options.ts';
import { isAsk, type Palette } from './use-palette.ts';

/** What is offered, in groups; last what Jerry can be asked. */
export function PaletteList({ palette }: { palette: Palette }) {
  const { groups, options, combobox, found, at, choose } = palette;
  const ask = options.find(isAsk);
  const row = (option: Option) => {
    const index = options.indexOf(option);
    return (
      <OptionRow
        key={option.key}
        {...combobox.getItemProps({ item: option, index, onClick: () => choose(option) })}
        option={option}
        marked={index === at}
        outdated={found.busy && option.recent !== undefined}
      />
    );
  };
  return (
    <div
      {...combobox.getMenuProps({ 'aria-label': 'Results', 'aria-busy': found.busy })}
      // on a phone the keyboard covers half of it: it goes as soon as somebody looks further down
      onTouchMove={() => document.activeElement instanceof HTMLInputElement && document.activeElement.blur()}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain scroll-pb-2 px-2 pb-2 empty:hidden"
    >
      {groups.map(({ name, options: rows }) => (
        <OneGroup key={name} name={name}>
          {rows.map(row)}
        </OneGroup>
      ))}
      {ask && (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div role="group" aria-label="Ask" className={cn('pt-2', groups.length > 0 && 'mt-2 border-line border-t-2')}>
          {row(ask)}
        </div>
      )}
    </div>
  );
}

function OneGroup({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
    <div role="group" aria-labelledby={id}>
      <p id={id} className="eyebrow px-2 pt-3 pb-1.5 text-soft">
        {name}
      </p>
      {children}
    </div>
  );
}
