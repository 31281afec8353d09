import { Link } from 'react-router-dom';
import { cn } from '../../lib/cn.ts';
import { useMenu } from '../menu-entries.ts';
import { tile } from '../tile.ts';

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
            <Link to={path} className={cn(tile, 'min-h-14')}>
              <Icon aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
