import { HandCoins, MessageCircle } from 'lucide-react';
import type { SearchScreen } from '../features/search/options.ts';
import { useCountry } from '../lib/country.ts';
import { useMenu } from './menu-entries.ts';

/** What people call a screen beside its name in the menu. */
export const WORDS: Readonly<Record<string, string>> = {
  '/jobs': 'projects work board all current',
  '/calendar': 'schedule diary roster bookings appointments agenda week month today tomorrow when on planner',
  '/approvals': 'approve waiting yes permission allow sign off drafts',
  '/inbox': 'messages texts sms email emails mail replies conversations clients wrote',
  '/automations': 'reminders follow-ups automatic scheduled rules repeat chase',
  '/agent-performance': 'assistants team ratings feedback jerry michelle renea sarah reports how they did',
  '/client-directory': 'clients customers contacts people phone book addresses',
  '/supplier-directory': 'suppliers merchants vendors wholesalers shops subbies subcontractors contractors',
  '/quotes': 'estimates prices proposals offers tenders',
  '/upload-templates': 'word documents letterhead layouts upload',
  '/tax-deductions': 'claim claims write offs ato ird deductible tax return',
  '/admin-data': 'tasks todo to-do to-dos list reminders paperwork',
  '/finance-data':
    'money invoices payments expenses receipts income profit budgets cash flow bills spending takings earnings books',
  '/who-owes-you': 'owing owed debtors debts overdue unpaid outstanding receivables late chase aged collect',
  '/gst': 'bas gst tax activity statement quarter return ird owing ato',
  '/procurement-data': 'materials orders purchases buying stock parts deliveries items',
  '/settings': 'business details abn nzbn bank account logo colour gst registered terms profile preferences plan',
  '/settings/security': 'password two factor 2fa mfa codes sessions sign in log out email address delete account',
  '/settings/messages': 'sms number phone texts opt out stop consent unsubscribe',
  '/settings/model': 'ai llm openai chatgpt api key built-in',
  '/import': 'csv spreadsheet excel xero myob quickbooks backup download upload data',
};

/** Their forms are among the actions. */
const ACTIONS: ReadonlySet<string> = new Set(['/create-project', '/quick-quote']);

/** Every screen that can be gone to by its name, as it is called where the business is. */
export function useSearchScreens(): SearchScreen[] {
  const country = useCountry();
  const menu = useMenu().filter(({ path }) => !ACTIONS.has(path));
  return [
    {
      path: '/dashboard',
      label: 'Dashboard',
      icon: MessageCircle,
      words: 'home start chat overview jerry main summary',
    },
    ...menu.map(({ path, label, icon }) => ({ path, label, icon, words: WORDS[path] ?? '' })),
    {
      path: '/payments-to-place',
      label: 'Payments to Place',
      icon: HandCoins,
      words: 'unallocated unmatched credit money deposits',
    },
    ...(country === 'AU'
      ? [
          {
            path: '/tpar',
            label: 'Contractor Payments (TPAR)',
            icon: HandCoins,
            words: 'taxable annual report subbies subcontractors ato',
          },
        ]
      : []),
  ];
}
