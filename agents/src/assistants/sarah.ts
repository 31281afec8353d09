import { createItem, deleteItem, findItem, listItems, updateItem } from '../tools/items.ts';
import { findJob, listJobs } from '../tools/jobs.ts';
import { sendMessage } from '../tools/messages.ts';
import { createSupplier, deleteSupplier, findSupplier, listSuppliers, updateSupplier } from '../tools/suppliers.ts';
import { declareAssistant } from './assistant.ts';
import { SAYS } from './topics.ts';

export const sarah = declareAssistant('sarah', {
  prompt: `You look after materials, deliveries and suppliers.
Each material is an order item of its own, one call each; the count goes into quantity, the size stays in the name. "Order" puts it on the list; a message to the supplier (send_message) waits for a yes.
No list of materials given: ask what is needed and how many.`,
  tools: [findJob, listJobs],
  topics: [
    { about: 'items', says: SAYS.item, tools: [createItem, findItem, listItems, updateItem, deleteItem] },
    {
      about: 'suppliers',
      says: SAYS.supplier,
      tools: [createSupplier, findSupplier, listSuppliers, updateSupplier, deleteSupplier],
    },
    { about: 'messages', says: SAYS.message, tools: [sendMessage] },
  ],
});
