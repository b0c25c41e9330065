import { deferredUntilRendered } from '../../kit/deferred.tsx'

/** Defers these messages until they are shown, because few users ever see them. */
export const ForAgentsOnly = deferredUntilRendered(() =>
  import('./no-entry.tsx').then((module) => module.ForAgentsOnly),
)
export const NotYourRole = deferredUntilRendered(() =>
  import('./no-entry.tsx').then((module) => module.NotYourRole),
)
