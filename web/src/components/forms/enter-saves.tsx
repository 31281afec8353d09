/** Below a select whose choice was walked to by keys and is not saved yet. */
export const EnterSaves = ({ waiting }: { waiting: boolean }) => (
  <span
    role="status"
    className="absolute top-full right-0 z-10 mt-1 whitespace-nowrap rounded-sm bg-bar px-2 py-1 font-semibold text-bar-ink text-xs empty:hidden"
  >
    {waiting && 'Press Enter to save'}
  </span>
);
