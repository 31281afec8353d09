import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';

interface Props {
  /** What the button says: 'Add Item'. */
  add: string;
  onAdd: () => void;
  /** What else can be done there. */
  children?: ReactNode;
}

/** Above a short list on a record's page: what adds to it, with the record filled in already. */
export const ListActs = ({ add, onAdd, children }: Props) => (
  <div className="mb-2 flex flex-wrap justify-end gap-2">
    {children}
    <Button size="sm" onClick={onAdd}>
      <Plus aria-hidden className="size-4" />
      {add}
    </Button>
  </div>
);
