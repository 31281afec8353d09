import type { ArticleSection } from './article.ts';

export const PRIVACY: readonly ArticleSection[] = [
  {
    id: 'stored',
    title: 'What is stored',
    text: `- **Your account**: name, email address, business name, ABN if you give it, business location, and a one-way scramble of your password (a hash). The password itself is never stored.
- **Your records**: the jobs, clients, suppliers, tasks, quotes, finance records, materials, templates, files and conversations you or the assistants put in.
- **Receipts and approvals**: what an assistant did or wanted to do, and what you decided.
- **Sign-ins**: when, from which kind of device, and security events such as a changed password, for you to look at.
- **Enquiries**: what you send with a form on this site, kept for a year.

Logs for running the service hold no names, addresses, messages or passwords. This site sets no advertising or tracking cookies and loads nothing from other companies.`,
  },
  {
    id: 'assistants',
    title: 'What the assistants decide',
    text: `The assistants read what you write, and decide which of your records it is about, which tool to use, and with which words to answer. So they can create and change jobs, clients, tasks, quotes, invoices and orders by themselves when you ask.

They do not decide alone on anything that goes to somebody outside, deletes something, or changes many records at once: that waits for your yes. Sums, GST, dates, identities and permissions are worked out by ordinary code. No assistant decides about your clients' rights, credit or price, and none makes a profile of anybody.`,
  },
  {
    id: 'model',
    title: 'The language model',
    text: `Without any setting Smoko uses a built-in model that runs on its own server: nothing of what you write goes to another company.

You, or whoever runs Smoko, can connect a language model of another provider. Then your message, the conversation before it and the records it may be about are sent to that provider to get an answer, and what they do with it is governed by their terms. Messages that come in from outside are read with it too. A model server on the machine that Smoko runs on keeps all of that on this machine.

The key you give is kept sealed, is sent to the address you gave it for and nowhere else, and is shown to nobody again. What each turn took is counted, in tokens and dollars, without its words. Settings, Assistant Model says which model answers you; the [state of this server](/api/health) names the one for those who chose nothing.`,
  },
  {
    id: 'visitors',
    title: 'The chat on this site',
    text: `When you talk to Jerry here without an account, he has the public pages of this site and nothing else. What you ask is used to answer you and is not kept.`,
  },
  {
    id: 'retention',
    title: 'How long it is kept',
    text: `Your records, and the messages people send you with what came attached, are kept as long as you have the account; a message as it was handed over by the mail or text provider, for 30 days. Who asked you for no more messages is kept too. What you delete is hidden at once and gone for good after 30 days. After you cancel, data is kept for 30 days. When you delete your account, you have 30 days to change your mind, and then everything of it is removed.

The tax office may want you to keep business records for five years. Export them before you go: keeping them is up to you.`,
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: `In Australia we follow the Australian Privacy Principles of the Privacy Act 1988, in New Zealand the Privacy Act 2020 and its information privacy principles. You can see and correct what is stored about you in the app at any time, take it out as spreadsheets (CSV), and have it deleted.

If you are a client of a tradie who uses Smoko, ask them first: the records are theirs, and we help them answer you.

You can complain to us, and if our answer does not satisfy you, to the Office of the Australian Information Commissioner or to New Zealand's Privacy Commissioner.`,
  },
  {
    id: 'sharing',
    title: 'Who else sees it',
    text: `Nobody buys or rents your data. It goes to others only where the service needs them: who hosts the server, a mail or text message provider once one is connected, and a language model provider as said above. We tell the authorities what the law makes us tell, and you too unless the law forbids it.

If something goes wrong with your data that may hurt you, we tell you and the regulator, as the Notifiable Data Breaches scheme and New Zealand's law require.`,
  },
  {
    id: 'contact',
    title: 'Ask us',
    text: `Write to us through the [contact form](/contact#message) and choose any reason: a person reads it. This page is dated 20 November 2026; when it changes, we say so here and in the app.`,
  },
];
