import { Skeleton } from '@selat/ui/skeleton'

import { lateForAgents } from '../../shared/agency/late-for-agents.tsx'
import { late } from '../../shared/late.tsx'

// What opens from the header or may stand under it, in the size it will have.

export const Preferences = late(
  () => import('./preferences.tsx').then((module) => module.Preferences),
  { place: <Skeleton className="h-130 w-full" /> },
)

export const AccountSummary = late(
  () => import('./account-summary.tsx').then((module) => module.AccountSummary),
  { place: <Skeleton className="h-40 w-full" /> },
)

export const PhoneSheet = late(() =>
  import('./phone-sheet.tsx').then((module) => module.PhoneSheet),
)

export const AfterMove = late(() => import('./after-move.tsx').then((module) => module.AfterMove))

export const AgencyBar = lateForAgents(
  () => import('../../shared/agency/agency-bar.tsx').then((module) => module.AgencyBar),
  { place: <div className="box-content h-11 border-b border-border bg-muted" /> },
)
