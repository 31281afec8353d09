/** How an attack is run. */
export interface Options {
  /** How many probes, requests, files, kills or messages; left out, as many as a full run has. */
  count?: number;
  /** The same seed gives the same attack. */
  seed: number;
  /** Of the soak. */
  minutes: number;
  tenants: number;
  /** Says how far it is. */
  say(line: string): void;
}

/** Something that must not be. */
export interface Finding {
  /** The same kind of fault is told once, with how often it was met. */
  kind: string;
  /** Request, answer, seed: what it takes to see it again. */
  detail: string;
}

export interface Outcome {
  /** One line: what was tried and what came of it. */
  summary: string;
  /** A cell of the table in docs/security/attacks.md. */
  figures: string;
  findings: Finding[];
  /** For an attack with a table of its own in docs/benchmarks.md. */
  report?: { title: string; text: string; tables: string[] };
}

export interface Attack {
  name: string;
  run(options: Options): Promise<Outcome>;
}

/** What was found so far. */
export class Findings {
  readonly all: Finding[] = [];

  add(kind: string, detail: string): void {
    this.all.push({ kind, detail });
  }

  /** Each kind with how often it was met and its first case. */
  kinds(): { kind: string; count: number; first: string }[] {
    const kinds = new Map<string, { kind: string; count: number; first: string }>();
    for (const { kind, detail } of this.all) {
      const known = kinds.get(kind);
      if (known) known.count += 1;
      else kinds.set(kind, { kind, count: 1, first: detail });
    }
    return [...kinds.values()];
  }
}
