import type { CliCommand, CommandGroup } from '../command-kinds/command.ts';

/** A line of `smoko --help`. Its file is loaded when it is called, and the contract with it. */
export interface Entry {
  name: string;
  summary: string;
  load(): Promise<CliCommand | CommandGroup>;
}

/** Every command and every group of commands, in the order of `smoko --help`. */
export const REGISTRY: readonly Entry[] = [
  { name: 'login', summary: 'sign in', load: async () => (await import('./sign-in.ts')).login },
  { name: 'logout', summary: 'sign out here, or everywhere', load: async () => (await import('./sign-in.ts')).logout },
  { name: 'whoami', summary: 'show who is signed in', load: async () => (await import('./sign-in.ts')).whoami },
  {
    name: 'token',
    summary: 'print a token for SMOKO_TOKEN, which signs a script in',
    load: async () => (await import('./token.ts')).token,
  },
  { name: 'chat', summary: 'talk to Jerry and the team', load: async () => (await import('./chat.ts')).chat },
  {
    name: 'ask',
    summary: 'say one thing and get the answer, for scripts too',
    load: async () => (await import('./ask.ts')).ask,
  },
  {
    name: 'threads',
    summary: 'your conversations with the assistants',
    load: async () => (await import('./threads.ts')).threadsCommands,
  },
  { name: 'jobs', summary: 'your jobs', load: async () => (await import('./jobs.ts')).jobsCommands },
  { name: 'clients', summary: 'your clients', load: async () => (await import('./clients.ts')).clientsCommands },
  {
    name: 'statement',
    summary: "a client's invoices, payments and balance",
    load: async () => (await import('./statement.ts')).statement,
  },
  {
    name: 'suppliers',
    summary: 'your suppliers',
    load: async () => (await import('./suppliers.ts')).suppliersCommands,
  },
  { name: 'tasks', summary: 'your tasks', load: async () => (await import('./tasks.ts')).tasksCommands },
  {
    name: 'finance',
    summary: 'invoices, payments and expenses',
    load: async () => (await import('./finance.ts')).financeCommands,
  },
  {
    name: 'invoices',
    summary: 'your invoices: drafted, issued, paid',
    load: async () => (await import('./invoices.ts')).invoicesCommands,
  },
  {
    name: 'payments',
    summary: 'what came in',
    load: async () => (await import('./invoices.ts')).paymentsCommands,
  },
  {
    name: 'bas',
    summary: 'GST to pay or to get back: the boxes of a BAS or a GST return',
    load: async () => (await import('./gst.ts')).bas,
  },
  { name: 'gst', summary: 'the same', load: async () => (await import('./gst.ts')).gst },
  {
    name: 'gst-records',
    summary: 'the records behind a figure of it',
    load: async () => (await import('./gst.ts')).gstRecords,
  },
  {
    name: 'tax',
    summary: 'what contractors were paid (TPAR)',
    load: async () => (await import('./tax.ts')).taxCommands,
  },
  {
    name: 'procurement',
    summary: 'what is ordered',
    load: async () => (await import('./procurement.ts')).procurementCommands,
  },
  {
    name: 'templates',
    summary: 'your templates',
    load: async () => (await import('./templates.ts')).templatesCommands,
  },
  { name: 'files', summary: 'photos and documents', load: async () => (await import('./files.ts')).filesCommands },
  { name: 'quotes', summary: 'your quotes', load: async () => (await import('./quotes.ts')).quotesCommands },
  {
    name: 'variations',
    summary: 'what a job takes more than was agreed on',
    load: async () => (await import('./variations.ts')).variationsCommands,
  },
  {
    name: 'today',
    summary: 'show what is on, what is due and what waits for you',
    load: async () => (await import('./today.ts')).today,
  },
  {
    name: 'dashboard',
    summary: 'show what the business is at',
    load: async () => (await import('./dashboard.ts')).dashboard,
  },
  { name: 'stats', summary: 'show totals', load: async () => (await import('./dashboard.ts')).stats },
  { name: 'calendar', summary: 'show what is on', load: async () => (await import('./calendar.ts')).calendar },
  {
    name: 'inbox',
    summary: 'what clients and suppliers wrote',
    load: async () => (await import('./inbox.ts')).inboxCommands,
  },
  { name: 'outbox', summary: 'what goes to them', load: async () => (await import('./outbox.ts')).outboxCommands },
  {
    name: 'correspondence',
    summary: 'what was written to and fro',
    load: async () => (await import('./correspondence.ts')).correspondenceCommands,
  },
  {
    name: 'automations',
    summary: 'what goes out by itself',
    load: async () => (await import('./automations.ts')).automationsCommands,
  },
  {
    name: 'opt-outs',
    summary: 'who wants no more messages',
    load: async () => (await import('./opt-outs.ts')).optOutsCommands,
  },
  {
    name: 'approvals',
    summary: 'what waits for your yes',
    load: async () => (await import('./approvals.ts')).approvalsCommands,
  },
  {
    name: 'drafts',
    summary: 'what they drafted for you to check',
    load: async () => (await import('./drafts.ts')).draftsCommands,
  },
  {
    name: 'receipts',
    summary: 'what the assistants did, and can take back',
    load: async () => (await import('./receipts.ts')).receiptsCommands,
  },
  {
    name: 'undo',
    summary: 'take back what an assistant did last',
    load: async () => (await import('./receipts.ts')).undo,
  },
  {
    name: 'updates',
    summary: 'what the assistants did, in a line each',
    load: async () => (await import('./updates.ts')).updatesCommands,
  },
  { name: 'agents', summary: 'the four assistants', load: async () => (await import('./agents.ts')).agentsCommands },
  { name: 'open', summary: 'open a page in the browser', load: async () => (await import('./open.ts')).open },
  { name: 'watch', summary: 'follow what changes, live', load: async () => (await import('./watch.ts')).watch },
  {
    name: 'export',
    summary: 'download your lists, or everything',
    load: async () => (await import('./export.ts')).exportLists,
  },
  {
    name: 'restore',
    summary: 'bring everything back from the zip of smoko export',
    load: async () => (await import('./restore.ts')).restoreCopy,
  },
  {
    name: 'import',
    summary: 'add clients, suppliers or jobs from a CSV file',
    load: async () => (await import('./imports.ts')).importFile,
  },
  { name: 'imports', summary: 'what was imported', load: async () => (await import('./imports.ts')).importsCommands },
  {
    name: 'doctor',
    summary: 'look whether everything works, and say what to do',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  {
    name: 'api',
    summary: 'call the API of your server by its paths',
    load: async () => (await import('./api.ts')).api,
  },
  {
    name: 'completion',
    summary: 'print what makes the Tab key complete smoko’s words',
    load: async () => (await import('./completion.ts')).completion,
  },
  {
    name: 'config',
    summary: 'profiles and settings of smoko itself',
    load: async () => (await import('./config.ts')).configCommands,
  },
  {
    name: 'settings',
    summary: 'your business, and how it is set up',
    load: async () => (await import('./settings.ts')).settingsCommands,
  },
  {
    name: 'channels',
    summary: 'show how messages come in and go out',
    load: async () => (await import('./settings.ts')).channels,
  },
  {
    name: 'model',
    summary: 'the model that the assistants think with',
    load: async () => (await import('./model.ts')).modelCommands,
  },
  { name: 'phone', summary: 'your own mobile', load: async () => (await import('./phone.ts')).phoneCommands },
  {
    name: 'devices',
    summary: 'which are told with Smoko closed',
    load: async () => (await import('./devices.ts')).devicesCommands,
  },
  {
    name: 'alias',
    summary: 'words of your own for commands',
    load: async () => (await import('./alias.ts')).aliasCommands,
  },
  {
    name: 'account',
    summary: 'your account, and who is signed in to it',
    load: async () => (await import('./account.ts')).accountCommands,
  },
];
