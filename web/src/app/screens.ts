import {
  ArrowDownUp,
  CalendarDays,
  ChartNoAxesColumn,
  CircleCheck,
  CircleDollarSign,
  ClipboardList,
  Files,
  FileText,
  FileUp,
  Landmark,
  type LucideIcon,
  MessageSquareCode,
  PackageOpen,
  Plus,
  Settings,
  ShieldCheck,
  Truck,
  Users,
} from 'lucide-react';
import { type ComponentType, lazy } from 'react';
import { ApprovalCount } from '../features/approvals/approval-count.tsx';

interface ScreenEntry {
  path: string;
  /** In the menu; absent for screens that are only linked to. */
  /** `Count`: how many things wait there. */
  menu?: { label: string; icon: LucideIcon; Count?: ComponentType };
  Screen: ComponentType;
}

/** Each screen is its own download. A new one is a line here. */
export const SCREENS: readonly ScreenEntry[] = [
  {
    path: '/create-project',
    menu: { label: 'New Job', icon: Plus },
    Screen: lazy(async () => ({ default: (await import('../features/jobs/create-project.tsx')).CreateProject })),
  },
  {
    path: '/job-details',
    Screen: lazy(async () => ({ default: (await import('./job-details-screen.tsx')).JobDetailsScreen })),
  },
  {
    path: '/agent/:agentName',
    Screen: lazy(async () => ({
      default: (await import('../features/agents/agent-profile-page.tsx')).AgentProfilePage,
    })),
  },
  {
    path: '/calendar',
    menu: { label: 'Calendar', icon: CalendarDays },
    Screen: lazy(async () => ({ default: (await import('../features/calendar/calendar.tsx')).CalendarPage })),
  },
  {
    path: '/approvals',
    menu: { label: 'Approvals', icon: CircleCheck, Count: ApprovalCount },
    Screen: lazy(async () => ({ default: (await import('../features/approvals/approvals.tsx')).Approvals })),
  },
  {
    path: '/agent-performance',
    menu: { label: 'Agent Performance', icon: ChartNoAxesColumn },
    Screen: lazy(async () => ({ default: (await import('../features/agents/performance-page.tsx')).PerformancePage })),
  },
  {
    path: '/client-directory',
    menu: { label: 'Client Directory', icon: Users },
    Screen: lazy(async () => ({ default: (await import('../features/clients/client-directory.tsx')).ClientDirectory })),
  },
  {
    path: '/supplier-directory',
    menu: { label: 'Supplier Directory', icon: Truck },
    Screen: lazy(async () => ({
      default: (await import('../features/suppliers/supplier-directory.tsx')).SupplierDirectory,
    })),
  },
  {
    path: '/quick-quote',
    menu: { label: 'Quick Quote', icon: FileText },
    Screen: lazy(async () => ({ default: (await import('../features/quotes/quick-quote.tsx')).QuickQuote })),
  },
  {
    path: '/quotes',
    menu: { label: 'Quotes', icon: Files },
    Screen: lazy(async () => ({ default: (await import('../features/quotes/quotes-page.tsx')).QuotesPage })),
  },
  {
    path: '/upload-templates',
    menu: { label: 'Templates', icon: FileUp },
    Screen: lazy(async () => ({
      default: (await import('../features/templates/upload-templates.tsx')).UploadTemplates,
    })),
  },
  {
    path: '/tax-deductions',
    menu: { label: 'Tax Deductions', icon: Landmark },
    Screen: lazy(async () => ({ default: (await import('../features/tax/tax-deductions.tsx')).TaxDeductions })),
  },
  {
    path: '/admin-data',
    menu: { label: 'Admin', icon: ClipboardList },
    Screen: lazy(async () => ({ default: (await import('../features/admin/admin-data.tsx')).AdminData })),
  },
  {
    path: '/finance-data',
    menu: { label: 'Finance', icon: CircleDollarSign },
    Screen: lazy(async () => ({ default: (await import('../features/finance/finance-data.tsx')).FinanceData })),
  },
  {
    path: '/procurement-data',
    menu: { label: 'Procurement', icon: PackageOpen },
    Screen: lazy(async () => ({
      default: (await import('../features/procurement/procurement-data.tsx')).ProcurementData,
    })),
  },
  {
    path: '/settings',
    menu: { label: 'Settings', icon: Settings },
    Screen: lazy(async () => ({ default: (await import('../features/settings/settings.tsx')).SettingsPage })),
  },
  {
    path: '/settings/security',
    menu: { label: 'Security', icon: ShieldCheck },
    Screen: lazy(async () => ({ default: (await import('../features/security/security-page.tsx')).SecurityPage })),
  },
  {
    path: '/settings/messages',
    menu: { label: 'Message Settings', icon: MessageSquareCode },
    Screen: lazy(async () => ({
      default: (await import('../features/message-settings/message-settings-page.tsx')).MessageSettingsPage,
    })),
  },
  {
    path: '/import',
    menu: { label: 'Import and Export', icon: ArrowDownUp },
    Screen: lazy(async () => ({ default: (await import('../features/import/import-export.tsx')).ImportExport })),
  },
];
