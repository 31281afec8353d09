import { verifyEmail } from '@smoko/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { api, errorText } from '../../lib/api.ts';
import { useResendVerification } from '../../lib/resend-verification.ts';
import { checkSession, useSession } from '../../lib/session.ts';
import { Frame } from './frame.tsx';

/** /auth/verify?token=...: the mailed link that confirms an address. */
export function VerifyPage() {
  const client = useQueryClient();
  const user = useSession().data;
  const token = useSearchParams()[0].get('token') ?? '';
  const resend = useResendVerification();
  // done once for each link, however often the page is drawn
  const answer = useQuery({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const { email } = await api.call(verifyEmail, { token });
      await checkSession(client);
      return email;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (answer.isPending) {
    return (
      <Frame title="Confirm your e-mail address">
        <p role="status">One moment...</p>
      </Frame>
    );
  }
  if (answer.data) {
    return (
      <Frame title="Address confirmed">
        <p className="break-words text-soft">Thanks. {answer.data} is yours, and your messages go out.</p>
        <Onwards signedIn={Boolean(user)} />
      </Frame>
    );
  }
  return (
    <Frame title="That did not work">
      <p role="alert" className="font-semibold">
        {errorText(answer.error)}
      </p>
      {user?.email_verified && <p className="text-soft">Your address is confirmed already.</p>}
      {user && !user.email_verified && (
        <Button variant="primary" busy={resend.isPending} onClick={() => resend.mutate()}>
          Send a new link
        </Button>
      )}
      {user === null && <p className="text-soft">Sign in: there we send you a new one.</p>}
      <Onwards signedIn={Boolean(user)} />
    </Frame>
  );
}

const Onwards = ({ signedIn }: { signedIn: boolean }) => (
  <Button variant={signedIn ? 'plain' : 'primary'} asChild>
    {signedIn ? <Link to="/dashboard">Go to Dashboard</Link> : <Link to="/auth">Sign In</Link>}
  </Button>
);
