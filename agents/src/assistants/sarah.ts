import { dropWaiting } from '../tools/drop-waiting.ts';
import { findItem, listItems } from '../tools/item-list.ts';
import { createItem, deleteItem, updateItem } from '../tools/items.ts';
import { findJob, listJobs } from '../tools/job-list.ts';
import { lastPrice } from '../tools/last-price.ts';
import { listMessages } from '../tools/message-list.ts';
import { sendMessage } from '../tools/messages.ts';
import { sendOrder } from '../tools/send-order.ts';
import { findSupplier, listSuppliers } from '../tools/supplier-list.ts';
import { createSupplier, deleteSupplier, updateSupplier } from '../tools/suppliers.ts';
import { undoLast } from '../tools/undo.ts';
import { declareAssistant } from './assistant.ts';
import { SAYS } from './topics.ts';

export const sarah = declareAssistant('sarah', {
  prompt: `You look after materials, deliveries and suppliers.
Each material is an order item of its own, one call each; the count goes into quantity, the size stays in the name. Short, cracked or sent back is a note; the status stays true. "Order" puts it on the list; sending the list to the supplier (send_order) waits for a yes.
No list of materials given: ask what is needed and how many.`,
  tools: [findJob, listJobs],
  topics: [
    {
      about: 'items',
      says: SAYS.item,
      tools: [createItem, findItem, listItems, updateItem, deleteItem, sendOrder, lastPrice],
    },
    {
      about: 'suppliers',
      says: SAYS.supplier,
      tools: [createSupplier, findSupplier, listSuppliers, updateSupplier, deleteSupplier],
    },
    { about: 'messages', says: SAYS.message, tools: [sendMessage, listMessages] },
    { about: 'taking back', says: SAYS.undo, tools: [undoLast, dropWaiting] },
  ],
});
