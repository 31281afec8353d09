import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Page } from '../../components/layout/page.tsx';
import { ConsentLog } from './consent-log.tsx';
import { Numbers } from './numbers.tsx';
import { OptOuts } from './opt-outs.tsx';
import { OwnerPhone } from './owner-phone.tsx';
import { TellDevice } from './tell-device.tsx';

/** /settings/messages */
export const MessageSettingsPage = () => (
  <Page
    title="Message Settings"
    lead="How clients and suppliers reach your team, and who wants no messages."
    narrow
    actions={
      <Button asChild>
        <Link to="/settings">
          <ArrowLeft aria-hidden className="size-5" />
          Settings
        </Link>
      </Button>
    }
  >
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <Numbers />
      <OwnerPhone />
      <TellDevice />
      <OptOuts />
      <ConsentLog />
    </div>
  </Page>
);
