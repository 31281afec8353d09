import {
  type Client,
  type FinanceRecord,
  financeRecords,
  getClientAccount,
  getClientTimeline,
  listClientFiles,
  messageHistory,
  projects,
  quotes as quoteTable,
} from '@smoko/contract';
import { TIMELINE } from '../command-kinds/timeline.ts';
import { clients } from '../tables/clients.ts';
import { files } from '../tables/files.ts';
import { jobs } from '../tables/jobs.ts';
import { MESSAGES } from '../tables/messages.ts';
import { quotes } from '../tables/quotes.ts';
import { printAccount } from './account.ts';
import { listSection, MONEY, pageCommand, printRows, quoted, readList, type Section, without } from './page.ts';

const ofClient = ({ id }: Client) => ({ client_id: id });
const called = ({ name }: Client) => quoted(name);

const money: Section<Client> = {
  name: 'money',
  title: 'Money',
  async read(session, client, whole) {
    const [account, records] = await Promise.all([
      session.api.call(getClientAccount, { id: client.id }),
      readList<FinanceRecord>(session, financeRecords.operations.list, ofClient(client), whole),
    ]);
    return {
      content: { account, records },
      print(context) {
        if (records.data.length === 0) return false;
        // what is open stands among the records
        printAccount({ ...account, open_invoices: [] }, context);
        context.print('');
        return printRows(records, MONEY, `smoko finance list --client ${called(client)}`, context);
      },
    };
  },
};

/** `smoko clients page "Dave Wilson"` */
export const clientPage = pageCommand(
  clients,
  [
    listSection({
      name: 'jobs',
      title: 'Jobs',
      operation: projects.operations.list,
      input: ofClient,
      columns: without(jobs.columns, 'Client'),
      rest: (client) => `smoko jobs list --client ${called(client)}`,
    }),
    listSection({
      name: 'quotes',
      title: 'Quotes',
      operation: quoteTable.operations.list,
      input: ofClient,
      columns: without(quotes.columns, 'Client'),
      rest: (client) => `smoko quotes list --client ${called(client)}`,
    }),
    money,
    listSection({
      name: 'messages',
      title: 'Messages',
      operation: messageHistory,
      input: ofClient,
      columns: MESSAGES,
      rest: (client) => `smoko correspondence history --client ${called(client)}`,
    }),
    listSection({
      name: 'files',
      title: 'Files',
      operation: listClientFiles,
      input: ({ id }) => ({ id }),
      columns: files.columns,
      rest: (client) => `smoko clients files ${called(client)}`,
    }),
    listSection({
      name: 'history',
      title: 'History',
      operation: getClientTimeline,
      input: ({ id }) => ({ id }),
      columns: TIMELINE,
      rest: (client) => `smoko clients timeline ${called(client)}`,
    }),
  ],
  '"Dave Wilson"',
  'money',
);
