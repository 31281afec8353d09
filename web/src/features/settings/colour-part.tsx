import { accentOf, BRAND_COLOUR, brandColourSchema } from '@smoko/contract';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../components/buttons/button.tsx';
import { TextField } from '../../components/forms/form-fields.tsx';
import type { SettingsFields } from './form.ts';
import { Part } from './part.tsx';

/** What papers are headed in: picked, or typed as its number; beside it how a total looks on it. */
export function ColourPart({ form }: { form: SettingsFields }) {
  const id = useId();
  const typed = useWatch({ control: form.control, name: 'brand_colour' });
  const colour = brandColourSchema.safeParse(typed).data ?? BRAND_COLOUR;
  const { fill, on } = accentOf(colour);
  const choose = (value: string) => {
    form.setValue('brand_colour', value, { shouldDirty: true });
    form.clearErrors('brand_colour');
  };
  return (
    <Part title="Colour of Papers">
      <div className="grid gap-3">
        <TextField
          form={form}
          name="brand_colour"
          label="Colour"
          note="optional"
          hint="The line at the head of your papers, and their total. Empty: Smoko's amber. What was issued keeps its own."
          placeholder={BRAND_COLOUR}
          autoComplete="off"
          spellCheck={false}
        />
        <div className="flex flex-wrap items-center gap-3">
          <label htmlFor={id} className="font-bold text-sm">
            Pick It
          </label>
          <input
            id={id}
            type="color"
            value={colour}
            onChange={(event) => choose(event.target.value)}
            className="h-12 w-16 cursor-pointer rounded-md border-2 border-edge bg-surface p-1"
          />
          {typed && <Button onClick={() => choose('')}>Smoko's Colour</Button>}
        </div>
      </div>
      <figure className="self-start">
        <div className="rounded-md border border-line bg-[#fff] p-5">
          <div className="mb-5 h-1" style={{ background: fill }} />
          <p
            className="flex justify-between gap-3 rounded-sm px-3 py-2 font-bold"
            style={{ background: fill, color: on }}
          >
            <span>Total</span>
            <span>$968.00</span>
          </p>
        </div>
        <figcaption className="mt-1.5 text-faint text-xs">
          What stands on it is white or black, as reads best.
        </figcaption>
      </figure>
    </Part>
  );
}
