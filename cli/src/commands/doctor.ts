import type { Command } from 'commander';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { examine } from '../doctor/examine.ts';
import type { Finding } from '../doctor/finding.ts';
import { EXIT } from '../exit.ts';

const MARKS = { ok: ['green', 'ok   '], note: ['yellow', 'note '], wrong: ['red', 'WRONG'] } as const;

export const doctor: CliCommand = {
  examples: ['smoko doctor', 'smoko doctor --json'],
  configure: configureDoctor,
};

function configureDoctor(command: Command, context: Context): void {
  command.option('--json', 'print JSON').action((options: { json?: boolean }) => run(options, context));
}

async function run({ json }: { json?: boolean }, context: Context): Promise<void> {
  const findings: Finding[] = [];
  for await (const finding of examine(context)) {
    findings.push(finding);
    if (!json) context.print(lineOf(finding, context));
  }
  if (json) context.printJson({ data: findings });
  if (findings.some(({ state }) => state === 'wrong')) context.exitWith(EXIT.failed);
}

function lineOf({ state, name, text, advice }: Finding, { style }: Context): string {
  const [colour, mark] = MARKS[state];
  return `${style(colour, mark)}  ${name}: ${text}${advice ? `\n       ${advice}` : ''}`;
}
