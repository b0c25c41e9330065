import { lateWhenShown } from '../../../shared/late.tsx'

/** Few tenants ask for an account: it downloads when it is shown. */
export const AccountNeeded = lateWhenShown(() =>
  import('./account-needed.tsx').then((module) => module.AccountNeeded),
)
