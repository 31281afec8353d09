import type { Context } from '../../context.ts';

export function printRecoveryCodes(context: Context, codes: readonly string[]): void {
  context.print(
    'Recovery codes. Each signs you in once without the second factor. Keep them: they are not shown again.',
  );
  for (const code of codes) context.print(`  ${code}`);
}
