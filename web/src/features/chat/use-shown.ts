import { useAuiState } from '@assistant-ui/react';
import type { Shown } from './convert.ts';

/** The message a message component stands for. */
export const useShown = (): Shown => useAuiState((state) => state.message.metadata.custom.shown as Shown);
