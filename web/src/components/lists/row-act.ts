import type { LucideIcon } from 'lucide-react';

/** Something that can be done with a row. */
export interface RowAct {
  label: string;
  icon: LucideIcon;
  /** What comes of it, in a few words. */
  about?: string;
  onSelect: () => void;
}
