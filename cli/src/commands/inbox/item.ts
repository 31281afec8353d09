/** The argument of the commands that are about one message. */
export const ITEM = { field: 'id', syntax: '<id>', about: 'as shown by: smoko inbox list' } as const;
