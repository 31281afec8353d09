import { Plus } from 'lucide-react';
import { Button } from './button.tsx';

/** The thing to do on a page of records. */
export const AddButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Button variant="primary" onClick={onClick}>
    <Plus aria-hidden className="size-5" />
    {children}
  </Button>
);
