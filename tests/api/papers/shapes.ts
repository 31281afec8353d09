import type { Paper } from '../../../agents/src/papers/read-paper.ts';

/** A supplier's paper as it is laid out, and what has to come of it: `proposes` null = nothing is to be recorded. */
export interface PaperRow {
  name: string;
  country: 'AU' | 'NZ';
  text: string;
  kind: Paper['kind'];
  proposes: {
    total: number;
    gst?: number | null;
    number?: string | null;
    due?: string | null;
    dated?: string | null;
    supplier?: string | null;
    job?: string | null;
    balance?: number | null;
    tax?: 'gst' | 'free' | null;
  } | null;
  /** Words of what is told beside it, or why a person has to look. */
  says?: RegExp;
  bankChange?: boolean;
  orders?: boolean;
}
