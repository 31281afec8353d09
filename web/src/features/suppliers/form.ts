import { type Supplier, suppliers } from '@smoko/contract';
import { z } from 'zod';
import { asText } from '../../lib/form-values.ts';

/** What the form holds; names, lengths and messages are the contract's. */
const { name, specialty, email, phone, address } = z.object(suppliers.create).shape;
export const supplierForm = z.object({ name, specialty, email, phone, address });

export const valuesOf = (supplier: Supplier | null) => ({
  name: asText(supplier?.name),
  specialty: asText(supplier?.specialty),
  email: asText(supplier?.email),
  phone: asText(supplier?.phone),
  address: asText(supplier?.address),
});
