import { Link } from 'react-router-dom';
import { SCREENS } from '../screens.ts';

/** Every screen with records or a form, one tap away. */
export const QuickActions = () => (
  <nav aria-labelledby="quick-actions">
    <h2 id="quick-actions" className="headline mb-3 text-lg">
      Quick Actions
    </h2>
    <ul className="grid grid-cols-2 gap-2 @3xl:grid-cols-3">
      {SCREENS.map(
        ({ path, menu }) =>
          menu && (
            <li key={path}>
              <Link
                to={path}
                className="flex min-h-14 items-center gap-2.5 rounded-md border-2 border-line bg-surface px-3 py-1.5 font-semibold text-sm leading-tight hover:border-amber hover:bg-amber-wash"
              >
                <menu.icon aria-hidden className="size-5 shrink-0 text-soft" />
                {menu.label}
              </Link>
            </li>
          ),
      )}
    </ul>
  </nav>
);
