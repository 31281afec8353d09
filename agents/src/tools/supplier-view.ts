import { type Supplier, supplierView } from '@smoko/contract';
import { compact } from './changes.ts';
import { fieldWords, otherFields } from './entity-view.ts';
import { commas } from './format.ts';

/** "Stratco Albion Park, Roofing, 02 7010 4526". */
export const row = (s: Supplier): string => commas(s.name, s.specialty, s.phone, s.email, s.address);
export const view = (s: Supplier) => compact({ id: s.id, ...otherFields(supplierView, [], s) });

export const SUPPLIER_FIELDS = fieldWords(supplierView, []);
