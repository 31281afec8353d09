/** A number of waiting items, such as unread messages; nothing for 0. `of` names them for screen readers. */
export const CountBadge = ({ count, of }: { count: number | undefined; of: string }) =>
  count ? (
    <span className="inline-grid min-w-5 place-items-center rounded-full bg-amber px-1.5 font-bold text-on-amber text-xs leading-5 tabular-nums">
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {of}</span>
    </span>
  ) : null;
