import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { partsAtCommas, Unbroken } from '@selat/ui/unbroken'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import type { ListedPassenger } from '../../../shared/trade/manifest/apply-scans.ts'
import { anyPassenger, manifestViews } from '../model/manifest-url.ts'
import { CountBar } from './count-bar.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import type { ManifestNavigation } from './use-manifest-place.ts'
import { VersionMark } from './version-mark.tsx'

export type SailingHeadProps = {
  sailing: Schemas['ManifestSailing']
  passengers: readonly ListedPassenger[]
  asOf: ReactNode
  navigation: ManifestNavigation
}

/**
 * Shows the sailing, the progress of its check-in, and the links to its views. It stands on paper, too, because a list on paper
 * must say of which sailing it is; only a version that is handed over has a head of its own.
 */
export function SailingHead({ sailing, passengers, asOf, navigation }: SailingHeadProps) {
  const { t } = useTranslation('manifest')
  const format = useFormat()
  const heading = useHeadingFocus(navigation, `${sailing.Id} ${navigation.place.view}`)
  const checkedIn = passengers.filter(({ CheckedIn }) => CheckedIn !== null).length
  // On a phone the gate view needs the space for its result.
  const atGate = navigation.place.view === 'gate' ? 'not-print:max-md:hidden' : ''
  const clockAt = (local: string, zone: string) => ({
    time: format.time(local),
    zone: format.zone(zone, local),
  })
  const departs = clockAt(sailing.DepartsAt, sailing.From.TimeZone)
  const arrives = clockAt(sailing.ArrivesAt, sailing.To.TimeZone)
  const back = { sailing: undefined, view: 'passengers', list: anyPassenger } as const
  return (
    <header className="print:in-[body:has(.paper-manifest)]:hidden">
      <Link
        to={navigation.addressOf(back)}
        className="-ms-1.5 inline-flex min-h-9 items-center gap-1 font-semibold text-brand-text hover:underline print:hidden"
      >
        <ChevronLeft aria-hidden className="size-5" />
        {t('sailing.back')}
      </Link>
      <div className="mt-2 grid gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-3xl">
            <span className="tabular">{departs.time}</span>{' '}
            <span className="text-base font-semibold text-muted-foreground md:text-xl">
              {departs.zone}
            </span>{' '}
            <Unbroken
              text={t('sailing.route', { from: sailing.From.Name, to: sailing.To.Name })}
              parts={[sailing.From.Name, sailing.To.Name].flatMap(partsAtCommas)}
              isYielding
            />
          </h1>
          <p className={`mt-1.5 text-muted-foreground ${atGate}`}>
            {[
              format.date(sailing.DepartsAt, 'long'),
              sailing.OperatorName,
              sailing.Vessel,
              t('sailing.arrives', { time: `${arrives.time} ${arrives.zone}` }),
            ].join(' · ')}
          </p>
        </div>
        <dl className="grid grid-cols-2 max-[20rem]:grid-cols-1 gap-x-6 gap-y-3 text-sm sm:flex sm:flex-wrap sm:gap-x-8">
          <Fact label={t('board.booked')} className={atGate}>
            <CountBar count={passengers.length} of={sailing.Capacity} />
          </Fact>
          <Fact label={t('board.checkedIn')}>
            <CountBar count={checkedIn} of={passengers.length} tone="success" />
          </Fact>
          <Fact label={t('sailing.checkIn')} className={atGate}>
            <span className="tabular">
              {t('sailing.fromUntil', {
                from: format.time(sailing.CheckInOpensAt),
                until: `${format.time(sailing.CheckInClosesAt)} ${departs.zone}`,
              })}
            </span>
          </Fact>
          <Fact label={t('board.handedOver')} className={atGate}>
            <VersionMark sailing={sailing} />
          </Fact>
        </dl>
      </div>
      <div className="mt-4 flex flex-wrap-reverse items-center justify-between gap-x-6 border-b border-border print:hidden">
        <Views navigation={navigation} />
        <div className={atGate}>{asOf}</div>
      </div>
    </header>
  )
}

type FactProps = { label: string; className?: string; children: ReactNode }

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={className}>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="mt-0.5 font-semibold">{children}</dd>
    </div>
  )
}

const viewTexts = {
  passengers: 'view.passengers',
  gate: 'view.gate',
  handover: 'view.handover',
  log: 'view.log',
} as const

function Views({ navigation: { place, addressOf } }: { navigation: ManifestNavigation }) {
  const { t } = useTranslation('manifest')
  return (
    <nav aria-label={t('view.label')} className="max-w-full min-w-0">
      <ul className="flex gap-6 overflow-x-auto [scrollbar-width:none]">
        {manifestViews.map((view) => (
          <li key={view}>
            <Link
              to={addressOf({ view })}
              aria-current={view === place.view ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-3 border-transparent pt-1 font-semibold whitespace-nowrap text-muted-foreground hover:text-foreground focus-visible:-outline-offset-2 aria-[current]:border-brand aria-[current]:text-foreground forced-colors:border-b-0 forced-colors:aria-[current]:border-b-3"
            >
              {t(viewTexts[view])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
