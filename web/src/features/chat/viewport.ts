/** How what scrolls above the box looks, messages or not. */
export const VIEWPORT = 'fade-end relative min-h-0 flex-1 overflow-y-auto overscroll-contain';
