/** What a chart shows, as a drawing and as a table. */
export interface ChartData {
  rows: readonly {
    label: string;
    values: Readonly<Record<string, number>>;
    /** Where what a figure is made of stands, by series. */
    to?: Readonly<Record<string, string>>;
  }[];
  series: readonly { key: string; label: string }[];
  format: (value: number) => string;
  /** Before the figures of the axis. */
  unit?: string;
  /** Bars from left to right: for long names. */
  lying?: boolean;
}
