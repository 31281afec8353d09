import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../components/layout/page.tsx';
import { Section } from '../../components/layout/section.tsx';
import { AskedFor } from './asked-for.tsx';
import { CodeForm } from './code-form.tsx';

/** /device?code=BCDF-GHJK: where `smoko login --browser` sends people. */
export function DevicePage() {
  const [params] = useSearchParams();
  const [code, setCode] = useState(params.get('code') ?? '');
  const [said, setSaid] = useState<boolean | null>(null);
  return (
    <Page title="Sign in a Terminal" lead="For the smoko command on your own computer.">
      <div className="max-w-xl">
        {said !== null ? (
          <Section
            title={said ? 'Signed in' : 'Refused'}
            lead={
              said
                ? 'You can close this page. The terminal goes on by itself.'
                : 'Nothing was signed in. The code works no more.'
            }
          />
        ) : code === '' ? (
          <CodeForm onCode={setCode} />
        ) : (
          <AskedFor code={code} onSaid={setSaid} onOther={() => setCode('')} />
        )}
      </div>
    </Page>
  );
}
