import {
  CircleDollarSign,
  ClipboardList,
  Compass,
  FileText,
  Hammer,
  type LucideIcon,
  MessageCircle,
  PackageOpen,
  Truck,
  User,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { newQuotePath } from '../../lib/record-path.ts';
import { ACTIONS, type Action } from './actions.ts';
import { readAsked } from './asked.ts';
import type { Found } from './find.ts';
import type { Hit } from './hits.ts';
import { KINDS, type Kind } from './kinds.ts';
import type { Recent } from './recents.ts';
import { meant, type Named } from './words.ts';

export interface SearchScreen extends Named {
  path: string;
  icon?: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
}

export interface Option {
  key: string;
  icon: NonNullable<SearchScreen['icon']>;
  title: string;
  about?: string;
  status?: string | null;
  /** Where it leads; else it is asked of Jerry. */
  path: string | null;
  /** To be kept as opened, of a record. */
  recent?: Recent;
}

export interface Group {
  name: string;
  options: Option[];
}

const LOOKS: Readonly<Record<Kind, { name: string; icon: LucideIcon }>> = {
  job: { name: 'Jobs', icon: Hammer },
  client: { name: 'Clients', icon: User },
  quote: { name: 'Quotes', icon: FileText },
  money: { name: 'Invoices and Money', icon: CircleDollarSign },
  supplier: { name: 'Suppliers', icon: Truck },
  order: { name: 'Orders', icon: PackageOpen },
  task: { name: 'Tasks', icon: ClipboardList },
};

/** "quotes", for what could not be searched. */
export const kindWords = (kinds: readonly Kind[]): string => {
  const names = kinds.map((kind) => LOOKS[kind].name.toLowerCase());
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

const MOST_SCREENS = 5;
const MOST_ACTIONS = 4;
const MOST_QUOTES_FOR = 3;

const screenOption = ({ path, label, icon = Compass }: SearchScreen): Option => ({
  key: `screen ${path}`,
  icon,
  title: label,
  path,
});
const actionOption = ({ path, label, icon }: Action): Option => ({ key: `action ${path}`, icon, title: label, path });
const hitOption = ({ kind, id, title, about, status, path }: Hit): Option => ({
  key: `${kind} ${id}`,
  icon: LOOKS[kind].icon,
  title,
  about,
  status,
  path,
  recent: { kind, id },
});
const quoteFor = ({ id, name }: Found['clients'][number]): Option => ({
  key: `quote for ${id}`,
  icon: FileText,
  title: `New quote for ${name}`,
  path: newQuotePath({ client: id }),
});

const filled = (groups: readonly Group[]): Group[] => groups.filter(({ options }) => options.length > 0);

/** Before anything is typed. */
export const firstGroups = (opened: readonly Hit[]): Group[] =>
  filled([
    { name: 'Recently Opened', options: opened.map(hitOption) },
    { name: 'Actions', options: ACTIONS.map(actionOption) },
  ]);

/** Screens and actions at once, records as they are found. */
export function groupsFor(text: string, screens: readonly SearchScreen[], { hits, clients }: Found): Group[] {
  const { kind } = readAsked(text);
  // "quote for Pri" is about somebody, not about prices
  const labels = kind !== null;
  const quotesFor = kind === 'quote' ? clients.slice(0, MOST_QUOTES_FOR).map(quoteFor) : [];
  return filled([
    { name: 'Screens', options: meant(text, screens, labels).slice(0, MOST_SCREENS).map(screenOption) },
    {
      name: 'Actions',
      options: [...quotesFor, ...meant(text, ACTIONS, labels).slice(0, MOST_ACTIONS).map(actionOption)],
    },
    ...KINDS.map((one) => ({
      name: LOOKS[one].name,
      options: hits.filter((hit) => hit.kind === one).map(hitOption),
    })),
  ]);
}

export const ASK = 'ask';
export const askOption = (text: string): Option => ({
  key: ASK,
  icon: MessageCircle,
  title: `Ask Jerry: ${text.trim()}`,
  path: null,
});
