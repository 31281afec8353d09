import {
  adminTasks,
  attachments,
  financeRecords,
  getJobBilling,
  getJobTimeline,
  messageHistory,
  type Project,
  procurementItems,
  type Quote,
  quotes as quoteTable,
  type Variation,
  variations as variationTable,
} from '@smoko/contract';
import { TIMELINE } from '../command-kinds/timeline.ts';
import { files } from '../tables/files.ts';
import { jobs } from '../tables/jobs.ts';
import { MESSAGES } from '../tables/messages.ts';
import { procurement } from '../tables/procurement.ts';
import { quotes } from '../tables/quotes.ts';
import { tasks } from '../tables/tasks.ts';
import { variations } from '../tables/variations.ts';
import { printBilling } from './billing.ts';
import { listSection, MONEY, pageCommand, printRows, quoted, readList, type Section, without } from './page.ts';

const ofJob = ({ id }: Project) => ({ project_id: id });
const called = ({ job_number }: Project) => quoted(job_number);

/** What it is worth, by which quotes and variations. */
const money: Section<Project> = {
  name: 'money',
  title: 'Money',
  async read(session, job, whole) {
    const [billing, offered, varied] = await Promise.all([
      session.api.call(getJobBilling, { id: job.id }),
      readList<Quote>(session, quoteTable.operations.list, ofJob(job), whole),
      readList<Variation>(session, variationTable.operations.list, ofJob(job), whole),
    ]);
    return {
      content: { billing, quotes: offered, variations: varied },
      print(context) {
        printBilling(billing, context);
        if (offered.data.length + varied.data.length > 0) context.print('');
        printRows(offered, without(quotes.columns, 'Job'), `smoko quotes list --job ${called(job)}`, context);
        const rest = `smoko variations list --job ${called(job)}`;
        printRows(varied, without(variations.columns, 'Job', 'Client'), rest, context);
        return true;
      },
    };
  },
};

/** `smoko jobs page 1001` */
export const jobPage = pageCommand(
  jobs,
  [
    listSection({
      name: 'tasks',
      title: 'Admin tasks',
      operation: adminTasks.operations.list,
      input: ofJob,
      columns: without(tasks.columns, 'Job'),
      rest: (job) => `smoko tasks list --job ${called(job)}`,
    }),
    money,
    listSection({
      name: 'finance',
      title: 'Finance',
      operation: financeRecords.operations.list,
      input: ofJob,
      columns: MONEY,
      rest: (job) => `smoko finance list --job ${called(job)}`,
    }),
    listSection({
      name: 'procurement',
      title: 'Procurement',
      operation: procurementItems.operations.list,
      input: ofJob,
      columns: without(procurement.columns, 'Job'),
      rest: (job) => `smoko procurement list --job ${called(job)}`,
    }),
    listSection({
      name: 'files',
      title: 'Files',
      operation: attachments.operations.list,
      input: ofJob,
      columns: without(files.columns, 'Job'),
      rest: (job) => `smoko files list --job ${called(job)}`,
    }),
    listSection({
      name: 'messages',
      title: 'Messages',
      operation: messageHistory,
      input: ofJob,
      columns: MESSAGES,
      rest: (job) => `smoko correspondence history --job ${called(job)}`,
    }),
    listSection({
      name: 'timeline',
      title: 'Timeline',
      operation: getJobTimeline,
      input: ({ id }) => ({ id }),
      columns: TIMELINE,
      rest: (job) => `smoko jobs timeline ${called(job)}`,
    }),
  ],
  '1001',
  'money,finance',
);
