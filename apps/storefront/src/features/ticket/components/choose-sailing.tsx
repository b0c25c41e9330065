import { addDays, localDate } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { isRefusal } from '../../../shared/kit/idempotency-key.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { useToday } from '../../../shared/kit/use-today.ts'
import { scheduleQuery } from '../api/schedule-query.ts'
import { type Sending, useSendChoice } from '../api/use-send-choice.ts'
import { leftWithoutAdult, type OpenGroup, type OpenTicket } from '../model/open-tickets.ts'
import { dayWithin, daysAround } from '../model/schedule-days.ts'
import { OpenCrossing } from './open-crossing.tsx'
import { PartyChoice } from './party-choice.tsx'
import { SailingOptions } from './sailing-options.tsx'
import { ScheduleDays } from './schedule-days.tsx'
import { SendRefused, isUnaccompanied } from './send-refused.tsx'

export type ChooseSailingProps = {
  group: OpenGroup
  isOneOfMany: boolean
  onSent: (tickets: Schemas['Ticket'][]) => void
}

/** Chooses the travellers and the sailing of open tickets, and sends the choice to the operator. */
export function ChooseSailing({ group, isOneOfMany, onSent }: ChooseSailingProps) {
  const { t } = useTranslation('ticket')
  const { first } = group
  const order = useSearchParams()[0].get('order') ?? undefined
  const today = useToday(first.From.TimeZone)
  return (
    <div className="flex flex-col gap-6">
      {isOneOfMany && (
        <Button asChild variant="link" className="self-start">
          <Link to={paths.paidDolphin({ order })}>{t('redeem.all')}</Link>
        </Button>
      )}
      <Card className="p-5 sm:p-6">
        <OpenCrossing ticket={first} />
      </Card>
      {first.ValidUntil < today ? (
        <Alert
          variant="warning"
          action={
            <Button asChild variant="outline" size="sm">
              <Link to={paths.contact(first.Order)}>{t('redeem.ask')}</Link>
            </Button>
          }
        >
          {t('redeem.lapsedBody')}
        </Alert>
      ) : (
        <Choice group={group} today={today} onSent={onSent} />
      )}
    </div>
  )
}

type ChoiceProps = Pick<ChooseSailingProps, 'group' | 'onSent'> & { today: string }

function Choice({ group, today, onSent }: ChoiceProps) {
  const { t } = useTranslation('ticket')
  const { first } = group
  const [search, setSearch] = useSearchParams()
  const [party, setParty] = useState(() => group.tickets.map(({ Id }) => Id))
  const [sailingId, setSailingId] = useState<string | null>(null)
  const [refused, setRefused] = useState<Sending | null>(null)
  const { send, isSending } = useSendChoice()

  const range = { first: today, last: first.ValidUntil }
  const day = dayWithin(search.get('date') ?? today, range)
  const days = daysAround(day, range)
  const schedule = useQuery(scheduleQuery(first, days[0] ?? day, days.at(-1) ?? day))
  const sailings = schedule.data?.Sailings.filter(({ DepartsAt }) => localDate(DepartsAt) === day)
  const sailing = sailings?.find(({ Id }) => Id === sailingId)
  const travellers = group.tickets.filter(({ Id }) => party.includes(Id))

  const change = (name: 'date' | 'ticket', value: string) =>
    setSearch(
      (current) => {
        current.set(name, value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  const showDay = (date: string) => {
    setSailingId(null)
    change('date', dayWithin(date, range))
  }
  const chooseParty = (ids: string[]) => {
    setParty(ids)
    // The refusal was about the travellers who were chosen before.
    if (refused && isUnaccompanied(refused)) setRefused(null)
  }
  const submit = async () => {
    if (!sailing || travellers.length === 0) return
    setRefused(null)
    const result = await send(travellers, sailing.Id)
    if (!result) return
    if (result.failure) {
      setRefused(result)
      // If only an adult is missing, the chosen sailing can stay.
      if (isRefusal(result.failure) && !isUnaccompanied(result)) setSailingId(null)
      void schedule.refetch()
    }
    const [next] = result.left
    if (!next) onSent(result.sent)
    else if (result.sent.length > 0) change('ticket', next.Id)
  }
  return (
    <>
      {group.tickets.length > 1 && (
        <PartyChoice tickets={group.tickets} party={party} onChange={chooseParty} />
      )}
      <section aria-label={t('redeem.days')}>
        <ScheduleDays
          days={days}
          day={day}
          range={range}
          schedule={schedule.data}
          onDay={showDay}
          onEarlier={() => showDay(addDays(days[0] ?? day, -1))}
          onLater={() => showDay(addDays(days.at(-1) ?? day, 1))}
        />
        <div className="mt-3">
          <QueryState
            query={{ ...schedule, data: sailings }}
            skeleton={<Skeleton className="h-72 rounded-xl" />}
          >
            {(list) => (
              <SailingOptions
                ticket={first}
                day={day}
                sailings={list}
                seats={travellers.length}
                value={sailing?.Id ?? null}
                onChange={setSailingId}
              />
            )}
          </QueryState>
        </div>
      </section>
      {refused && <SendRefused sending={refused} />}
      <SendBar
        operator={first.OperatorName}
        sailing={sailing}
        hasParty={travellers.length > 0}
        left={leftWithoutAdult(group.tickets, party)}
        isSending={isSending}
        onSend={() => void submit()}
      />
    </>
  )
}

type SendBarProps = {
  operator: string
  sailing: Schemas['ScheduledSailing'] | undefined
  hasParty: boolean
  /** The children and infants who would be left without an adult to sail with. */
  left: readonly OpenTicket[]
  isSending: boolean
  onSend: () => void
}

function SendBar({ operator, sailing, hasParty, left, isSending, onSend }: SendBarProps) {
  const { t } = useTranslation('ticket')
  const format = useFormat()
  const isReady = sailing !== undefined && hasParty
  const names = format.list(left.map(({ PassengerName }) => PassengerName))
  return (
    <section
      aria-label={t('redeem.yours')}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-border bg-raised px-4 py-4 sm:mx-0 sm:rounded-xl sm:border sm:px-6"
    >
      <p role="status" className="min-w-0 flex-1 basis-64">
        {sailing ? (
          <span className="text-xl font-bold tabular">
            {format.time(sailing.DepartsAt)}{' '}
            <span className="ms-1 text-base font-semibold">
              {format.date(sailing.DepartsAt, 'short')}
            </span>
          </span>
        ) : (
          <span className="text-muted-foreground">{t('redeem.pickFirst')}</span>
        )}
        <span className="block text-sm text-muted-foreground">
          {hasParty ? t('redeem.sendNote') : t('redeem.pickSomebody')}
        </span>
        {hasParty && left.length > 0 && (
          <span className="block text-sm">{t('redeem.leftWithoutAdult', { names })}</span>
        )}
      </p>
      <Button
        variant="main"
        className="max-sm:w-full"
        disabled={!isReady}
        loading={isSending}
        onClick={onSend}
      >
        {t('redeem.send', { operator })}
      </Button>
    </section>
  )
}
