import { calendarDateIn } from '@selat/domain'
import { type Format, useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Badge, type BadgeProps } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { Link } from 'react-router-dom'

import { knownIn, type Shown } from '../../../shared/app/known/known.ts'
import { paths } from '../../../shared/app/paths.ts'
import { ExpiryCountdown } from '../../../shared/kit/expiry-countdown.tsx'
import { useAgency } from '../../../shared/trade/agency/use-agency.ts'
import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { deskStep } from '../model/desk-step.ts'

type DeskItem = Schemas['DeskItem']
type CellProps = { item: DeskItem }

const variants: Record<Shown<DeskItem['Kind']>, BadgeProps['variant']> = {
  hold_lapsing: 'accent',
  unpaid: 'warning',
  passport_missing: 'destructive',
  top_up_pending: 'neutral',
  top_up_rejected: 'destructive',
  low_balance: 'warning',
  quotation_accepted: 'success',
  quotation_lapsing: 'info',
  unknown: 'neutral',
}

/** Shows the kind of a task. */
export function DeskKind({ item: { Kind } }: CellProps) {
  const { t } = useTranslation('agency')
  const known = knownIn(variants, Kind)
  return <Badge variant={variants[known]}>{t(`deskKind.${known}`)}</Badge>
}

/** Shows the number of the booking, quotation or top-up, as a link if it has a page. */
export function DeskAbout({ item: { Title, Order, Quotation } }: CellProps) {
  const to = Order === null ? Quotation && paths.quotation(Quotation) : paths.historyOrder(Order)
  if (to === null) return <span className="whitespace-normal tabular">{Title}</span>
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center text-brand-text underline underline-offset-4 tabular"
    >
      {Title}
    </Link>
  )
}

type DeskDueProps = CellProps & { asOf: string; receivedAt: number; askAgain: () => void }

/** Says when a task is due. Holds expire within minutes, so they are counted down. */
export function DeskDue({ item: { Kind, Title, At }, asOf, receivedAt, askAgain }: DeskDueProps) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const zone = useTenantZone()
  const known = knownIn(variants, Kind)
  if (At === null || known === 'low_balance') return null
  if (known === 'hold_lapsing')
    return (
      <ExpiryCountdown
        expiresAt={At}
        asOf={asOf}
        receivedAt={receivedAt}
        label={t('desk.left')}
        hideLabel
        announceLeft={(time) => t('desk.leftIs', { title: Title, time })}
        announceOver={t('desk.over', { title: Title })}
        onExpire={askAgain}
      />
    )
  return (
    <span className="text-muted-foreground tabular">
      {t(`deskAt.${known}`, { time: shortTime(format, At, { zone, asOf }) })}
    </span>
  )
}

/** Formats a time; its date is left out if it is today. */
function shortTime(
  format: Format,
  at: string,
  { zone, asOf }: { zone: string; asOf: string },
): string {
  const isToday = calendarDateIn(at, zone) === calendarDateIn(asOf, zone)
  const time = format.zonedClock(at, zone)
  return isToday ? time : `${format.dateAt(at, zone, 'short')} ${time}`
}

/** Links to the next step of a task; shows nothing if there is none. */
export function DeskNext({ item }: CellProps) {
  const { t } = useTranslation('agency')
  const agency = useAgency()
  const next = agency && deskStep(item, agency.Role)
  if (!next) return null
  const step = t(`deskStep.${next.text}`)
  const isPay = next.text === 'pay' || next.text === 'book'
  return (
    <Button asChild size="sm" variant={isPay ? 'main' : 'outline'} className="whitespace-nowrap">
      <Link to={next.to} aria-label={t('desk.stepOf', { step, title: item.Title })}>
        {step}
      </Link>
    </Button>
  )
}
