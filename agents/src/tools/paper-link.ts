import { read, type ToolResult } from './tool.ts';

/** Where the page of a paper is that its client sees. It has one once it went out. */
export function linkOf(paper: string, link: string | null, isDraft: boolean): ToolResult {
  if (link) return read(`The link to ${paper}: ${link}`, { link });
  const why = isDraft
    ? 'it was not sent yet. It gets one when it is sent'
    : 'it was not sent from here. Send it, and it gets one';
  return read(`There is no link to ${paper}: ${why}`, { link: null });
}
