import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Goes to another page from where something was saved. It goes after the next render, once the form is gone or `leaving` has told
 * its guard: before, the guard would ask about unsaved changes.
 */
export function useLeave() {
  const navigate = useNavigate();
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => {
    if (path) void navigate(path);
  }, [path, navigate]);
  return { leaving: path !== null, leave: setPath };
}
