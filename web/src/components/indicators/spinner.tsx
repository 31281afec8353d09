import { LoaderCircle } from 'lucide-react';

export const Spinner = () => <LoaderCircle aria-hidden className="size-5 animate-spin" />;
