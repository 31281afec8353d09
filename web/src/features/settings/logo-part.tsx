import { LIMITS, LOGO_PATH, logoPictureAt, type Settings, updateSettings } from '@smoko/contract';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { FileDrop } from '../../components/forms/file-drop.tsx';
import { Progress } from '../../components/indicators/progress.tsx';
import { fittingPicture } from '../../lib/fitting-picture.ts';
import { notify } from '../../lib/notify.ts';
import { useOperation } from '../../lib/records/use-operation.ts';
import { useUploadTo } from '../../lib/records/use-upload.ts';
import { Part } from './part.tsx';

const MOST = { pixels: LIMITS.logoPixels, bytes: LIMITS.logoBytes };
const FROM_NOW_ON = 'What was issued keeps the logo it has.';

/** What stands at the head of papers. It is saved at once, apart from the form's fields. */
export function LogoPart({ settings: { logo, business_name } }: { settings: Settings }) {
  const { send, progress } = useUploadTo(LOGO_PATH, 'settings');
  const { mutate: change, isPending } = useOperation(updateSettings, 'settings');
  const uploading = progress !== null;
  const input = useRef<HTMLInputElement>(null);
  // what was there before is one press away
  const undo = { label: 'Undo', onClick: () => change({ logo }) };

  const upload = async (file: File) => {
    try {
      await send(await fittingPicture(file, MOST));
      notify.success('Logo Saved!', `It stands on new papers from now on. ${FROM_NOW_ON}`, undo);
    } catch (error) {
      notify.failure(error, 'Upload Failed');
    }
  };
  const remove = () =>
    change(
      { logo: null },
      {
        onSuccess: () => {
          // its button goes: whoever uses the keyboard goes on where another one is chosen
          input.current?.focus();
          notify.success('Logo Removed', FROM_NOW_ON, undo);
        },
      },
    );

  return (
    <Part title="Logo">
      {logo && (
        <figure className="sm:col-span-2">
          <PaperHead logo={logo} name={business_name} />
          <figcaption className="mt-1.5 text-faint text-xs">
            The head of your quotes, invoices, receipts and statements.
          </figcaption>
        </figure>
      )}
      <div className="grid gap-3">
        <FileDrop
          label={logo ? 'Replace Logo' : 'Choose a Logo'}
          hint="PNG or JPEG. It stands on quotes, invoices and everything else that leaves. Saved at once."
          accept="image/png,image/jpeg"
          disabled={uploading}
          inputRef={input}
          onChoose={(file) => void upload(file)}
        />
        {uploading && <Progress label="Uploading" percent={progress} />}
      </div>
      {logo && (
        <Button className="self-start justify-self-start" busy={isPending} disabled={uploading} onClick={remove}>
          <Trash2 aria-hidden className="size-5" />
          Remove Logo
        </Button>
      )}
    </Part>
  );
}

/** On white, as it is printed: a logo that cannot be seen on it is not seen on paper either. */
const PaperHead = ({ logo, name }: { logo: string; name: string }) => (
  <div className="flex items-start justify-between gap-5 rounded-md border border-line bg-[#fff] p-5 text-[#1b1914]">
    <p className="min-w-0 break-words font-bold text-lg leading-tight">{name}</p>
    <img
      src={logoPictureAt(logo)}
      alt={`Logo of ${name}`}
      className="max-h-[62px] min-w-0 max-w-[min(170px,55%)] object-contain object-right-top"
    />
  </div>
);
