import type { ArticleSection } from './article.ts';

/** The guide's second half: staying in charge. */
export const GUIDE_CONTROL: readonly ArticleSection[] = [
  {
    id: 'approvals',
    title: 'What waits for your yes',
    picture: {
      src: '/pictures/guide-approvals.webp',
      alt: 'Approvals on a phone: a task to be deleted waits, with Approve and Reject',
      height: 790,
    },
    text: `Three kinds of things an assistant never does alone:

- sending something to anybody outside your business
- deleting
- changing many records at once

They wait in the conversation and under **Approvals** with everything they would do. Press **Approve** or **Reject**, or write yes or no. What nobody decides on ends after 72 hours.`,
  },
  {
    id: 'messages',
    title: 'Messages',
    text: `**Inbox** holds what clients and suppliers text or mail you, once a number or a mail address is connected. An assistant reads each message, says whose it is and why, and may propose a change and draft an answer. Nothing of that happens before you approve it: what people write is information, never an order.

STOP, UNSUBSCRIBE and CANCEL in a text are obeyed before anything else reads it. A message from a sender nobody can vouch for says so.`,
  },
  {
    id: 'automations',
    title: 'Automations',
    text: `**Automations** follow up quotes, remind clients of invoices and appointments, ask suppliers about late orders, and mail you a summary on Mondays. All are off until you turn them on. Each says its rule in plain words and shows who would get what today.

Choose what becomes of the messages: left as drafts, waiting for your yes, or sent by themselves. Clients can be left out one by one, and who asked for no more messages gets none.`,
  },
  {
    id: 'undo',
    title: 'Undo',
    text: `Every change of an assistant has a receipt: what it was, on which record, when. Press **Undo** there, or write *undo that*. What one message did can be taken back as a whole.

When you delete something yourself, the message that appears offers Undo for ten seconds, and the record is kept for 30 days.`,
  },
  {
    id: 'files',
    title: 'Photos, files and templates',
    text: `Attach photos and documents to a message, or add them on Job Details. PDF, Word, Excel, CSV, text, PNG and JPEG are taken, up to 25 MB each. A file is checked by what is in it, not by its name.

A supplier's invoice as a PDF, by email or attached here, is read: supplier, number, days, total, GST and job are put to you as an expense, with the file. Nothing is recorded before your yes. A scan cannot be read: open it and tell the amount.

**Templates** are your own papers for quotes: a Word or text file with fields that Quick Quote fills in.`,
  },
  {
    id: 'import-export',
    title: 'Import and export',
    picture: {
      src: '/pictures/guide-import.webp',
      alt: 'Import and Export on a phone: choose what is in the file, then the CSV file',
      height: 700,
    },
    text: `**Import and Export** brings clients, suppliers and jobs in from a CSV file, as Excel, Xero or Google Sheets save it, up to 2,000 rows.

1. Choose what is in the file, then the file.
2. See line by line what would happen. Duplicates are left out.
3. Press import. The whole import can be undone.

On the same page you take every list out as CSV, or everything as one zip.`,
  },
  {
    id: 'settings',
    title: 'Settings',
    asked: 'Can I put my logo on quotes and invoices? GST registration, time zone, dark mode',
    text: `- **Business**: name, ABN, location. The location sets your time zone, so Perth is not Sydney.
- **Logo**: a PNG or JPEG picture that stands on everything that leaves: quotes, invoices, receipts, statements, their pages and emails. You see it as it is printed. Change it whenever you like; what was issued keeps the one it had.
- **Colour of Papers**: your own colour for the line at their head and for the total. **Phone on Papers** and **Email on Papers** say how clients reach you.
- **GST**: whether you are registered, and whether it is rounded once on the total or on each line. The rate is 10% in Australia and 15% in New Zealand. Without registration no GST line is printed. **Prices You Say** decides what a price means that says nothing of GST: with GST on top, unless you choose otherwise.
- **Notifications**: everything an assistant writes, only what needs your OK, or nothing.
- **Plan**: Starter shows how many of its 10 jobs this month are used. Nothing locks.

Dark mode is the moon at the top.`,
  },
  {
    id: 'security',
    title: 'Your account, and who is signed in',
    picture: {
      src: '/pictures/guide-security.webp',
      alt: 'Settings, Security on a phone: change the password or the email address',
      height: 700,
    },
    text: `**Settings > Security** is where you change your password or email address, see every device that is signed in and sign it out, and read the log of what happened to your account.

A second step asks for a code when you sign in: from an authenticator app or, where texting is set up, by text to your phone. Keep the recovery codes it shows you: each works once if you lose your phone.

Forgot your password? [The sign-in page](/auth) mails you a link that works once, for 30 minutes. You can delete the account here too: you have 30 days to change your mind, and should export everything first.`,
  },
  {
    id: 'offline',
    title: 'Without reception',
    text: `Smoko opens without a connection and shows what you last saw, with a note of how old it is. This week's calendar and its jobs are there without having been opened before. What you do meanwhile waits on the device: new and changed jobs, clients, suppliers, tasks and order items, new payments and expenses, photos and files of a job, what you say to the assistants. A line below the header says how much waits; tap it to look at each, try it again or throw it away. It goes by itself, once and in order, as soon as Smoko is open with reception. If somebody changed the same thing meanwhile, both stand side by side and you choose. Quotes, variations, invoices, changes to money records, what goes to a client, approvals, settings and deleting need reception, and what you typed stays. Signing out takes what was kept off the device, and asks first about what still waits.

Where your browser can, **Install Smoko on this device** stands in the account menu and under More; on an iPhone it is Share, then Add to Home Screen.`,
  },
  {
    id: 'terminal',
    title: 'The terminal client',
    text: `For the desk, or for a script. The same conversation and the same data:

\`\`\`
smoko login
smoko chat "Create a job for Priya Sharma, hot water, budget $2,400"
smoko chat
smoko jobs list --json
smoko approvals list
smoko approvals approve 4821
smoko inbox list
smoko automations preview quote_follow_up
smoko undo <receipt-id>
\`\`\`

\`smoko --help\` says the rest. There is an [API](/api/docs) too; everything the app does goes through it.`,
  },
];
