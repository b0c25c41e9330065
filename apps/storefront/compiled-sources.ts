/**
 * What the React Compiler works on: pages, what they share, and those pictures and pickers of `ui` that draw much. The
 * other components of `ui` and the frame of `app` are leaves; a compiled parent hands them the same element as long as
 * nothing changed, and memoising them inside as well would add a tenth to the first download (decision 0021).
 */
export const compiledSources = [
  '/apps/storefront/src/features/',
  '/apps/storefront/src/shared/',
  ...[
    'countdown',
    'crossing-line',
    'crossing-track',
    'date-calendar',
    'day-strip',
    'file-drop',
    'price-lines',
    'strait-map',
    'terminal-mark',
    'ticket',
  ].map((name) => `/packages/ui/src/${name}.tsx`),
]
