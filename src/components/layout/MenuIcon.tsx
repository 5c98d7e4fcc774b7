export function MenuIcon({ open = false }: { open?: boolean }) {
  const lines = open ? 'M6 1L18 13M18 1L6 13' : 'M0 2H24M6 12H24';
  return (
    <svg width="24" height="14" viewBox="0 0 24 14" aria-hidden="true" focusable="false">
      <path d={lines} stroke="currentColor" strokeWidth="2" fill="none" />
    </svg>
  );
}
