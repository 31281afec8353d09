import { type ComponentType, createElement, lazy, useState } from 'react';

/**
 * A component in a file of its own, as by React's `lazy`, but shown at once where `load` has fetched it before. With `lazy`
 * alone it would be shown as loading first, and React keeps that for 300 ms at least (its throttle of fallbacks).
 */
export function later<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  let here: ComponentType<P> | undefined;
  const load = async (): Promise<ComponentType<P>> => {
    here ??= await fetch();
    return here;
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  const Later = (props: P) => {
    // one or the other while it is shown: another component would lose what is in it
    const [Shown] = useState(() => here);
    return Shown ? createElement(Shown, props) : createElement<P>(Lazy, props);
  };
  return Object.assign(Later, { load });
}
