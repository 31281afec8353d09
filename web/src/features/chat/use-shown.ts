import { useAuiState } from '@assistant-ui/react';
import type { Shown } from './convert.ts';

/** The message a message component stands for; undefined for the placeholder assistant-ui puts before an answer. */
export const useShown = (): Shown | undefined =>
  useAuiState((state) => state.message.metadata.custom.shown as Shown | undefined);
