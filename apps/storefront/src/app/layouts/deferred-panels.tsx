import { Skeleton } from '@selat/ui/skeleton'

import { deferred } from '../../shared/kit/deferred.tsx'
import { deferredForAgents } from '../../shared/trade/agency/deferred-for-agents.tsx'

// These parts open from the header or stand around it, and are deferred. Placeholders have their final size, so that nothing
// moves when they arrive.

export const Preferences = deferred(
  () => import('./preferences.tsx').then((module) => module.Preferences),
  { place: <Skeleton className="h-130 w-full" /> },
)

export const AccountSummary = deferred(
  () => import('./account-summary.tsx').then((module) => module.AccountSummary),
  { place: <Skeleton className="h-40 w-full" /> },
)

export const PhoneSheet = deferred(() =>
  import('./phone-sheet.tsx').then((module) => module.PhoneSheet),
)

export const AfterMove = deferred(() =>
  import('./after-move.tsx').then((module) => module.AfterMove),
)

export const AgencyBar = deferredForAgents(
  () => import('./agency-bar.tsx').then((module) => module.AgencyBar),
  { place: <div className="box-content h-11 border-b border-border bg-muted" /> },
)
