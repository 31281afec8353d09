import { CliError, usage } from '../exit.ts';
import { AS_JQ_HAS_IT, readProgram } from './jq-program.ts';

/** Runs a jq program on a value; gives the lines to print. */
export type JqFilter = (value: unknown) => string[];

/** Loads jq, which no command needs otherwise. Texts are printed without quotes. @throws CliError (exit 2) for what is no jq program */
export async function jqFilter(program: string): Promise<JqFilter> {
  const { compile } = await import('@michaelhomer/jqjs');
  const read = readProgram(program);
  let run: (value: unknown) => Iterable<unknown>;
  try {
    for (const _ of compile(AS_JQ_HAS_IT)(null)) break;
    run = compile(read);
  } catch (error) {
    throw usage(`This is no jq program: ${said(error)}`);
  }
  return (value) => {
    try {
      return [...run(value)].map((one) => (typeof one === 'string' ? one : (JSON.stringify(one) ?? 'null')));
    } catch (error) {
      throw new CliError(`jq: ${said(error)}`, 1, { cause: error });
    }
  };
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
