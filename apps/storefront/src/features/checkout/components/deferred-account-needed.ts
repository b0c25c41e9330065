import { deferredUntilRendered } from '../../../shared/kit/deferred.tsx'

/** Defers the notice until it is shown, because few tenants ask for an account. */
export const AccountNeeded = deferredUntilRendered(() =>
  import('./account-needed.tsx').then((module) => module.AccountNeeded),
)
