/** A lotus between two lines, as it stands over doors and at the end of chapters. */
export function Ornament({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 24" aria-hidden="true" className={`h-6 w-40 ${className}`} fill="none">
      <path d="M4 14h50M106 14h50" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" />
      <circle cx="60" cy="14" r="1.75" fill="currentColor" />
      <circle cx="100" cy="14" r="1.75" fill="currentColor" />
      <g fill="currentColor">
        <path d="M80 3c4 4.6 5.6 9 0 15-5.6-6-4-10.400 0-15z" />
        <path
          d="M71 7.500c-.4 5.200 1.500 9.300 7.400 11.300-1.600-5-3.500-8.800-7.400-11.300z"
          opacity=".8"
        />
        <path
          d="M89 7.500c.4 5.200-1.500 9.300-7.400 11.300 1.600-5 3.500-8.800 7.400-11.300z"
          opacity=".8"
        />
        <path d="M65.500 13.500c2 4.400 6 6.700 11.700 6-2.800-3.600-6.300-5.900-11.700-6z" opacity=".6" />
        <path d="M94.500 13.500c-2 4.400-6 6.700-11.700 6 2.800-3.600 6.300-5.900 11.700-6z" opacity=".6" />
      </g>
    </svg>
  );
}
