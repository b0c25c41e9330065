import { deferredUntilRendered } from '../../../shared/kit/deferred.tsx'

/** Few tenants ask for an account: it downloads when it is shown. */
export const AccountNeeded = deferredUntilRendered(() =>
  import('./account-needed.tsx').then((module) => module.AccountNeeded),
)
