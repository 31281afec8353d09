/** How a way to a screen looks, where they stand side by side. */
export const tile =
  'flex min-h-12 items-center gap-2.5 rounded-md border-2 border-line bg-surface px-3 py-1.5 text-left font-semibold text-sm leading-tight hover:border-amber hover:bg-amber-wash aria-[current]:border-amber aria-[current]:bg-amber-wash [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-soft';
