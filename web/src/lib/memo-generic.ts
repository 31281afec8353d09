import { memo, type ReactNode } from 'react';

/** React's memo for a component with type parameters, which its own type would lose. */
export const memoGeneric: <P extends object>(component: (props: P) => ReactNode) => (props: P) => ReactNode = memo;
