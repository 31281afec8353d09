import { files, templates } from '../tables/files.ts';
import { downloadCommand } from './download-of.ts';
import { uploadCommand } from './upload.ts';

export const addFile = uploadCommand(files, '/api/attachments', { ofJob: true });
export const addTemplate = uploadCommand(templates, '/api/templates');

export const downloadFile = downloadCommand(files, {
  pathOf: ({ id }) => `/api/attachments/${id}/file`,
  nameOf: ({ name }) => name,
});
export const downloadTemplate = downloadCommand(templates, {
  pathOf: ({ id }) => `/api/templates/${id}/file`,
  nameOf: ({ name }) => name,
});
