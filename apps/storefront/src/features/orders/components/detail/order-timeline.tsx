import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Skeleton } from '@selat/ui/skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'

import { knownMoment } from '../../../../shared/app/known/known-orders.ts'
import { knownFailure, knownRejection } from '../../../../shared/app/known/known-payments.ts'
import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { useReaderZone } from '../../../../shared/trade/agency/use-zone.ts'
import { useIsNetHidden } from '../../../../shared/trade/price/net-visibility.ts'
import { timelineQuery } from '../../api/timeline-query.ts'

type Moment = Schemas['OrderMoment']

/** The number of moments that are shown at first; earlier ones are shown on demand. */
const openMax = 5

/** Lists what has happened to an order, the latest first, because readers look for what is new. */
export function OrderTimeline({ order }: { order: Schemas['Order'] }) {
  const timeline = useQuery({ ...timelineQuery(order), placeholderData: keepPreviousData })
  return (
    <QueryState query={timeline} skeleton={<Skeleton className="h-40 rounded-xl" />}>
      {({ Items }) => <Moments moments={Items.toReversed()} />}
    </QueryState>
  )
}

function Moments({ moments }: { moments: readonly Moment[] }) {
  const { t } = useTranslation('order')
  const [isWhole, setWhole] = useState(false)
  const listId = useId()
  const hidden = isWhole ? 0 : Math.max(0, moments.length - openMax)
  const shown = hidden === 0 ? moments : moments.slice(0, openMax)
  return (
    <>
      <ol id={listId}>
        {shown.map((moment, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- moments have no id and keep their order
          <MomentLine
            key={moments.length - index}
            moment={moment}
            earlier={moments[index + 1]}
            isLatest={index === 0}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <Button
          variant="link"
          aria-expanded={false}
          aria-controls={listId}
          className="mt-1 ms-7 text-sm"
          onClick={() => setWhole(true)}
        >
          {t('timeline.earlier', { count: hidden })}
        </Button>
      )}
    </>
  )
}

type MomentLineProps = { moment: Moment; earlier: Moment | undefined; isLatest: boolean }

function MomentLine({ moment, earlier, isLatest }: MomentLineProps) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const zone = useReaderZone()
  const details = useTimelineDetails({ hasMoney: !useIsNetHidden() })(moment)
  return (
    <li className="group relative pb-5 ps-7 last:pb-1">
      <span
        aria-hidden
        className="absolute start-1.25 top-4 bottom-0 w-0.5 bg-border group-last:hidden"
      />
      <span
        aria-hidden
        className={`absolute start-0 top-1.5 size-3 rounded-full border-2 ${isLatest ? 'border-brand bg-brand' : 'border-input bg-background'}`}
      />
      <p className={isLatest ? 'font-semibold' : undefined}>
        {t(`timeline.${wordsOf(moment, earlier)}`)}
      </p>
      {details.map((detail) => (
        <p key={detail} className="text-sm">
          {detail}
        </p>
      ))}
      <p className="text-sm text-muted-foreground tabular">
        <time dateTime={moment.At}>{format.instant(moment.At, zone)}</time>
      </p>
    </li>
  )
}

/**
 * Returns the key of the words for a moment. The money of a change that became cheaper follows the change at the same instant;
 * it must not be called a cancellation, because every ticket is still valid.
 */
function wordsOf(moment: Moment, earlier: Moment | undefined) {
  const isOfChange =
    moment.Event === 'refund_requested' &&
    earlier?.Event === 'change_confirmed' &&
    earlier.At === moment.At
  return isOfChange ? 'change_refunded' : knownMoment(moment.Event)
}

type Rejection = NonNullable<NonNullable<Schemas['Payment']['Proof']>['Rejection']>
type Failure = Schemas['PaymentFailure']['Reason']

const rejections: Readonly<Record<string, Rejection>> = {
  unreadable: 'unreadable',
  amount_differs: 'amount_differs',
  not_received: 'not_received',
  wrong_account: 'wrong_account',
}
const failures: Readonly<Record<string, Failure>> = {
  declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  authentication_failed: 'authentication_failed',
  abandoned: 'abandoned',
}

/**
 * Returns the function that lists the details of a moment: the amount and the method, the reason, the travellers, the items, and
 * the new sailing.
 */
function useTimelineDetails({
  hasMoney,
}: {
  hasMoney: boolean
}): (moment: Schemas['OrderMoment']) => string[] {
  const { t } = useTranslation(['order', 'payment'])
  const format = useFormat()
  return ({ Event, Amount, Method, Reason, People, Items = [], Sailing }) => {
    const about = [...People, ...Items]
    const money = [hasMoney && Amount && format.money(Amount), Method].filter(Boolean).join(' · ')
    const rejection = Event === 'proof_rejected' ? rejections[Reason ?? ''] : undefined
    const failure = Event === 'payment_declined' ? failures[Reason ?? ''] : undefined
    const sailing = Sailing && [format.localDateTime(Sailing.DepartsAt), Sailing.Vessel].join(' · ')
    return [
      money,
      rejection && t(`payment:rejection.${knownRejection(rejection)}`),
      failure && t(`payment:failure.${knownFailure(failure)}`),
      about.length > 0 && format.list(about),
      sailing,
    ].filter((text): text is string => typeof text === 'string' && text !== '')
  }
}
