import { type Attachment, attachments, type Template, templates as templateTable } from '@smoko/contract';
import { formatMoment, formatShortMoment } from '../term/format.ts';
import { jobs } from './jobs.ts';
import { jobTitle, refersTo } from './references.ts';
import type { CliTable } from './table.ts';

export const files: CliTable<Attachment> = {
  group: 'files',
  noun: 'file',
  plural: 'files',
  operations: { ...attachments.operations, create: undefined },
  columns: [
    { title: 'Name', value: (file) => file.name, shrinkTo: 16 },
    { title: 'Job', value: (file) => jobTitle(file.project), shrinkTo: 10, dropOrder: 1 },
    { title: 'Added', value: (file) => formatShortMoment(file.created_at), dropOrder: 2 },
    { title: 'Size', value: sizeOf, align: 'right' },
  ],
  details: (file) => [
    ['Name', file.name],
    ['Job', jobTitle(file.project)],
    ['Size', sizeOf(file)],
    ['Added', formatMoment(file.created_at)],
  ],
  names: (file) => [file.name],
  naming: (session) => ({ project_id: refersTo(session, jobs), file_type: { flag: 'type' } }),
};

export const templates: CliTable<Template> = {
  group: 'templates',
  noun: 'template',
  plural: 'templates',
  operations: { ...templateTable.operations, create: undefined },
  columns: [
    { title: 'Name', value: (template) => template.name, shrinkTo: 16 },
    { title: 'Type', value: (template) => template.file_type, dropOrder: 1 },
    { title: 'Added', value: (template) => formatShortMoment(template.created_at), dropOrder: 2 },
    { title: 'Size', value: sizeOf, align: 'right' },
  ],
  details: (template) => [
    ['Name', template.name],
    ['Type', template.file_type],
    ['Size', sizeOf(template)],
    ['Added', formatMoment(template.created_at)],
  ],
  names: (template) => [template.name],
  naming: () => ({ file_type: { flag: 'type' } }),
};

function sizeOf({ file_size }: { file_size: number }): string {
  if (file_size < 1e3) return `${file_size} B`;
  return file_size < 1e6 ? `${(file_size / 1e3).toFixed(1)} kB` : `${(file_size / 1e6).toFixed(1)} MB`;
}
