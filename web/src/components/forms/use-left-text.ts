import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announce } from '../../lib/announce.ts';
import type { RecordOf, SearchedTable } from '../../lib/records/table.ts';
import { findFirst } from '../../lib/records/use-list.ts';
import { type Choice, meantBy, type Offer, type Option, optionsOf } from './record-choice.ts';

interface Given<T extends SearchedTable> {
  offer: Offer<T>;
  label: string;
  /** What the field shows where nothing comes of it. */
  saved: Choice;
  onChoose: (option: Option<RecordOf<T>>) => void;
}

/** A text that was typed and left with Tab: taken where one record alone is meant, else it is said that it was not. */
export function useLeftText<T extends SearchedTable>({ offer, label, saved, onChoose }: Given<T>) {
  const client = useQueryClient();
  /** While it is looked for. */
  const [left, setLeft] = useState<string | null>(null);
  const [unclear, setUnclear] = useState<string | null>(null);
  const latest = useRef(0);
  const say = (words: string) => {
    setUnclear(words);
    announce(`${label}. ${words}`);
  };
  return {
    left,
    /** What is said of a text that stands for nothing. */
    unclear,
    leave: async (text: string) => {
      latest.current += 1;
      const mine = latest.current;
      setLeft(text);
      const found = await findFirst(client, offer.table, { q: text.trim() }).catch(() => null);
      // the field was gone to again meanwhile
      if (latest.current !== mine) return;
      setLeft(null);
      const meant = meantBy(text, optionsOf(offer, found ?? []));
      if (meant) return onChoose(meant);
      const why = found === null ? "Couldn't look for" : found.length > 1 ? 'More than one matches' : 'Nothing matches';
      say(`${why} "${text.trim()}": ${saved.label}.`);
    },
    /** The field is gone to again. */
    back: () => {
      latest.current += 1;
      setLeft(null);
      setUnclear(null);
    },
  };
}
