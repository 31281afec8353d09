import {
  AlarmClock,
  ArrowDownUp,
  BrainCircuit,
  CalendarDays,
  ChartNoAxesColumn,
  CircleCheck,
  CircleDollarSign,
  ClipboardList,
  Files,
  FileText,
  FileUp,
  Hammer,
  HandCoins,
  Inbox,
  Landmark,
  type LucideIcon,
  MessageSquareCode,
  PackageOpen,
  Plus,
  ReceiptText,
  Settings,
  ShieldCheck,
  Truck,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { ApprovalCount } from '../features/approvals/approval-count.tsx';
import { InboxCount } from '../features/inbox/inbox-count.tsx';
import { AnswerCount } from '../features/quotes/answer-count.tsx';
import { GST_PAGE, useCountry } from '../lib/country.ts';

/** What the screens are for, in the order of a day; the set-up of a business comes last. */
const MENU_GROUPS = ['Work', 'Money', 'People', 'Messages', 'Set-up'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

export interface MenuEntry {
  path: string;
  label: string;
  group: MenuGroup;
  /** In New Zealand, where it is called otherwise. */
  labelNz?: string;
  icon: LucideIcon;
  /** How many things wait there. */
  Count?: ComponentType;
}

/** The screens that are in the menu, in its order; others are only linked to. */
export const MENU: readonly MenuEntry[] = [
  { path: '/jobs', label: 'Jobs', group: 'Work', icon: Hammer },
  { path: '/create-project', label: 'New Job', group: 'Work', icon: Plus },
  { path: '/calendar', label: 'Calendar', group: 'Work', icon: CalendarDays },
  { path: '/approvals', label: 'Approvals', group: 'Work', icon: CircleCheck, Count: ApprovalCount },
  { path: '/admin-data', label: 'Admin', group: 'Work', icon: ClipboardList },
  { path: '/procurement-data', label: 'Procurement', group: 'Work', icon: PackageOpen },
  { path: '/quick-quote', label: 'Quick Quote', group: 'Money', icon: FileText },
  { path: '/quotes', label: 'Quotes', group: 'Money', icon: Files, Count: AnswerCount },
  { path: '/finance-data', label: 'Finance', group: 'Money', icon: CircleDollarSign },
  { path: '/who-owes-you', label: 'Who Owes You', group: 'Money', icon: HandCoins },
  { path: '/gst', label: GST_PAGE.AU, labelNz: GST_PAGE.NZ, group: 'Money', icon: ReceiptText },
  { path: '/tax-deductions', label: 'Tax Deductions', group: 'Money', icon: Landmark },
  { path: '/client-directory', label: 'Client Directory', group: 'People', icon: Users },
  { path: '/supplier-directory', label: 'Supplier Directory', group: 'People', icon: Truck },
  { path: '/agent-performance', label: 'Agent Performance', group: 'People', icon: ChartNoAxesColumn },
  { path: '/inbox', label: 'Inbox', group: 'Messages', icon: Inbox, Count: InboxCount },
  { path: '/automations', label: 'Automations', group: 'Messages', icon: AlarmClock },
  { path: '/settings/messages', label: 'Message Settings', group: 'Messages', icon: MessageSquareCode },
  { path: '/settings', label: 'Settings', group: 'Set-up', icon: Settings },
  { path: '/settings/security', label: 'Security', group: 'Set-up', icon: ShieldCheck },
  { path: '/settings/model', label: 'Assistant Model', group: 'Set-up', icon: BrainCircuit },
  { path: '/upload-templates', label: 'Templates', group: 'Set-up', icon: FileUp },
  { path: '/import', label: 'Import and Export', group: 'Set-up', icon: ArrowDownUp },
];

/** As it is called where the business is. */
export function useMenu(): readonly MenuEntry[] {
  const country = useCountry();
  return MENU.map((entry) => ({ ...entry, label: (country === 'NZ' && entry.labelNz) || entry.label }));
}

/** The same by what the screens are for. */
export function useMenuGroups(): readonly { group: MenuGroup; entries: readonly MenuEntry[] }[] {
  const menu = useMenu();
  return MENU_GROUPS.map((group) => ({ group, entries: menu.filter((entry) => entry.group === group) }));
}
