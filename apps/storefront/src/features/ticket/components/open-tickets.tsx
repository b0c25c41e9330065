import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { PageHeading } from '@selat/ui/page-heading'
import { Seascape } from '@selat/ui/seascape'
import { Skeleton } from '@selat/ui/skeleton'
import { useState } from 'react'
import { useSearchParams, Link, useLocation } from 'react-router-dom'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { isUnknownOrder } from '../../../shared/trade/order/is-unknown-order.ts'
import { OrderNotFound } from '../../../shared/trade/order/order-not-found.tsx'
import { useOpenTickets } from '../api/use-open-tickets.ts'
import { groupOpenTickets, type OpenGroup } from '../model/open-tickets.ts'
import { ChooseSailing } from './choose-sailing.tsx'
import { OpenTicketGroups } from './open-ticket-groups.tsx'
import { SentTickets } from './sent-tickets.tsx'

export function OpenTickets({ orderId }: { orderId: string | null }) {
  const { t } = useTranslation('ticket')
  const { tickets, isAsking, error, refetch } = useOpenTickets(orderId)
  const [sent, setSent] = useState<Schemas['Ticket'][]>([])
  const isKnown = tickets.length > 0 || (!isAsking && error === null)
  if (!isKnown && orderId !== null && isUnknownOrder(error)) return <OrderNotFound />
  const data = isKnown ? groupOpenTickets(tickets) : undefined
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('redeem.title')} />
      <PageHeading lead={tickets.length > 0 ? t('redeem.lead') : undefined}>
        {t('redeem.title')}
      </PageHeading>
      <div className="mt-8 flex flex-col gap-8">
        {sent.length > 0 && <SentTickets tickets={sent} />}
        <QueryState
          query={{ data, error, isFetching: isAsking, refetch }}
          skeleton={<Skeleton className="h-64 rounded-xl" />}
        >
          {(groups) => <Groups groups={groups} isAfterSending={sent.length > 0} onSent={setSent} />}
        </QueryState>
      </div>
    </div>
  )
}

type GroupsProps = {
  groups: readonly OpenGroup[]
  isAfterSending: boolean
  onSent: (tickets: Schemas['Ticket'][]) => void
}

/**
 * Shows the groups of open tickets, or the one that is being chosen for. If there is only one group, no list comes before it.
 */
function Groups({ groups, isAfterSending, onSent }: GroupsProps) {
  const { t } = useTranslation('ticket')
  const [search, setSearch] = useSearchParams()
  const only = groups.length === 1 && !isAfterSending ? groups[0] : undefined
  const named = groups.find(({ tickets }) => tickets.some(({ Id }) => Id === search.get('ticket')))
  const chosen = named ?? only
  if (groups.length === 0) return isAfterSending ? null : <NoOpenTickets />
  if (!chosen)
    return (
      <section aria-label={isAfterSending ? t('redeem.still') : t('redeem.title')}>
        {isAfterSending && <h2 className="mb-4 text-2xl">{t('redeem.still')}</h2>}
        <OpenTicketGroups groups={groups} />
      </section>
    )
  return (
    <ChooseSailing
      key={chosen.key}
      group={chosen}
      isOneOfMany={groups.length > 1}
      onSent={(tickets) => {
        onSent(tickets)
        setSearch(
          (current) => {
            current.delete('ticket')
            current.delete('date')
            return current
          },
          { replace: true },
        )
      }}
    />
  )
}

function NoOpenTickets() {
  const { t } = useTranslation('ticket')
  const { t: tCommon } = useTranslation('common')
  const { pathname, search } = useLocation()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  return (
    <EmptyState
      title={t('redeem.emptyTitle')}
      description={t('redeem.emptyBody')}
      illustration={<Seascape seed="no-open-tickets" />}
      action={
        <>
          {!isLoggedIn && (
            <Button asChild>
              <Link to={paths.login(pathname + search)}>{tCommon('nav.login')}</Link>
            </Button>
          )}
          <Button asChild variant={isLoggedIn ? 'secondary' : 'outline'}>
            <Link to={paths.ferry()}>{t('redeem.buy')}</Link>
          </Button>
        </>
      }
    />
  )
}
