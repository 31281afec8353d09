import type { ArticleSection } from './article.ts';

/** The guide's first half: a day's work. */
export const GUIDE_WORK: readonly ArticleSection[] = [
  {
    id: 'first-job',
    title: 'Your first job',
    picture: {
      src: '/pictures/guide-job.webp',
      alt: 'A message to Jerry, "New job for Priya Sharma, hot water replacement, 1850 plus gst, Thursday", and the job he made of it, with Undo',
      height: 700,
    },
    text: `[Create your account](/signup) with your name, business name, location and email. Then write to Jerry the way you would text a mate:

> New job for Priya Sharma, hot water replacement, 1850 plus gst, Thursday

Jerry makes the job, gives it the next number, finds or makes the client and sets the date. Below his answer stands a receipt of what he did, with **Undo**.

If something essential is missing he asks one question. He never makes up a price, a date or a name that nobody gave.

Rather tap than talk? **New Job** in the menu is the same thing as a form.`,
  },
  {
    id: 'assistants',
    title: 'Jerry, Michelle, Renea and Sarah',
    text: `Write to Jerry about anything: he passes it on to the right one. Or pick an assistant above the box.

- **Jerry** is the project manager. He looks after jobs and keeps the team together.
- **Michelle** is the administrative assistant. She looks after tasks, the calendar, documents and clients.
- **Renea** is the finance assistant. She looks after quotes, invoices, payments, expenses and who owes you.
- **Sarah** is the procurement assistant. She looks after suppliers, materials and orders.

Tap an assistant's card to see their messages, tasks and how often they finish what they start, and to rate them.`,
  },
  {
    id: 'jobs',
    title: 'Jobs',
    text: `**Jobs** in the menu has them all. On a desktop it is a table with a line for each: search it, pick Active (pending and in progress), another status or all of them, change a status where it stands, and quote, invoice, edit or delete a job from the menu at the end of its line. On a phone, and beside the conversation, the jobs have two tabs: Active and Completed.

Open a job to see the client, date, budget and description, with three tabs for its tasks, finance records and materials, and the files that belong to it.

Change the status with the selector at the top. Edit and Delete are beside it; a deleted job can be brought back for 30 days.

Every job has a number of its own. Leave it out and Smoko takes the next one.`,
  },
  {
    id: 'calendar',
    title: 'Calendar',
    picture: {
      src: '/pictures/guide-calendar.webp',
      alt: 'The calendar of a week on a phone, with a job on Tuesday at seven',
      height: 700,
    },
    text: `**Calendar** shows jobs and tasks by day, week or month. On a phone it begins with the day, on a desktop with the week.

To move something, drag it with a mouse, or open it and pick another day or time. The message that appears has **Undo**. Jobs without a date wait below the calendar until you give them one.

Or say it: *Move the Sharma job to Monday at 7.*`,
  },
  {
    id: 'clients',
    title: 'Clients and suppliers',
    text: `**Client Directory** and **Supplier Directory** hold the people you work for and buy from: phone, email, address and notes. Only the name is needed.

Phone numbers of Australia and New Zealand are recognised however you type them. A tap on a number rings it.

Smoko points out an entry that looks like one you have already, and never guesses between two people of the same name: it asks.`,
  },
  {
    id: 'quotes',
    title: 'Quotes',
    asked: 'Can I ask for a deposit? How do clients accept a quote? Optional lines, choices, variations',
    picture: {
      src: '/pictures/guide-quote.webp',
      alt: 'Quick Quote on a phone: a box for what the work is and what it costs',
      height: 700,
    },
    text: `1. Open **Quick Quote** and write what the work is and what it costs, line by line if you like.
2. Choose the client, the job and one of your templates, if you have any.
3. Press generate. The words are written for you; the sums and GST are done by the program, never by the AI.
4. Read it, change what you want and save it.

A line can be **Optional**, or one option of a **choice** such as basic or premium. Your client ticks and chooses on the quote's page. An optional line is in no total until it is taken; of a choice one is. When you accept for them, say what they took: only that is in the price, the deposit and the invoice.

Every quote can be downloaded as a PDF. With a Word or text template of your own, its fields are filled in. Say a deposit in percent on the quote, or once for all of them in Settings: your client sees it beside the total. When they accept by the link, or you mark the quote as accepted, a job is made from it and the deposit invoice is drafted. Renea tells you in the conversation the moment they answer, and makes the rest of the invoice when the work is done.

More work than was agreed, or less, is a **variation**: open the job, choose **Money** and **Add Variation**. Your client accepts or declines it by a link, or you say what they told you. **PDF** is the same on paper. What was accepted is a part of the job's price, and **Money** shows how much of that is invoiced, paid and left. **Deposit**, **Progress Claim** and **The Rest** there make the next invoice; **Set Stages** says in which parts it goes out.`,
  },
  {
    id: 'invoices',
    title: 'Invoices, payments and expenses',
    asked: 'Part payments, progress claims, credit notes, statements, BAS',
    text: `**Finance** shows your income, expenses, profit and pending invoices, each project's budget and every record.

- Ask Renea for an invoice from a job or an accepted quote, or use **Add Record**.
- An invoice that is not paid turns overdue by itself the day after its due date.
- **Mark as Paid** records a payment of what is still due, and **Undo** takes it back.
- **Record Payment** is for anything else: a part of it, one payment for several invoices, or more than is owed, which can stay as the client's credit. Say how it was paid and under which reference, if you like: both stand on the **Receipt**, which every payment and refund has.
- An unpaid invoice on paper has a code in the corner of **How to pay**: whoever scans it with a phone sees the invoice as it is now.
- **Credit**, in an invoice's menu, takes something off it and says why. What was paid already stays as the client's credit.
- **Payment Claim**, in the menu of a progress or final invoice that is a draft, makes it a claim under the security of payment law of your state, or the Construction Contracts Act 2002 with its Form 1 in New Zealand. Smoko asks what the law asks, such as whether the client lives there, and tells you by when a reply is due.
- Smoko points out a deposit over your state's cap and a fee for paying by card, with the rule it comes from. It stops nothing, and it is no legal advice.
- **Account**, on a client's card, shows what they owe and everything that happened, as a statement you can print or download as a PDF. It is also where you record a refund of their credit.
- An expense says whether there is GST in it; Smoko works out how much. **GST / BAS**, in New Zealand **GST Return**, adds up what a quarter's BAS, or two months' GST return, asks for. Every figure opens to its records, and expenses that say nothing of GST are listed, not guessed.

Ask *Who owes me money, and since when?*, or open **Who Owes You** in the menu, for the list by how late it is. Renea also takes *Credit Dave $100, the tap was faulty*, *Add a $400 variation for the handrail* and *What is left to invoice on the kitchen?*, and says how any total came about: *Why is it 2,035?* Smoko keeps the books of what you tell it. It does not take payments or move money.`,
  },
  {
    id: 'materials',
    title: 'Materials and orders',
    text: `Tell Sarah what you need: *20 m of 15 mm copper pipe and 6 elbows for the hot water job.* It lands on the job's list in **Procurement**, with quantity, unit price and total.

Set an item to ordered and delivered as it goes. What you have spent counts towards the job's budget, and a bar shows how much of it is committed.`,
  },
];
