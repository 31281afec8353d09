import {
  CircleDollarSign,
  ClipboardPlus,
  FileText,
  HandCoins,
  type LucideIcon,
  PackagePlus,
  Plus,
  ReceiptText,
  Truck,
  UserPlus,
} from 'lucide-react';
import type { Named } from './words.ts';

export interface Action extends Named {
  /** Where its form is. */
  path: string;
  icon: LucideIcon;
}

const make = 'new add create make start';

/** What can be begun from anywhere: each leads to a form. */
export const ACTIONS: readonly Action[] = [
  { label: 'New job', path: '/create-project', icon: Plus, words: `${make} project book booking` },
  {
    label: 'New client',
    path: '/client-directory?new=client',
    icon: UserPlus,
    words: `${make} customer contact person`,
  },
  { label: 'Quick quote', path: '/quick-quote', icon: FileText, words: `${make} write estimate price proposal` },
  { label: 'New invoice', path: '/finance-data?new=invoice', icon: ReceiptText, words: `${make} write bill charge` },
  {
    label: 'Record payment',
    path: '/finance-data?new=payment',
    icon: HandCoins,
    words: 'new add enter money paid came in received deposit',
  },
  {
    label: 'Record expense',
    path: '/finance-data?new=expense',
    icon: CircleDollarSign,
    words: 'new add enter spent spend bought receipt bill cost fuel',
  },
  {
    label: 'Order materials',
    path: '/procurement-data?new=item',
    icon: PackagePlus,
    words: `${make} buy purchase parts item stock procurement`,
  },
  {
    label: 'New supplier',
    path: '/supplier-directory?new=supplier',
    icon: Truck,
    words: `${make} merchant vendor subbie`,
  },
  { label: 'New task', path: '/admin-data?new=task', icon: ClipboardPlus, words: `${make} todo to-do reminder remind` },
];
