import { CliError, usage } from '../exit.ts';

/** Runs a jq program on a value; gives the lines to print. */
export type JqFilter = (value: unknown) => string[];

/** Loads jq, which no command needs otherwise. Texts are printed without quotes. @throws CliError (exit 2) for what is no jq program */
export async function jqFilter(program: string): Promise<JqFilter> {
  const { compile } = await import('@michaelhomer/jqjs');
  let run: (value: unknown) => Iterable<unknown>;
  try {
    run = compile(program);
  } catch (error) {
    throw usage(`This is no jq program: ${said(error)}`);
  }
  return (value) => {
    try {
      return [...run(value)].map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    } catch (error) {
      throw new CliError(`jq: ${said(error)}`, 1, { cause: error });
    }
  };
}

const said = (error: unknown): string => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
