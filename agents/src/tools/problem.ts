/** Why a tool could not do what was asked, in words an assistant can pass on or correct. */
export class ToolProblem extends Error {
  readonly data: Record<string, unknown> | undefined;

  constructor(message: string, data?: Record<string, unknown>) {
    super(message);
    this.name = 'ToolProblem';
    this.data = data;
  }
}
