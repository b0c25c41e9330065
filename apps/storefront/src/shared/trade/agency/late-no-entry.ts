import { deferredUntilVisible } from '../../kit/deferred.tsx'

/** Few ever see them: they download when they are shown. */
export const ForAgentsOnly = deferredUntilVisible(() =>
  import('./no-entry.tsx').then((module) => module.ForAgentsOnly),
)
export const NotYourRole = deferredUntilVisible(() =>
  import('./no-entry.tsx').then((module) => module.NotYourRole),
)
