import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { formatInstant } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import type { Item, UploadItem } from '../../lib/queue/items.ts';
import { childrenOf, throwAway, tryAgain } from '../../lib/queue/queue.ts';
import { useTimeZone } from '../../lib/session.ts';
import { Choice } from './choice.tsx';
import { fieldsOf } from './item-words.ts';

const STATES = {
  waiting: { tone: 'wait', text: 'Waiting' },
  refused: { tone: 'bad', text: 'Not sent' },
  clash: { tone: 'bad', text: 'Changed elsewhere' },
} as const;

/** One thing that waits: what it is, and what can be done with it. */
export function WaitingItem({ item }: { item: Item }) {
  const client = useQueryClient();
  const zone = useTimeZone();
  const [shown, setShown] = useState<'details' | 'choice' | 'sure' | null>(null);
  const { tone, text } = STATES[item.state];
  const toggle = (part: typeof shown) => setShown(shown === part ? null : part);
  const act = (work: Promise<unknown>) => void work.catch((error: unknown) => notify.failure(error));
  return (
    <li className="grid gap-2 rounded-md border-2 border-line bg-surface p-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 wrap-anywhere">
          <span className="block font-bold">{item.title}</span>
          <span className="block">{item.about}</span>
          <span className="block text-soft text-sm">{formatInstant(new Date(item.at).toISOString(), zone)}</span>
        </p>
        <Badge tone={tone}>{text}</Badge>
      </div>
      {item.trouble && <p className="font-semibold text-bad text-sm">{item.trouble}</p>}
      {item.state === 'clash' && (
        <p className="text-sm">Somebody changed the same thing meanwhile. Nothing was overwritten: you choose.</p>
      )}
      {shown === 'details' && <Details item={item} />}
      {shown === 'choice' && item.kind === 'call' && <Choice item={item} />}
      {shown === 'sure' ? (
        <Sure onNo={() => setShown(null)} onYes={() => act(throwAway(client, item))}>
          {childrenOf(item).length > 0
            ? 'Throw this away, with what belongs to it? It cannot be brought back.'
            : 'Throw this away? It cannot be brought back.'}
        </Sure>
      ) : (
        <div className="flex flex-wrap gap-2">
          {item.state === 'clash' && (
            <Button size="sm" variant="primary" aria-expanded={shown === 'choice'} onClick={() => toggle('choice')}>
              Choose
            </Button>
          )}
          {item.state === 'refused' && (
            <Button size="sm" variant="primary" onClick={() => act(tryAgain(client, item))}>
              Try Again
            </Button>
          )}
          <Button size="sm" aria-expanded={shown === 'details'} onClick={() => toggle('details')}>
            Look
          </Button>
          <Button size="sm" onClick={() => setShown('sure')}>
            Throw Away
          </Button>
        </div>
      )}
    </li>
  );
}

const Sure = ({ onNo, onYes, children }: { onNo: () => void; onYes: () => void; children: ReactNode }) => (
  <div role="alert" className="grid gap-2">
    <p className="font-semibold">{children}</p>
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={onNo}>
        Keep it
      </Button>
      <Button size="sm" variant="danger" onClick={onYes}>
        Yes, throw away
      </Button>
    </div>
  </div>
);

function Details({ item }: { item: Item }) {
  if (item.kind === 'message') return <p className="wrap-anywhere whitespace-pre-wrap text-sm">{item.message.text}</p>;
  if (item.kind === 'upload') return <Picture item={item} />;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {fieldsOf(item).map(({ name, label, value }) => (
        <div key={name} className="contents">
          <dt className="text-soft">{label}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Picture({ item: { file } }: { item: UploadItem }) {
  const [url] = useState(() => (file.type.startsWith('image/') ? URL.createObjectURL(file) : null));
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url ? (
    <img src={url} alt={file.name} className="max-h-60 rounded-md object-contain" />
  ) : (
    <p className="text-sm">{file.name}</p>
  );
}
