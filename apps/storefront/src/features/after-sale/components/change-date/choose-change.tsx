import { isCalendarDate, localDate } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { RadioGroup } from '@selat/ui/radio-group'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { SectorCrossing } from '../../../../shared/trade/ferry/sector-crossing.tsx'
import { useBookableRange } from '../../../../shared/trade/ferry/use-search-form.ts'
import type { ChangeGroup } from '../../../../shared/trade/ticket/change-groups.ts'
import { changeOptionsQuery } from '../../api/change-queries.ts'
import { leftAlone } from '../../model/company.ts'
import { useFocusOnArrival } from '../use-focus-on-arrival.ts'
import { useTicketNames } from '../use-ticket-names.ts'
import { ChangeDay } from './change-day.tsx'
import { ChangeParty } from './change-party.tsx'
import { ChangeRefused } from './change-refused.tsx'
import { ChangeSailings } from './change-sailings.tsx'

export type ChangeChoice = { group: string; party: string[]; day: string; sailing: string | null }

export type ChooseChangeProps = {
  orderId: string
  groups: readonly ChangeGroup[]
  group: ChangeGroup
  /** All tickets of the booking, including those that cannot be moved. */
  tickets: readonly Schemas['Ticket'][]
  choice: ChangeChoice
  onChange: (choice: ChangeChoice) => void
  isAsking: boolean
  refused: CallError | null
  onAsk: (wish: Schemas['ChangeWish']) => void
}

/** Asks for the tickets to move, the day and the sailing. */
export function ChooseChange(props: ChooseChangeProps) {
  const { orderId, groups, group, tickets, choice, onChange, isAsking, refused, onAsk } = props
  const { t } = useTranslation('order')
  const range = useBookableRange()
  const namesOf = useTicketNames()
  const [isMissed, setMissed] = useState(false)
  const { party, day, sailing } = choice
  const isDay = isCalendarDate(day) && day >= range.today && day <= range.lastDate
  const options = useQuery({
    ...changeOptionsQuery(orderId, party, day),
    enabled: isDay && party.length > 0,
  })
  const chosen = options.data?.Sailings.find(({ Id }) => Id === sailing)
  const alone = leftAlone(tickets, new Set(party))
  const missing = missingOf({ party, alone, isPicked: chosen?.Status === 'on_sale' })
  const whatIsMissing: Record<Missing, string> = {
    whoNone: t('changeDate.whoNone'),
    whoAlone: t('changeDate.whoAlone', { names: namesOf(alone) }),
    pick: t('changeDate.pick'),
  }
  const ask = () => {
    setMissed(missing !== null)
    if (missing === null && chosen && !isAsking) onAsk({ Tickets: party, Sailing: chosen.Id })
  }
  return (
    <div className="flex flex-col gap-8">
      {groups.length > 1 && <GroupChoice {...props} />}
      <div>
        <SectorCrossing
          size="cart"
          from={group.sector.From}
          to={group.sector.To}
          sailing={group.sailing}
          operatorName={group.sector.OperatorName}
        />
        <Until at={group.until} zone={group.sector.From.TimeZone} />
      </div>
      {group.tickets.length > 1 && (
        <ChangeParty
          tickets={group.tickets}
          party={party}
          isMissed={isMissed && missing === 'whoNone'}
          alone={alone}
          onChange={(next) => onChange({ ...choice, party: next, sailing: null })}
        />
      )}
      {refused?.kind === 'problem' && <Refused failure={refused} />}
      <section aria-label={t('changeDate.day')} className="flex flex-col gap-4">
        <ChangeDay
          day={day}
          isWrong={!isDay}
          range={range}
          onChange={(next) => onChange({ ...choice, day: next, sailing: null })}
        />
        {isDay && party.length > 0 && (
          <QueryState query={options} skeleton={<Skeleton className="h-72 rounded-xl" />}>
            {(data) => (
              <ChangeSailings
                options={data}
                seats={party.length}
                value={sailing}
                onChange={(next) => onChange({ ...choice, sailing: next })}
              />
            )}
          </QueryState>
        )}
      </section>
      {refused && refused.kind !== 'problem' && <ChangeRefused failure={refused} />}
      <div className="flex flex-col items-start gap-3">
        <Button size="lg" className="max-sm:w-full" loading={isAsking} onClick={ask}>
          {t('changeDate.ask')}
        </Button>
        <p role="status" className="text-sm text-muted-foreground">
          {isMissed && missing !== null ? (
            <span className="font-semibold text-destructive">{whatIsMissing[missing]}</span>
          ) : (
            t('changeDate.askNote')
          )}
        </p>
      </div>
    </div>
  )
}

type Missing = 'whoNone' | 'whoAlone' | 'pick'

/** Returns what is still missing before a quote can be requested; null if nothing is. */
function missingOf({
  party,
  alone,
  isPicked,
}: {
  party: readonly string[]
  alone: readonly unknown[]
  isPicked: boolean
}): Missing | null {
  if (party.length === 0) return 'whoNone'
  if (alone.length > 0) return 'whoAlone'
  return isPicked ? null : 'pick'
}

/** Says why another sailing has to be chosen. It stands above the sailings and takes the focus. */
function Refused({ failure }: { failure: CallError }) {
  const box = useFocusOnArrival<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 outline-none">
      <ChangeRefused failure={failure} />
    </div>
  )
}

/** Says until when a change is possible, in the time zone of the terminal. */
function Until({ at, zone }: { at: string; zone: string }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  return (
    <p className="mt-2 text-sm text-muted-foreground">
      {t('changeDate.until', { at: format.instant(at, zone) })}
    </p>
  )
}

function GroupChoice({ groups, choice, onChange }: ChooseChangeProps) {
  const { t } = useTranslation(['order', 'ferry'])
  const format = useFormat()
  const choose = (key: string) => {
    const next = groups.find((group) => group.key === key)
    if (!next) return
    onChange({
      group: key,
      party: next.tickets.map(({ Id }) => Id),
      day: localDate(next.sailing.DepartsAt),
      sailing: null,
    })
  }
  return (
    <RadioGroup
      legend={t('changeDate.which')}
      variant="card"
      columns={2}
      value={choice.group}
      onValueChange={choose}
      options={groups.map(({ key, sector, sailing }) => ({
        value: key,
        label: t('ferry:results.title', { from: sector.From.Name, to: sector.To.Name }),
        hint: [format.localDateTime(sailing.DepartsAt), sector.OperatorName].join(' · '),
      }))}
    />
  )
}
