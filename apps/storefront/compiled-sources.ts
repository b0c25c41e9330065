/** Features with forms and lists that change while one works with them. */
const features = [
  'account',
  'cart',
  'ferry',
  'manifest',
  'order',
  'passenger',
  'payment',
  'support',
  'ticket',
]
const shared = ['cart', 'ferry', 'form', 'order', 'passenger', 'price', 'profile', 'ticket']

/**
 * What the React Compiler works on: pages of the ferry and of the purchase, what they share, and those pictures and
 * pickers of `ui` that draw much. The other components of `ui` and the frame of `app` are leaves; a compiled parent hands
 * them the same element as long as nothing changed. Home and the pages of products render when their data comes and
 * hardly after; memoised inside as well, they would weigh nearly twice as much (decision 0021).
 */
export const compiledSources = [
  ...features.map((name) => `/apps/storefront/src/features/${name}/`),
  ...shared.map((name) => `/apps/storefront/src/shared/${name}/`),
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
