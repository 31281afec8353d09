/** What the built-in model answers: words, tool calls, or both. */
export interface PlannedCall {
  name: string;
  args: Record<string, unknown>;
}
export interface Reply {
  text: string;
  calls: PlannedCall[];
}

export const say = (text: string): Reply => ({ text, calls: [] });
export const call = (name: string, args: Record<string, unknown>): Reply => ({
  text: '',
  calls: [{ name, args: Object.fromEntries(Object.entries(args).filter(([, v]) => v !== undefined && v !== null)) }],
});
