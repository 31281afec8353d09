import type { FinanceRecord } from '@smoko/contract';
import {
  Ban,
  CalendarCheck,
  CircleCheck,
  Download,
  Eye,
  FileMinus2,
  Link2Off,
  Pencil,
  Scale,
  Send,
  Trash2,
} from 'lucide-react';
import type { RowAct } from '../../components/lists/row-act.ts';
import { formatMoney } from '../../lib/format.ts';
import { dueOf, isIssued, leftOf, mayBeClaim } from './names.ts';

type Kind = 'edit' | 'preview' | 'send' | 'pdf' | 'paid' | 'claim' | 'served' | 'link' | 'credit' | 'void' | 'delete';

/** What can be done with an invoice beside what is next, as its stage and its money allow. */
export function invoiceActs(invoice: FinanceRecord, carryOut: (kind: Kind) => void): RowAct[] {
  const draft = invoice.stage === 'draft';
  const issued = isIssued(invoice);
  const due = dueOf(invoice);
  const open = (draft || issued) && invoice.status !== 'paid';
  const isClaim = invoice.payment_claim !== null;
  const untouched = !invoice.amount_paid && !invoice.amount_credited;
  const acts: readonly (RowAct & { kind: Kind; can: boolean })[] = [
    act('send', 'Send', Send, open && invoice.client_id !== null),
    act('preview', 'Preview', Eye, draft, 'Its PDF as it would be, marked DRAFT'),
    act('edit', 'Edit', Pencil, draft, 'Its lines, client and due date'),
    act('pdf', 'PDF', Download, issued || (invoice.stage === 'void' && invoice.frozen !== null)),
    act('paid', 'Mark as Paid', CircleCheck, open, paidWords(due, draft)),
    act('claim', 'Payment Claim', Scale, mayBeClaim(invoice), claimWords(invoice)),
    act(
      'served',
      'Client Got It',
      CalendarCheck,
      open && issued && isClaim,
      'Their time to reply is counted from then',
    ),
    act('link', 'New Link', Link2Off, invoice.link !== null, 'The one your client has stops working'),
    act('credit', 'Credit', FileMinus2, issued && leftOf(invoice) > 0, 'Less to pay, with a note that says why'),
    act('void', 'Void', Ban, issued && untouched, 'It keeps its number and asks for nothing'),
    act('delete', 'Delete', Trash2, draft),
  ];
  return acts.filter(({ can }) => can);

  function act(kind: Kind, label: string, icon: RowAct['icon'], can: boolean, about?: string) {
    return { kind, label, icon, can, ...(about ? { about } : {}), onSelect: () => carryOut(kind) };
  }
}

const claimWords = ({ payment_claim: claim }: FinanceRecord): string =>
  claim ? 'Change what it says, or make it a plain invoice' : 'Under the security of payment law';

function paidWords(due: number, draft: boolean): string | undefined {
  if (due <= 0) return undefined;
  return draft ? `Issues it and records a payment of ${formatMoney(due)}` : `Records a payment of ${formatMoney(due)}`;
}
