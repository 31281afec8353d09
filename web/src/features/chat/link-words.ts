import { linksIn } from './word-links.ts';

/** As much as is used here of the tree that a reply is shown from (hast). */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Words in these stay as they are: they lead somewhere already, or are quoted letter by letter. */
const CLOSED = ['a', 'code', 'pre'];

/** A step of showing a reply: records, telephone numbers and e-mail addresses in its words can be tapped. */
export const linkWords = () => (tree: Node) => linkBelow(tree, false);

function linkBelow(node: Node, ofJobs: boolean): void {
  const { children = [] } = node;
  let said = '';
  node.children = children.flatMap((child) => {
    if (child.type === 'text') return linked(child.value ?? '', ofJobs && child === children[0]);
    // what introduces a list says of what it is
    if (!CLOSED.includes(child.tagName ?? ''))
      linkBelow(child, child.tagName === 'ul' ? /\bjobs\b/i.test(said) : ofJobs);
    if (child.tagName) said = textOf(child);
    return [child];
  });
}

const textOf = ({ value = '', children = [] }: Node): string => value + children.map(textOf).join('');

const linked = (text: string, ofJobs: boolean): Node[] =>
  linksIn(text, ofJobs).map((piece) => {
    if (typeof piece === 'string') return { type: 'text', value: piece };
    const { href, record } = piece;
    const properties = { href, ...(record && { dataKind: record.kind }) };
    return { type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: piece.text }] };
  });
