interface CoverageRow {
  line: number;
  what: string;
  /** Texts letter by letter, each of which the test has to look for. */
  texts: string[];
  file: string;
  title: string;
}
interface Ran {
  file: string;
  title: string;
  passed: boolean;
}
export function readCoverage(markdown?: string): { heading: string; rows: CoverageRow[] }[];
export function unproven(ran: Record<string, Ran[]>, sections?: ReturnType<typeof readCoverage>): string[];
