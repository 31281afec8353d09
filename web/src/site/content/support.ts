import type { Passage } from '../passage.ts';

export const SUPPORT_CHANNELS = [
  {
    way: 'chat',
    title: 'Live Chat',
    description: 'Jerry answers at once, any time. Ask for a person and the forms on this page reach one.',
    availability: 'Mon-Fri 8am-6pm AEST',
    response: 'Under 2 minutes',
    action: 'Start Chat',
  },
  {
    way: 'phone',
    title: 'Phone Support',
    description: 'Talk it through with somebody who has been on the tools.',
    availability: 'Mon-Fri 9am-5pm AEST',
    response: 'Under 1 minute',
    action: 'Call Now',
  },
  {
    way: 'email',
    title: 'Email Support',
    description: 'Send the details and a screenshot. We write back with an answer, not a ticket number.',
    availability: '24/7',
    response: 'Under 4 hours',
    action: 'Send Email',
  },
  {
    way: 'demo',
    title: 'Book a Demo',
    description: 'Half an hour on your own kind of jobs, with time for questions.',
    availability: 'Mon-Fri 9am-5pm AEST',
    response: 'Your time, booked online',
    action: 'Schedule Demo',
  },
] as const;

interface FaqCategory {
  id: string;
  category: string;
  questions: readonly {
    question: string;
    answer: string /** In other words, for the search and for Jerry. */;
    asked?: string;
  }[];
}

