import { Pencil } from 'lucide-react';
import { Button } from '../../../components/buttons/button.tsx';
import { Field } from '../../../components/forms/field.tsx';
import { Input } from '../../../components/forms/input.tsx';
import { Textarea } from '../../../components/forms/textarea.tsx';

interface Props {
  sentence: string;
  onSentence: (sentence: string) => void;
  signer: string;
  onSigner: (signer: string) => void;
  /** They are fields now. */
  changing: boolean;
  onChange: () => void;
}

/** The button that was pressed is gone. */
const focusNow = (field: HTMLTextAreaElement | null) => field?.focus();

/** What is signed for, and by whom: words to be read by who signs, until somebody wants to change them. */
export function SignedWords({ sentence, onSentence, signer, onSigner, changing, onChange }: Props) {
  if (!changing)
    return (
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-semibold text-lg leading-snug">{sentence}</p>
          <p className="wrap-anywhere mt-1 text-soft">{signer}</p>
        </div>
        <Button variant="quiet" size="sm" onClick={onChange}>
          <Pencil aria-hidden className="size-5" />
          Change
        </Button>
      </div>
    );
  return (
    <>
      <Field label="What is signed for">
        {(field) => (
          <Textarea
            {...field}
            ref={focusNow}
            rows={2}
            maxLength={500}
            value={sentence}
            onChange={({ target }) => onSentence(target.value)}
          />
        )}
      </Field>
      <Field label="Who signs">
        {(field) => (
          <Input
            {...field}
            maxLength={100}
            autoComplete="off"
            value={signer}
            onChange={({ target }) => onSigner(target.value)}
          />
        )}
      </Field>
    </>
  );
}
