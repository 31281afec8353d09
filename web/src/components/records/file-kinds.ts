import { UPLOAD_TYPES } from '@smoko/contract';
import { FileImage, FileSpreadsheet, FileText, FileType, type LucideIcon, File as OtherFile } from 'lucide-react';

interface FileKind {
  /** For screen readers. */
  name: string;
  icon: LucideIcon;
}

const PDF: FileKind = { name: 'PDF', icon: FileType };
const DOCUMENT: FileKind = { name: 'Document', icon: FileText };
const SHEET: FileKind = { name: 'Spreadsheet', icon: FileSpreadsheet };
const IMAGE: FileKind = { name: 'Image', icon: FileImage };
const OTHER: FileKind = { name: 'File', icon: OtherFile };

const KINDS: Readonly<Record<string, FileKind>> = {
  pdf: PDF,
  docx: DOCUMENT,
  doc: DOCUMENT,
  xlsx: SHEET,
  xls: SHEET,
  png: IMAGE,
  jpg: IMAGE,
  jpeg: IMAGE,
};

export const fileKind = (type: string): FileKind => KINDS[type.toLowerCase()] ?? OTHER;

/** For the browser's file picker. */
export const ACCEPT = UPLOAD_TYPES.map((type) => `.${type}`).join(',');
