const link = 'inline-flex min-h-12 items-center font-semibold text-link underline underline-offset-4';

/** Pages of the public site. */
export const Legal = () => (
  <p className="mt-6 text-soft text-sm">
    By going on you agree to our{' '}
    <a href="/terms" className={link}>
      Terms of Service
    </a>{' '}
    and{' '}
    <a href="/privacy" className={link}>
      Privacy Policy
    </a>
  </p>
);
