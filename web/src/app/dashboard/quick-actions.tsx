import { Link } from 'react-router-dom';
import { useMenu } from '../menu-entries.ts';

/** Every screen with records or a form, one tap away. */
export function QuickActions() {
  const entries = useMenu();
  return (
    <nav aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="headline mb-3 text-lg">
        Quick Actions
      </h2>
      <ul className="grid grid-cols-2 gap-2 @3xl:grid-cols-3">
        {entries.map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <Link
              to={path}
              className="flex min-h-14 items-center gap-2.5 rounded-md border-2 border-line bg-surface px-3 py-1.5 font-semibold text-sm leading-tight hover:border-amber hover:bg-amber-wash"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-soft" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
