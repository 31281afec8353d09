import { useState } from 'react';
import { keepViews, setIn, type View } from '../../../lib/kept-views.ts';
import { notify } from '../../../lib/notify.ts';
import { Field } from '../../forms/field.tsx';
import { Input } from '../../forms/input.tsx';
import { FormDialog } from '../../overlays/form-dialog.tsx';
import type { Standing } from '../standing.ts';
import { nameTrouble } from './view-name.ts';

interface Props {
  taken: readonly View[];
  filters: Standing;
  onClose: () => void;
}

/** Keeps how the list stands by a name. */
export function KeepView({ taken, filters: { place, values }, onClose }: Props) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const save = () => {
    const trouble = nameTrouble(name, taken);
    setError(trouble);
    if (trouble) return;
    keepViews(place, (before) => [...before, { name: name.trim(), values: setIn(values) }]);
    notify.success('View Saved', `“${name.trim()}” is under Views, in this browser.`);
    onClose();
  };
  return (
    <FormDialog
      title="Save This View"
      save="Save View"
      busy={false}
      dirty={name !== ''}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label="Name" hint="The filters, the order and the words searched for stay with it." error={error}>
        {(controls) => (
          <Input
            {...controls}
            autoComplete="off"
            placeholder="Overdue in Dapto"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
