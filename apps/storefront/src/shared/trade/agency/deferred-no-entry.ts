import { deferredUntilRendered } from '../../kit/deferred.tsx'

/** Few ever see them: they download when they are shown. */
export const ForAgentsOnly = deferredUntilRendered(() =>
  import('./no-entry.tsx').then((module) => module.ForAgentsOnly),
)
export const NotYourRole = deferredUntilRendered(() =>
  import('./no-entry.tsx').then((module) => module.NotYourRole),
)
