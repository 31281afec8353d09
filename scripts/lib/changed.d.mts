export function reached(changed: readonly string[], tests: readonly string[]): string[];
export function allTests(): string[];
export function baseOf(ref: string | undefined, folder?: string): string | undefined;
export function changedSince(base: string, folder?: string): string[];
