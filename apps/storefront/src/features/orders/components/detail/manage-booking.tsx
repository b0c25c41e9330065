import { useTranslation, useFormat } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ChevronRight, type LucideIcon, TicketX, UserPen } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { namedTravellers } from '../../../../shared/trade/order/name-people.ts'
import { ticketsQuery } from '../../../../shared/trade/order/order-queries.ts'
import { useChangeClosedTexts } from '../../../../shared/trade/order/use-change-closed-texts.ts'
import { useNameClosedTexts } from '../../../../shared/trade/order/use-name-closed-text.ts'
import { openTickets } from '../../../../shared/trade/ticket/change-groups.ts'
import { refundGroups } from '../../../../shared/trade/ticket/refund-parts.ts'
import { changeDeadlines, type Deadline, nameDeadlines } from '../../model/deadlines.ts'

type Order = Schemas['Order']

/** Lists what can still be done about a paid booking, and says why the rest cannot be done any more. */
export function ManageBooking({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const tickets = useQuery(ticketsQuery(order.Id))
  return (
    <section aria-label={t('manage.title')}>
      <h2 className="mb-3 text-2xl">{t('manage.title')}</h2>
      {/* If the tickets cannot be loaded, the place where they would stand says so. */}
      {tickets.data ? (
        <Card asChild className="divide-y divide-border overflow-hidden">
          <ul>
            <Actions order={order} tickets={tickets.data} />
          </ul>
        </Card>
      ) : (
        tickets.isFetching && <Skeleton className="h-52 rounded-xl" />
      )}
    </section>
  )
}

function Actions({ order, tickets }: { order: Order; tickets: Schemas['TicketList'] }) {
  const { t } = useTranslation('order')
  const { Items } = tickets
  const [open] = openTickets(Items)
  const textsOf = useDeadlineTexts()
  const changes = textsOf(changeDeadlines(Items))
  const names = textsOf(nameDeadlines(order, Items))
  const changesClosed = useChangeClosedTexts()
  const namesClosed = useNameClosedTexts()
  const isLeft = refundGroups(order, tickets).length > 0
  return (
    <>
      {Items.length > 0 && (
        <>
          <Action
            icon={CalendarClock}
            title={t('changeDate.title')}
            {...(changes.length > 0
              ? { to: paths.changeDate(order.Id), notes: changes }
              : open
                ? {
                    to: paths.paidDolphin({ order: order.Id, ticket: open.Id }),
                    notes: [t('manage.changeOpen')],
                  }
                : { notes: changesClosed(Items) })}
          />
          <Action
            icon={UserPen}
            title={t('correctName.title')}
            {...(names.length === 0
              ? { notes: namesClosed(namedTravellers(order, Items)) }
              : { to: paths.correctName(order.Id), notes: names })}
          />
        </>
      )}
      <Action
        icon={TicketX}
        title={t('cancelBooking.title')}
        {...(isLeft
          ? { to: paths.cancelBooking(order.Id), notes: [t('manage.cancelHint')] }
          : { notes: [t('manage.cancelNot')] })}
      />
    </>
  )
}

type ActionProps = { icon: LucideIcon; title: string; notes: readonly string[]; to?: string }

function Action({ icon: Icon, title, notes, to }: ActionProps) {
  if (to === undefined)
    return (
      <li className="flex items-start gap-4 bg-muted/50 px-5 py-4 text-muted-foreground">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          <span className="block font-semibold">{title}</span>
          <Notes notes={notes} />
        </span>
      </li>
    )
  return (
    <li>
      <Link
        to={to}
        className="flex items-start gap-4 px-5 py-4 no-underline -outline-offset-2 hover:bg-muted/60"
      >
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand-text" />
        <span className="min-w-0 grow">
          <span className="block font-semibold text-foreground">{title}</span>
          <Notes notes={notes} />
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 self-center text-muted-foreground" />
      </Link>
    </li>
  )
}

function Notes({ notes }: Pick<ActionProps, 'notes'>) {
  return notes.map((note) => (
    <span key={note} className="block text-sm text-muted-foreground">
      {note}
    </span>
  ))
}

/**
 * Returns the function that puts deadlines into words, each on the clock of its terminal. A deadline for all sectors
 * and travellers is only a time. If there are several, each names its sector, and its travellers if the party travels
 * separately.
 */
function useDeadlineTexts(): (deadlines: readonly Deadline[]) => string[] {
  const { t } = useTranslation(['order', 'ferry'])
  const format = useFormat()
  const crossing = ({ sector }: Deadline) => {
    if (!sector?.Sailing) return []
    const { From, To, Sailing } = sector
    return [
      t('ferry:results.title', { from: From.Name, to: To.Name }),
      format.localDateTime(Sailing.DepartsAt),
    ]
  }
  return (deadlines) =>
    deadlines.map((deadline) => {
      const { until, zone, names } = deadline
      const at = format.instant(until, zone)
      const of = [
        ...(deadlines.length > 1 ? crossing(deadline) : []),
        ...(names.length > 0 ? [format.list(names)] : []),
      ]
      return of.length === 0
        ? t('manage.until', { at })
        : t('manage.untilOf', { what: of.join(' · '), at })
    })
}
