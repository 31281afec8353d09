import { changeInvoiceLines } from '../tools/change-invoice-lines.ts';
import { agedReceivables, clientAccount } from '../tools/client-account.ts';
import { findClient, listClients } from '../tools/client-list.ts';
import { contractorPayments } from '../tools/contractor-payments.ts';
import { createInvoice } from '../tools/create-invoice.ts';
import { creditInvoice } from '../tools/credit-invoice.ts';
import { dropWaiting } from '../tools/drop-waiting.ts';
import { explainTotal } from '../tools/explain-total.ts';
import { createFinanceRecord, deleteFinanceRecord, findFinanceRecord, updateFinanceRecord } from '../tools/finance.ts';
import { listFinanceRecords } from '../tools/finance-list.ts';
import { issueInvoice, markInvoicePaid, sendInvoice, voidInvoice } from '../tools/invoices.ts';
import { jobBilling } from '../tools/job-billing.ts';
import { findJob, listJobs } from '../tools/job-list.ts';
import { lastPrice } from '../tools/last-price.ts';
import { setPaymentClaim } from '../tools/payment-claims.ts';
import { paymentsToPlace, placePayment } from '../tools/place-payment.ts';
import { findQuote, listQuotes } from '../tools/quote-list.ts';
import { createQuote, deleteQuote, updateQuote } from '../tools/quotes.ts';
import { refundClient } from '../tools/refund-client.ts';
import { sendCreditNote, sendReceipt, sendStatement } from '../tools/send-account-papers.ts';
import { sendQuote } from '../tools/send-quote.ts';
import { undoLast } from '../tools/undo.ts';
import { addVariation, sendVariation, updateVariation } from '../tools/variations.ts';
import { declareAssistant } from './assistant.ts';
import { SAYS } from './topics.ts';

export const renea = declareAssistant('renea', {
  prompt: `You look after quotes, invoices, payments and expenses.
A supplier's bill is an expense (pending until it is paid); money received is a payment; money to be asked for is an invoice, also a deposit that is still to be taken. A payment pays an invoice: give its number where one is said; mark_invoice_paid pays all that is still due. What is more than is owed you ask about. A number behind "invoice" is an invoice's, never a job's. An invoice with several prices, or so many at so much each, is create_invoice with a line for each, all of them; change_invoice_lines puts the lines of a draft right. A new invoice is a draft and can be changed until it is issued or sent; after that it stays as it is: void_invoice takes it back, credit_invoice takes some off. More work than was agreed on a job is add_variation, never an invoice.
Leave sums to the tools: lines, rate and count, percent_of_budget, discount_percent, gst. Writing off, sending, voiding and deleting wait for a yes.`,
  tools: [findClient, listClients, findJob, listJobs],
  topics: [
    {
      about: 'invoices and money',
      says: SAYS.finance,
      tools: [
        createFinanceRecord,
        createInvoice,
        changeInvoiceLines,
        findFinanceRecord,
        listFinanceRecords,
        updateFinanceRecord,
        deleteFinanceRecord,
        markInvoicePaid,
        sendInvoice,
        sendReceipt,
        issueInvoice,
        voidInvoice,
        explainTotal,
      ],
    },
    {
      about: 'credits, refunds and accounts',
      says: SAYS.account,
      tools: [
        creditInvoice,
        sendCreditNote,
        refundClient,
        clientAccount,
        sendStatement,
        agedReceivables,
        paymentsToPlace,
        placePayment,
      ],
    },
    { about: 'what contractors were paid', says: SAYS.contractors, tools: [contractorPayments] },
    {
      about: 'variations, and what a job is worth',
      says: SAYS.billing,
      tools: [addVariation, updateVariation, sendVariation, jobBilling, setPaymentClaim],
    },
    {
      about: 'quotes',
      says: SAYS.quote,
      tools: [createQuote, findQuote, listQuotes, updateQuote, deleteQuote, sendQuote, lastPrice],
    },
    { about: 'taking back', says: SAYS.undo, tools: [undoLast, dropWaiting] },
  ],
});
