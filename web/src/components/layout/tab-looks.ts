/** Of tabs, whoever draws them: the app, and the pages that the build prerenders. `data-state` is active or inactive. */
export const TAB_LIST = 'grid auto-cols-fr grid-flow-col gap-1 rounded-md bg-sunken p-1';
export const TAB =
  'flex min-h-12 items-center justify-center gap-2 rounded-sm px-3 font-bold text-soft text-sm transition-colors hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-lift';
export const TAB_COUNT = 'rounded-full bg-idle-wash px-2 text-idle text-xs tabular-nums';
