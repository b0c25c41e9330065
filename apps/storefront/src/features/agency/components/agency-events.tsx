import { useTranslation, useFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Field } from '@selat/ui/field'
import { Select } from '@selat/ui/select'
import { Skeleton } from '@selat/ui/skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams, Link } from 'react-router-dom'

import { knownAgencyEvent } from '../../../shared/app/known/known-agency.ts'
import { paths } from '../../../shared/app/paths.ts'
import { GrowingList } from '../../../shared/kit/growing-list.tsx'
import { useTenantZone } from '../../../shared/trade/agency/use-zone.ts'
import { useIsNetHidden } from '../../../shared/trade/price/net-visibility.ts'
import { agencyEventsQuery, teamQuery } from '../api/team-query.ts'

/** Lists the events of the agency, of all its members or of the one that the address names. */
export function AgencyEvents() {
  const { t } = useTranslation('agency')
  const navigate = useNavigate()
  const wanted = useSearchParams()[0].get('member')
  const members = useQuery(teamQuery()).data?.Items ?? []
  // With an unknown id in the address, the events of all members are shown.
  const member = members.find(({ Id }) => Id === wanted) ?? null
  const show = (id: string) =>
    void navigate(paths.agencyTeam(id === '' ? undefined : id), { replace: true })
  return (
    <section aria-labelledby="agency-events">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="agency-events" className="text-xl">
          {t('events.title')}
        </h2>
        <Field label={t('events.member')} className="w-full sm:w-64">
          <Select
            value={member?.Id ?? ''}
            onChange={({ currentTarget }) => show(currentTarget.value)}
            options={[
              { value: '', label: t('events.everybody') },
              ...members.map(({ Id, Name }) => ({ value: Id, label: Name })),
            ]}
          />
        </Field>
      </div>
      <div className="mt-3 border-t border-border">
        <Events key={member?.Id} member={member} onShowAll={() => show('')} />
      </div>
    </section>
  )
}

type EventsProps = { member: Schemas['Member'] | null; onShowAll: () => void }

function Events({ member, onShowAll }: EventsProps) {
  const { t } = useTranslation('agency')
  const events = useInfiniteQuery(agencyEventsQuery(member?.Id))
  return (
    <GrowingList
      query={events}
      skeleton={<Skeleton className="mt-3 h-64 rounded-xl" />}
      empty={<NothingDone member={member} onShowAll={onShowAll} />}
    >
      {(items) => (
        <ol aria-label={t('events.title')} className="divide-y divide-border">
          {items.map((event) => (
            <AgencyEventRow key={event.Id} event={event} />
          ))}
        </ol>
      )}
    </GrowingList>
  )
}

function NothingDone({ member, onShowAll }: EventsProps) {
  const { t } = useTranslation('agency')
  if (member === null) return <p className="py-4 text-muted-foreground">{t('events.none')}</p>
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <p className="text-muted-foreground">{t('events.noneOf', { name: member.Name })}</p>
      <Button variant="link" onClick={onShowAll}>
        {t('events.showAll')}
      </Button>
    </div>
  )
}

/** Shows who did what in one line, with a link to the order if there is one. */
function AgencyEventRow({ event }: { event: Schemas['AgencyEvent'] }) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const zone = useTenantZone()
  const isNetHidden = useIsNetHidden()
  const { At, By, Event, About, Order, Amount } = event
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5 text-sm md:grid-cols-[13rem_10rem_minmax(0,1fr)_auto] md:items-baseline">
      <time dateTime={At} className="text-muted-foreground tabular max-md:col-span-2">
        {format.instant(At, zone)}
      </time>
      <span className="font-semibold wrap-anywhere max-md:col-span-2">{By}</span>
      <span className="min-w-0 wrap-anywhere max-[20rem]:col-span-2">
        {t(`eventsWhat.${knownAgencyEvent(Event)}`)}{' '}
        {About !== '' && (
          <span className="ms-1 text-muted-foreground">
            {Order === null ? (
              About
            ) : (
              <Link
                to={paths.historyOrder(Order)}
                className="inline-flex min-h-6 items-center text-brand-text underline underline-offset-4 tabular"
              >
                {About}
              </Link>
            )}
          </span>
        )}
      </span>
      <span className="text-end tabular max-[20rem]:col-span-2">
        {Amount && !(isNetHidden && Order !== null) && format.money(Amount)}
      </span>
    </li>
  )
}
