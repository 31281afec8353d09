import type { ComponentType } from 'react';
import { later } from '../lib/later.ts';

interface ScreenEntry {
  path: string;
  /** Fetches what the screen is made of. */
  load(): Promise<ComponentType>;
}

/** Share most of their parts: one download, as every further file is named in what all screens wait for. */
const directories = () => import('./directory-screens.tsx');
const people = () => import('./people-screens.tsx');

/** Each other screen is its own download. A new one is a line here, and one in menu-entries.ts if it is in the menu. */
const ENTRIES: readonly ScreenEntry[] = [
  {
    path: '/jobs',
    load: async () => (await import('../features/jobs/jobs-page.tsx')).loadJobsPage(),
  },
  {
    path: '/create-project',
    load: async () => (await import('../features/jobs/create-project.tsx')).CreateProject,
  },
  {
    path: '/job-details',
    load: async () => (await import('./job-details-screen.tsx')).JobDetailsScreen,
  },
  {
    path: '/agent/:agentName',
    load: async () => (await import('../features/agents/agent-profile-page.tsx')).AgentProfilePage,
  },
  {
    path: '/calendar',
    load: async () => (await import('../features/calendar/calendar.tsx')).CalendarPage,
  },
  {
    path: '/approvals',
    load: async () => (await import('../features/approvals/approvals.tsx')).Approvals,
  },
  {
    path: '/inbox',
    load: async () => (await import('../features/inbox/inbox-page.tsx')).InboxPage,
  },
  {
    path: '/automations',
    load: async () => (await import('../features/automations/automations-page.tsx')).AutomationsPage,
  },
  {
    path: '/agent-performance',
    load: async () => (await import('../features/agents/performance-page.tsx')).PerformancePage,
  },
  {
    path: '/client-directory',
    load: async () => (await directories()).ClientDirectory,
  },
  {
    path: '/client',
    load: async () => (await people()).ClientScreen,
  },
  {
    path: '/supplier',
    load: async () => (await people()).SupplierScreen,
  },
  {
    path: '/client-account',
    load: async () => (await people()).AccountPage,
  },
  {
    path: '/supplier-directory',
    load: async () => (await directories()).SupplierDirectory,
  },
  {
    path: '/quick-quote',
    load: async () => (await import('../features/quotes/quick-quote.tsx')).QuickQuote,
  },
  {
    path: '/quotes',
    load: async () => (await import('../features/quotes/quotes-page.tsx')).QuotesPage,
  },
  {
    path: '/upload-templates',
    load: async () => (await import('../features/templates/upload-templates.tsx')).UploadTemplates,
  },
  {
    path: '/tax-deductions',
    load: async () => (await import('../features/tax/tax-deductions.tsx')).TaxDeductions,
  },
  {
    path: '/admin-data',
    load: async () => (await import('../features/admin/admin-data.tsx')).AdminData,
  },
  {
    path: '/finance-data',
    load: async () => (await import('../features/finance/finance-data.tsx')).FinanceData,
  },
  {
    path: '/finance-record',
    load: async () => (await import('../features/finance/invoice/record-page.tsx')).RecordPage,
  },
  {
    path: '/who-owes-you',
    load: async () => (await import('../features/finance/owed/owed-page.tsx')).OwedPage,
  },
  {
    path: '/gst',
    load: async () => (await import('../features/finance/gst/gst-page.tsx')).GstPage,
  },
  {
    path: '/payments-to-place',
    load: async () => (await import('../features/finance/place/payments-to-place.tsx')).PaymentsToPlace,
  },
  {
    path: '/tpar',
    load: async () => (await import('../features/finance/tpar/tpar-page.tsx')).TparPage,
  },
  {
    path: '/procurement-data',
    load: async () => (await import('../features/procurement/procurement-data.tsx')).ProcurementData,
  },
  {
    path: '/settings',
    load: async () => (await import('../features/settings/settings.tsx')).SettingsPage,
  },
  {
    path: '/settings/security',
    load: async () => (await import('../features/security/security-page.tsx')).SecurityPage,
  },
  {
    path: '/settings/messages',
    load: async () => (await import('../features/message-settings/message-settings-page.tsx')).MessageSettingsPage,
  },
  {
    path: '/settings/model',
    load: async () => (await import('../features/settings/model/model-page.tsx')).ModelPage,
  },
  {
    path: '/device',
    load: async () => (await import('../features/device/device-page.tsx')).DevicePage,
  },
  {
    path: '/import',
    load: async () => (await import('../features/import/import-export.tsx')).ImportExport,
  },
];

export const SCREENS = ENTRIES.map(({ path, load }) => ({ path, Screen: later(load) }));
