import { financeRecords, isSameSupplierNumber, markPaid } from '@smoko/contract';
import { billName, recordedWords } from '../../papers/expense.ts';
import { day, money } from '../../tools/format.ts';
import { chosenInvoice } from './choose.ts';
import { fact, type Given, type Part } from './shape.ts';

const NO_PROOF = 'A message or a remittance slip proves nothing. Check your bank before you say yes.';

const PART =
  /\b(?:half|part|some|a bit|third|most|(?:the )?deposit|first (?:half|payment|instal?ment))\b[^.!?\n]{0,16}\b(?:of it|of that|paid|payment|last night|today|yesterday|now|through|sent)|\b(?:paid|sent|transferred)(?: you)? (?:half|part|some|a bit|a third|most|the first)\b/i;

export function saysPaid(given: Given): Part {
  const { who, owner, found, incoming, said } = given;
  const invoice = chosenInvoice(incoming.book, incoming.about.finance_record_id, said, found.amount);
  const receipt = /\breceipt\b/i.test(said);
  const answer = `${owner} will check it off${receipt ? ' and get back to you about the receipt' : ''}.`;
  const amount = found.amount !== null ? money(found.amount) : null;
  if (!invoice)
    return {
      clause: `says they have paid${amount ? ` ${amount}` : ''}`,
      task: {
        task_name: `Check the bank: ${who} says they paid${amount ? ` ${amount}` : ''}`,
        notes:
          incoming.book.invoices
            .map((one) => `Open: ${money(one.amount)}${one.job ? ` for ${one.job}` : ''}`)
            .join('\n') || null,
        project_id: null,
      },
      facts: fact('Paid, they say', amount),
      warnings: [NO_PROOF],
      answer,
    };
  const what = `the invoice of ${money(invoice.amount)}${invoice.job ? ` for ${invoice.job}` : ''}`;
  const part = PART.test(said);
  const other = part || (found.amount !== null && Math.abs(found.amount - invoice.amount) >= 0.01);
  const task = {
    task_name: `Check the bank for ${amount ?? money(invoice.amount)} from ${who}${receipt ? ' and send the receipt they asked for' : ''}`,
    notes: null,
    project_id: null,
  };
  return {
    clause: part
      ? `says a part of ${what} is paid`
      : `says ${found.amount !== null && found.amount < invoice.amount ? `${amount} of ` : ''}${what} is paid`,
    // a part of it leaves the invoice open
    changes: other
      ? []
      : [
          {
            operation: markPaid,
            input: { id: invoice.id },
            ask: `Mark ${what} as paid: ${who} says it is, check your bank first`,
            done: `Marked ${what} as paid`,
            details: [`Amount: ${money(invoice.amount)}`, NO_PROOF],
            tool: 'mark_invoice_paid',
          },
        ],
    task,
    facts: [...fact('Invoice', what.replace('the invoice of ', '')), ...fact('Paid, they say', amount)],
    warnings: [NO_PROOF, ...(other && amount ? [`They name ${amount}, the invoice is ${money(invoice.amount)}.`] : [])],
    answer,
  };
}

export function supplierBill(given: Given): Part {
  const { who, found, incoming } = given;
  const number = billName({ number: found.invoice_number });
  const amount = found.amount !== null ? money(found.amount) : null;
  const job = incoming.book.items
    .map((item) => item.job)
    .find((one) => one && found.numbers.includes(one.job_number.toUpperCase()));
  const facts = [
    ...fact('Bill', found.invoice_number),
    ...fact('Amount', amount),
    ...fact('Due', found.due_date && day(found.due_date)),
    ...fact('Job', job?.job_name),
  ];
  if (incoming.contact.kind !== 'supplier' || found.amount === null || found.amount <= 0)
    return {
      clause: `sent ${number}${amount ? ` of ${amount}` : ''}`,
      task: { task_name: `Check ${number}${amount ? ` of ${amount}` : ''} from ${who}`, notes: null, project_id: null },
      facts,
      warnings:
        incoming.contact.kind === 'supplier'
          ? []
          : ['You have no supplier on file with this address. Check it before you pay anything.'],
    };
  const again = recordedBefore(given, number);
  if (again) return { ...again, facts };
  const record = {
    type: 'expense',
    amount: found.amount,
    status: 'pending',
    due_date: found.due_date,
    description: `${who}: ${number}`,
    supplier_id: incoming.contact.id,
    ...(found.invoice_number ? { supplier_invoice_number: found.invoice_number } : {}),
    ...fileOf(given),
  };
  return {
    clause: `sent ${number} of ${amount}${found.due_date ? `, due ${day(found.due_date)}` : ''}`,
    changes: [
      {
        operation: financeRecords.operations.create,
        input: record,
        ask: `Record ${who}'s ${number} of ${amount} as an expense${found.due_date ? `, due ${day(found.due_date)}` : ''}`,
        done: `Recorded ${who}'s ${number}`,
        details: [`Amount: ${amount}`, ...(found.due_date ? [`Due: ${day(found.due_date)}`] : [])],
        tool: 'create_finance_record',
      },
    ],
    task: { task_name: `Check ${number} of ${amount} from ${who}`, notes: null, project_id: null },
    facts,
  };
}

/** The number is on file: nobody enters a bill twice. */
function recordedBefore({ who, found, incoming }: Given, number: string): Part | null {
  const { invoice_number } = found;
  if (!invoice_number) return null;
  const before = incoming.book.recorded?.find((one) => isSameSupplierNumber(one.number, invoice_number));
  if (!before) return null;
  return {
    clause: `writes of ${number}, which is recorded already`,
    warnings: [recordedWords({ number: invoice_number }, who, before.amount)],
  };
}

/** A paper that could not be read belongs to what its message says of it. */
function fileOf({ incoming }: Given): { attachment_id?: string } {
  const [paper, another] = incoming.papers ?? [];
  return paper?.attachment_id && !another ? { attachment_id: paper.attachment_id } : {};
}

export function bankChange({ who, incoming, found }: Given): Part {
  const known =
    incoming.contact.kind === 'unknown' ? 'the number you have on file' : `${who} on the number you have on file`;
  return {
    clause: 'says bank details have changed: this may be fraud',
    task: {
      task_name: `Ring ${known} before you pay anything: "new bank details" may be a scam`,
      notes: null,
      project_id: null,
    },
    facts: found.questions.map((value) => ({ label: 'Asks', value })),
    warnings: [
      `Possible fraud: it asks you to pay into another bank account. Pay nothing, and ring ${known}, not one in this message.`,
    ],
    answer: null,
  };
}
