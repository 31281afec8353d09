/** What an order item is called in the arguments of a call; undefined in those of another. */
export const itemName = (args: unknown): string | undefined =>
  args !== null && typeof args === 'object' && 'item_name' in args && typeof args.item_name === 'string'
    ? args.item_name
    : undefined;
