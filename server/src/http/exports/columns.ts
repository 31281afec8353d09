import type { Operation } from '@smoko/contract';
import { z } from 'zod';
import { formulaSafe } from '../../domain/csv/formula.ts';

export interface CsvColumn {
  header: string;
  path: readonly string[];
}

const LAST = ['id', 'created_at', 'updated_at', 'version'];

const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : schema;

/** The columns of a list's records: fields by name, those of joined records as `client_name`, bookkeeping last. */
export function csvColumns({ output }: Operation): CsvColumn[] {
  const page = output as z.ZodObject<{ data: z.ZodArray<z.ZodObject> }>;
  const shape = page.shape.data.element.shape;
  const columns = Object.entries(shape).flatMap(([name, schema]) => columnsOf(name, unwrapped(schema)));
  const place = ({ header }: CsvColumn) => LAST.indexOf(header);
  return columns.filter(({ header }) => header !== 'user_id').sort((a, b) => place(a) - place(b));
}

function columnsOf(name: string, schema: z.ZodType): CsvColumn[] {
  if (!(schema instanceof z.ZodObject)) return [{ header: name, path: [name] }];
  const parts = Object.keys(schema.shape).filter((part) => part !== 'id');
  return parts.map((part) => ({ header: `${name}_${part}`, path: [name, part] }));
}

/** What stands in a cell: numbers as the API says them, texts safe for Excel, lists as JSON. */
export function csvCell(record: unknown, { path }: CsvColumn): string {
  const value = path.reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], record);
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return formulaSafe(typeof value === 'string' ? value : JSON.stringify(value));
}
