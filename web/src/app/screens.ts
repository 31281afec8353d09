import { type ComponentType, lazy } from 'react';

interface ScreenEntry {
  path: string;
  Screen: ComponentType;
}

/** Clients and suppliers share most of their parts: one download, as every further file is named in what all screens wait for. */
const people = () => import('./people-screens.tsx');

/** Each other screen is its own download. A new one is a line here, and one in menu-entries.ts if it is in the menu. */
export const SCREENS: readonly ScreenEntry[] = [
  {
    path: '/jobs',
    Screen: lazy(async () => ({ default: (await import('../features/jobs/jobs-page.tsx')).JobsPage })),
  },
  {
    path: '/create-project',
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
    Screen: lazy(async () => ({ default: (await import('../features/calendar/calendar.tsx')).CalendarPage })),
  },
  {
    path: '/approvals',
    Screen: lazy(async () => ({ default: (await import('../features/approvals/approvals.tsx')).Approvals })),
  },
  {
    path: '/inbox',
    Screen: lazy(async () => ({ default: (await import('../features/inbox/inbox-page.tsx')).InboxPage })),
  },
  {
    path: '/automations',
    Screen: lazy(async () => ({
      default: (await import('../features/automations/automations-page.tsx')).AutomationsPage,
    })),
  },
  {
    path: '/agent-performance',
    Screen: lazy(async () => ({ default: (await import('../features/agents/performance-page.tsx')).PerformancePage })),
  },
  {
    path: '/client-directory',
    Screen: lazy(async () => ({ default: (await people()).ClientDirectory })),
  },
  {
    path: '/client',
    Screen: lazy(async () => ({ default: (await people()).ClientScreen })),
  },
  {
    path: '/supplier',
    Screen: lazy(async () => ({ default: (await people()).SupplierScreen })),
  },
  {
    path: '/client-account',
    Screen: lazy(async () => ({ default: (await people()).AccountPage })),
  },
  {
    path: '/supplier-directory',
    Screen: lazy(async () => ({
      default: (await people()).SupplierDirectory,
    })),
  },
  {
    path: '/quick-quote',
    Screen: lazy(async () => ({ default: (await import('../features/quotes/quick-quote.tsx')).QuickQuote })),
  },
  {
    path: '/quotes',
    Screen: lazy(async () => ({ default: (await import('../features/quotes/quotes-page.tsx')).QuotesPage })),
  },
  {
    path: '/upload-templates',
    Screen: lazy(async () => ({
      default: (await import('../features/templates/upload-templates.tsx')).UploadTemplates,
    })),
  },
  {
    path: '/tax-deductions',
    Screen: lazy(async () => ({ default: (await import('../features/tax/tax-deductions.tsx')).TaxDeductions })),
  },
  {
    path: '/admin-data',
    Screen: lazy(async () => ({ default: (await import('../features/admin/admin-data.tsx')).AdminData })),
  },
  {
    path: '/finance-data',
    Screen: lazy(async () => ({ default: (await import('../features/finance/finance-data.tsx')).FinanceData })),
  },
  {
    path: '/finance-record',
    Screen: lazy(async () => ({
      default: (await import('../features/finance/invoice/record-page.tsx')).RecordPage,
    })),
  },
  {
    path: '/who-owes-you',
    Screen: lazy(async () => ({ default: (await import('../features/finance/owed/owed-page.tsx')).OwedPage })),
  },
  {
    path: '/gst',
    Screen: lazy(async () => ({ default: (await import('../features/finance/gst/gst-page.tsx')).GstPage })),
  },
  {
    path: '/payments-to-place',
    Screen: lazy(async () => ({
      default: (await import('../features/finance/place/payments-to-place.tsx')).PaymentsToPlace,
    })),
  },
  {
    path: '/tpar',
    Screen: lazy(async () => ({ default: (await import('../features/finance/tpar/tpar-page.tsx')).TparPage })),
  },
  {
    path: '/procurement-data',
    Screen: lazy(async () => ({
      default: (await import('../features/procurement/procurement-data.tsx')).ProcurementData,
    })),
  },
  {
    path: '/settings',
    Screen: lazy(async () => ({ default: (await import('../features/settings/settings.tsx')).SettingsPage })),
  },
  {
    path: '/settings/security',
    Screen: lazy(async () => ({ default: (await import('../features/security/security-page.tsx')).SecurityPage })),
  },
  {
    path: '/settings/messages',
    Screen: lazy(async () => ({
      default: (await import('../features/message-settings/message-settings-page.tsx')).MessageSettingsPage,
    })),
  },
  {
    path: '/settings/model',
    Screen: lazy(async () => ({ default: (await import('../features/settings/model/model-page.tsx')).ModelPage })),
  },
  {
    path: '/device',
    Screen: lazy(async () => ({ default: (await import('../features/device/device-page.tsx')).DevicePage })),
  },
  {
    path: '/import',
    Screen: lazy(async () => ({ default: (await import('../features/import/import-export.tsx')).ImportExport })),
  },
];
