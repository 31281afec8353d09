import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { keepViews, sameName, type View } from '../../../lib/kept-views.ts';
import { notify } from '../../../lib/notify.ts';
import { IconButton } from '../../buttons/icon-button.tsx';
import { Field } from '../../forms/field.tsx';
import { Input } from '../../forms/input.tsx';
import { FormDialog } from '../../overlays/form-dialog.tsx';
import { nameTrouble } from './view-name.ts';

interface Props {
  /** Those that are there from the start: their names are taken. */
  taken: readonly View[];
  own: readonly View[];
  place: string;
  onClose: () => void;
}

/** Renames views of one's own, and deletes them. */
export function ManageViews({ taken, own, place, onClose }: Props) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const nameOf = (view: View) => names[view.name] ?? view.name;
  const troubleOf = (view: View) =>
    nameTrouble(nameOf(view), [
      ...taken,
      ...own.filter((other) => other !== view).map((other) => ({ ...other, name: nameOf(other) })),
    ]);

  const save = () => {
    setTried(true);
    if (own.some(troubleOf)) return;
    keepViews(place, (before) => before.map((view) => ({ ...view, name: nameOf(view).trim() })));
    onClose();
  };
  const remove = (view: View) => {
    const at = own.indexOf(view);
    keepViews(place, (before) => before.filter(({ name }) => name !== view.name));
    const back = () =>
      keepViews(place, (before) =>
        before.some(({ name }) => sameName(name, view.name)) ? before : before.toSpliced(at, 0, view),
      );
    notify.success('View Deleted', view.name, { label: 'Undo', onClick: back });
    onClose();
  };
  return (
    <FormDialog
      title="Your Views"
      save="Save Names"
      busy={false}
      dirty={own.some((view) => nameOf(view) !== view.name)}
      onSubmit={save}
      onClose={onClose}
    >
      {own.map((view) => (
        <div key={view.name} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <Field label={`Name of ${view.name}`} error={tried ? troubleOf(view) : undefined}>
              {(controls) => (
                <Input
                  {...controls}
                  autoComplete="off"
                  value={nameOf(view)}
                  onChange={(event) => setNames({ ...names, [view.name]: event.target.value })}
                />
              )}
            </Field>
          </div>
          <IconButton variant="quiet" label={`Delete ${view.name}`} onClick={() => remove(view)}>
            <Trash2 aria-hidden className="size-5" />
          </IconButton>
        </div>
      ))}
    </FormDialog>
  );
}
