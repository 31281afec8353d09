import { AppError } from '@smoko/contract';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Item } from './items.ts';

interface Waiting {
  /** Whose; null until somebody is signed in and it was looked up. */
  userId: string | null;
  /** In their order. */
  items: readonly Item[];
  /** Being sent right now. */
  sending: boolean;
  /** The list of them is open. */
  open: boolean;
}

/** What waits on this device for reception, of whoever is signed in. Filled by the queue, which is loaded later. */
export const waiting = createStore<Waiting>(() => ({ userId: null, items: [], sending: false, open: false }));

export const useWaiting = <T>(select: (state: Waiting) => T): T => useStore(waiting, select);
export const showWaiting = (open: boolean): void => waiting.setState({ open });

/** Thrown in place of a record: what was to be done is kept on this device, and goes when there is reception. */
export class KeptForLater extends Error {
  /** As it will be, as far as this device knows. */
  readonly record: { id: string };
  constructor(record: { id: string }) {
    super('Kept on this device until there is reception.');
    this.name = 'KeptForLater';
    this.record = record;
  }
}

/** The same, of a record of this kind. */
export const isKept = <R>(error: unknown): error is Error & { record: R } => error instanceof KeptForLater;

/** No answer came: whether it arrived is not known. */
export const isUnreachable = (error: unknown): boolean => error instanceof AppError && error.code === 'unavailable';
