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

interface MenuEntry {
  path: string;
  label: string;
  /** In New Zealand, where it is called otherwise. */
  labelNz?: string;
  icon: LucideIcon;
  /** How many things wait there. */
  Count?: ComponentType;
}

/** The screens that are in the menu, in its order; others are only linked to. */
export const MENU: readonly MenuEntry[] = [
  { path: '/jobs', label: 'Jobs', icon: Hammer },
  { path: '/create-project', label: 'New Job', icon: Plus },
  { path: '/calendar', label: 'Calendar', icon: CalendarDays },
  { path: '/approvals', label: 'Approvals', icon: CircleCheck, Count: ApprovalCount },
  { path: '/inbox', label: 'Inbox', icon: Inbox, Count: InboxCount },
  { path: '/automations', label: 'Automations', icon: AlarmClock },
  { path: '/agent-performance', label: 'Agent Performance', icon: ChartNoAxesColumn },
  { path: '/client-directory', label: 'Client Directory', icon: Users },
  { path: '/supplier-directory', label: 'Supplier Directory', icon: Truck },
  { path: '/quick-quote', label: 'Quick Quote', icon: FileText },
  { path: '/quotes', label: 'Quotes', icon: Files, Count: AnswerCount },
  { path: '/upload-templates', label: 'Templates', icon: FileUp },
  { path: '/tax-deductions', label: 'Tax Deductions', icon: Landmark },
  { path: '/admin-data', label: 'Admin', icon: ClipboardList },
  { path: '/finance-data', label: 'Finance', icon: CircleDollarSign },
  { path: '/who-owes-you', label: 'Who Owes You', icon: HandCoins },
  { path: '/gst', label: GST_PAGE.AU, labelNz: GST_PAGE.NZ, icon: ReceiptText },
  { path: '/procurement-data', label: 'Procurement', icon: PackageOpen },
  { path: '/settings', label: 'Settings', icon: Settings },
  { path: '/settings/security', label: 'Security', icon: ShieldCheck },
  { path: '/settings/messages', label: 'Message Settings', icon: MessageSquareCode },
  { path: '/settings/model', label: 'Assistant Model', icon: BrainCircuit },
  { path: '/import', label: 'Import and Export', icon: ArrowDownUp },
];

/** As it is called where the business is. */
export function useMenu(): readonly MenuEntry[] {
  const country = useCountry();
  return MENU.map((entry) => ({ ...entry, label: (country === 'NZ' && entry.labelNz) || entry.label }));
}
