/** A way of naming a day. `says` is matched anywhere, in any case; `read` is null where it names none after all. */
export interface DateRule {
  says: RegExp;
  read: (said: Record<string, string>, today: Date) => Date | null;
}

export const rule = (says: string, read: DateRule['read']): DateRule => ({ says: new RegExp(says, 'giu'), read });
