declare module '@michaelhomer/jqjs' {
  /** @throws Error for a text that is no jq program */
  export function compile(program: string): (input: unknown) => Iterable<unknown>;
}
