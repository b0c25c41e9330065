import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { useSession } from '../../../shared/app/session-store.ts'
import { deferred } from '../../../shared/kit/deferred.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { applyScans } from '../../../shared/trade/manifest/apply-scans.ts'
import { useScanQueue } from '../../../shared/trade/manifest/scan-queue.ts'
import { TerminalClock, useTerminalZone } from '../../../shared/trade/manifest/terminal-clock.tsx'
import { isWithdrawn, sailingQuery } from '../api/manifest-queries.ts'
import type { CheckInParts } from '../model/check-in-parts.ts'
import { AsOf, KeptNote } from './freshness.tsx'
import { PassengerList, type PassengerListProps } from './passengers/passenger-list.tsx'
import { SailingHead } from './sailing-head.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import type { ManifestNavigation } from './use-manifest-place.ts'

// These parts are opened seldom and need a connection, so they are deferred.
const HandOver = deferred(
  () => import('./handover/hand-over.tsx').then((module) => module.HandOver),
  {
    place: <Skeleton className="h-60 rounded-xl" />,
  },
)
const AccessLog = deferred(
  () => import('./handover/access-log.tsx').then((module) => module.AccessLog),
  {
    place: <Skeleton className="h-60 rounded-xl" />,
  },
)

export type SailingViewProps = {
  owner: string
  id: string
  navigation: ManifestNavigation
  checkIn: CheckInParts
}

/** Shows one sailing: its passengers, the gate, what was handed over, and who saw document numbers. */
export function SailingView({ owner, id, navigation, checkIn }: SailingViewProps) {
  const { t } = useTranslation('manifest')
  const query = useQuery(sailingQuery(owner, id))
  const waiting = useScanQueue((line) => line.waiting)
  const by = useSession((state) => state.user?.Name ?? '')
  // Times are shown in the zone of the terminal of departure, because that is where passengers are checked in.
  const zone = useTerminalZone(query.data?.Sailing.From.TimeZone)
  if (isWithdrawn(query.error)) return <UnknownSailing navigation={navigation} />
  return (
    <>
      <PageMeta title={t('page.title')} />
      <KeptNote query={query} zone={zone} />
      <QueryState query={query} skeleton={<SailingSkeleton />}>
        {(manifest) => (
          <TerminalClock zone={manifest.Sailing.From.TimeZone}>
            <OneSailing
              manifest={manifest}
              passengers={applyScans(manifest.Passengers, waiting, { sailing: id, by })}
              asOf={<AsOf query={query} zone={zone} />}
              navigation={navigation}
              checkIn={checkIn}
            />
          </TerminalClock>
        )}
      </QueryState>
    </>
  )
}

function OneSailing({ asOf, ...shown }: PassengerListProps & { asOf: ReactNode }) {
  const { manifest, passengers, navigation, checkIn } = shown
  const { SailingGate } = checkIn
  return (
    <SailingGate sailing={manifest.Sailing}>
      <SailingHead
        sailing={manifest.Sailing}
        passengers={passengers}
        asOf={asOf}
        navigation={navigation}
      />
      <div className="mt-6 print:in-[body:has(.paper-manifest)]:mt-0">
        <View {...shown} />
      </div>
    </SailingGate>
  )
}

function View(props: PassengerListProps) {
  const { BoardingGate } = props.checkIn
  const { view } = props.navigation.place
  switch (view) {
    case 'passengers':
      return <PassengerList {...props} />
    case 'gate':
      return <BoardingGate passengers={props.passengers} />
    case 'handover':
      return <HandOver sailing={props.manifest.Sailing} />
    case 'log':
      return <AccessLog sailing={props.manifest.Sailing} />
    default:
      return view satisfies never
  }
}

function UnknownSailing({ navigation }: { navigation: ManifestNavigation }) {
  const { t } = useTranslation('manifest')
  const heading = useHeadingFocus(navigation, 'unknown')
  return (
    <>
      <PageMeta title={t('page.title')} />
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {t('page.title')}
      </h1>
      <EmptyState
        title={t('sailing.unknown')}
        description={t('sailing.unknownBody')}
        illustration={<Seascape seed="unknown-sailing" />}
        action={
          <Button asChild>
            <Link to={navigation.addressOf({ sailing: undefined, view: 'passengers' })}>
              {t('sailing.back')}
            </Link>
          </Button>
        }
      />
    </>
  )
}

function SailingSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-32 rounded-xl" />
      <Skeleton className="h-11" />
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-24 rounded-lg md:h-14" />
      ))}
    </div>
  )
}