export const FAQS: readonly FaqCategory[] = [
  {
    id: 'start',
    category: 'Getting started',
    questions: [
      {
        question: 'How do I start?',
        answer:
          'Create an account with your name, business name, location and email, then tell Jerry about your next job in your own words. He sets it up and shows you what he made. No credit card is asked for.',
      },
      {
        question: 'Can I bring my clients and jobs along?',
        answer:
          'Yes. Save your clients, suppliers or jobs as a spreadsheet (CSV) and load it under Import and Export. You see what would happen line by line before anything is saved, and an import can be undone.',
      },
      {
        question: 'Does it work on my phone?',
        answer:
          'Yes, in the browser of any phone, tablet or computer, with buttons made for big thumbs. Put it on your home screen and it opens like an app. Apps for iOS and Android are coming soon.',
      },
      {
        question: 'What happens without reception?',
        answer:
          'Smoko opens and shows what you last saw, with a note of how old it is. New and changed jobs, clients, suppliers, tasks and order items, new payments and expenses, photos and files of a job, and messages to the assistants wait on the device and go by themselves, once, when there is reception again. Quotes, variations, invoices, changes to money records, and whatever goes to your clients need reception.',
        asked: 'What happens offline? Does it work without internet?',
      },
    ],
  },
  {
    id: 'jobs',
    category: 'Jobs and calendar',
    questions: [
      {
        question: 'How do I create a job?',
        answer:
          'Say it: "New job for Dave, hot water, 1850 plus GST, Thursday." Or press New Job and fill in the form. Both give the same job with a number, a client, a date and a budget.',
      },
      {
        question: 'Can I see what is on this week?',
        answer:
          'The calendar shows jobs and tasks by day, week or month. Drag an entry with a mouse, or open it and pick another day or time. Jobs without a date wait beside it.',
      },
      {
        question: 'Where do photos of a job go?',
        answer:
          'Add them on Job Details, or attach them to a message to an assistant. PDF, Word, Excel, CSV, text and pictures up to 25 MB each are taken.',
      },
    ],
  },
  {
    id: 'money',
    category: 'Quotes, invoices and GST',
    questions: [
      {
        question: 'How is GST worked out?',
        answer:
          'By code, never by the AI: 10% in Australia and 15% in New Zealand, rounded on the total or on each line as you choose in Settings. A business that is not registered for GST shows no GST line.',
        asked: 'How is GST calculated on a quote or invoice? Which tax rate',
      },
      {
        question: 'Can I make a quote from my own template?',
        answer:
          'Yes. Upload a Word or text template with fields, and Quick Quote fills it in. Every quote can also be downloaded as a PDF.',
      },
      {
        question: 'How do I know who owes me money?',
        answer:
          'Ask Renea "Who owes me money, and since when?" or open Finance. An invoice turns overdue by itself the day after its due date.',
      },
      {
        question: 'Does Smoko take payments?',
        answer:
          'No. Smoko records invoices, payments and expenses, and you mark an invoice as paid when the money is in. It does not move money.',
      },
    ],
  },
  {
    id: 'assistants',
    category: 'The AI assistants',
    questions: [
      {
        question: 'What can the assistants do by themselves?',
        answer:
          'They create and change jobs, clients, tasks, quotes, invoices and orders when you ask. Anything they would send to somebody outside, delete, or change many of at once waits for your yes. What goes out without asking each time is an automation, such as a reminder: all are off until you turn one on and choose that it sends by itself.',
        asked: 'Will it send things to my clients without asking me? Does it message anybody by itself?',
      },
      {
        question: 'What if an assistant gets it wrong?',
        answer:
          'Press Undo on its receipt, or write "undo that". Every change an assistant made has a receipt that says what it was.',
      },
      {
        question: 'Does what I write go to an AI company?',
        answer:
          'Not by default: the built-in model runs on the server itself, and nothing goes out. Connect a language model of another provider, and your words and the records shown for them go there. Settings > Assistant Model says which one answers you.',
        asked: 'Who sees or reads what I type to the assistants? OpenAI, ChatGPT',
      },
      {
        question: 'Can somebody trick the assistants?',
        answer:
          'Text from files and messages is treated as information, not as an order. Prices, dates, GST and who may see what are worked out by code, whatever the AI says.',
      },
    ],
  },
  {
    id: 'plans',
    category: 'Plans, cancelling and refunds',
    questions: [
      {
        question: 'What does it cost?',
        answer:
          'Starter is free for up to 10 jobs per month, Professional is $49 per month inc GST with unlimited jobs, and Business is $99 per month inc GST. Paying annually takes 20 percent off. You try it for 14 days without a credit card.',
        asked: 'Price of each plan, free plan, how much for unlimited jobs, is GST included in the price',
      },
      {
        question: 'How do I cancel?',
        answer:
          'Any time: write to us with the contact form, or delete the account under Settings > Security. You have 30 days to change your mind, and can export everything first.',
        asked: 'Can I cancel my subscription any time? Stop, end or quit my plan, close my account, leave Smoko',
      },
      {
        question: 'Can I get a refund?',
        answer:
          'Today no payment is taken in the product, so there is nothing to refund: nothing is charged until we have agreed on it with you. Once something was paid, you have the rights to a refund that the Australian Consumer Law and New Zealand’s Consumer Guarantees Act give you. Ask with the contact form.',
        asked:
          'Do you give my money back if I am not happy? Money-back guarantee, refunds, return, get what I paid back',
      },
      {
        question: 'Can my apprentice or office manager have a login? Is a second user possible?',
        answer:
          'Not yet. Today a business has one sign-in, on as many devices as you like. More users, each with their own sign-in, are coming soon with team management. Please do not share a password with more people than you would give your phone to.',
        asked:
          'Can two people log in at the same time? Several users, more than one user, a second login for my partner, wife, offsider or employee, share an account',
      },
    ],
  },
  {
    id: 'accounts',
    category: 'Accounting software',
    questions: [
      {
        question: 'Does it work with Xero, MYOB or QuickBooks?',
        answer:
          'Not by itself yet. Connections to Xero and QuickBooks are coming soon; there is none to MYOB. Today you export invoices, payments and expenses as a spreadsheet (CSV) and hand it to your accountant or import it there. The GST / BAS page adds up the quarter.',
        asked: 'Does Smoko connect, integrate, link or sync with Xero, MYOB, QuickBooks or accounting software?',
      },
      {
        question: 'Does Smoko lodge my BAS or GST return?',
        answer:
          'No. It adds up what a BAS or a New Zealand GST return asks for, and every figure opens to its records. You or your accountant lodge it.',
        asked: 'File or submit a BAS to the ATO',
      },
    ],
  },
  {
    id: 'account',
    category: 'Account and privacy',
    questions: [
      {
        question: 'I forgot my password. How do I reset it?',
        answer:
          'Press "Forgot your password?" on the sign-in page and type your email address. We mail you a link that works once, for 30 minutes. Signed in, you change your password under Settings > Security. Nobody at Smoko can read it or tell it to you.',
        asked: 'Lost or changed password, locked out, cannot log in',
      },
      {
        question: 'Where is my data kept?',
        answer:
          'In the database of the server that this Smoko runs on, and nowhere else unless you connect a language model or a mail or text provider. The Privacy page says who runs it and in which place the server stands.',
        asked:
          'Where is my data stored, hosted or located? Is it in Australia or overseas, in which country, on which server or cloud?',
      },
      {
        question: 'Can I get my data out?',
        answer:
          'Any time. Under Import and Export you download each list as CSV, or everything as one zip. The files open in Excel, Numbers or Google Sheets.',
      },
      {
        question: 'I deleted something by mistake. Is it gone?',
        answer:
          'Not yet. Press Undo in the message that appears. Deleted records are kept for 30 days and then removed.',
      },
      {
        question: 'Who can see my records?',
        answer:
          'You. Every record belongs to one account, and the server checks that on every read and write. The Security page says how.',
      },
    ],
  },
];

export const RESOURCES = [
  {
    title: 'Documentation',
    text: 'The user guide: first job, quotes, calendar, files and the rest, step by step.',
    href: '/documentation',
    action: 'Read the guide',
  },
  {
    title: 'API reference',
    text: 'For programmers: every call of the API, what it takes and what it answers.',
    href: '/api/docs',
    action: 'Open the reference',
  },
  {
    title: 'Community',
    text: 'Where to put an idea or a bug, and what we do with it.',
    href: '/community',
    action: 'Have your say',
  },
];

export const SUPPORT_PASSAGES: readonly Passage[] = FAQS.flatMap(({ id, questions }) =>
  questions.map(({ question, answer, asked }, i) => ({
    id: `support/${id}-${i + 1}`,
    title: question,
    text: answer,
    href: `/support#faq-${id}`,
    ...(asked ? { asked } : {}),
  })),
);
