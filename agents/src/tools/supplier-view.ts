import type { Supplier } from '@smoko/contract';
import { compact } from './changes.ts';
import { commas } from './format.ts';

/** "Stratco Albion Park, Roofing, 02 7010 4526". */
export const row = (s: Supplier): string => commas(s.name, s.specialty, s.phone, s.email, s.address);
export const view = (s: Supplier) =>
  compact({ id: s.id, name: s.name, specialty: s.specialty, phone: s.phone, email: s.email, address: s.address });
