import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ChevronRight, TicketX, UserPen } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'

import { deviceZone } from '../../../shared/device-zone.ts'
import { ticketsQuery } from '../../../shared/order/order-queries.ts'
import { paths } from '../../../shared/paths.ts'
import { openTickets } from '../model/change-groups.ts'
import { lastUntil } from '../model/last-until.ts'
import { refundGroups } from '../model/refund-parts.ts'

type Order = Schemas['Order']

/** What can still be done about a paid booking, and of what cannot be done any more, why. */
export function ManageBooking({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  const tickets = useQuery(ticketsQuery(order.Id))
  return (
    <section aria-label={t('manage.title')}>
      <h2 className="mb-3 text-2xl">{t('manage.title')}</h2>
      {/* Tickets that do not come are said where they would stand. */}
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
  const format = useFormat()
  const { Items } = tickets
  const [open] = openTickets(Items)
  const changeUntil = lastUntil(Items.map(({ ChangeUntil }) => ChangeUntil))
  const nameUntil = lastUntil(Items.map(({ NameUntil }) => NameUntil))
  const until = (at: string) => t('manage.until', { at: format.instant(at, deviceZone()) })
  const isLeft = refundGroups(order, tickets).length > 0
  return (
    <>
      {Items.length > 0 && (
        <>
          <Action
            icon={CalendarClock}
            title={t('changeDate.title')}
            {...(changeUntil !== null
              ? { to: paths.changeDate(order.Id), note: until(changeUntil) }
              : open
                ? {
                    to: paths.paidDolphin({ order: order.Id, ticket: open.Id }),
                    note: t('manage.changeOpen'),
                  }
                : { note: t('changeDate.noneBody') })}
          />
          <Action
            icon={UserPen}
            title={t('correctName.title')}
            {...(nameUntil === null
              ? { note: t('manage.nameNot') }
              : { to: paths.correctName(order.Id), note: until(nameUntil) })}
          />
        </>
      )}
      <Action
        icon={TicketX}
        title={t('cancelBooking.title')}
        {...(isLeft
          ? { to: paths.cancelBooking(order.Id), note: t('manage.cancelHint') }
          : { note: t('manage.cancelNot') })}
      />
    </>
  )
}

type ActionProps = { icon: LucideIcon; title: string; note: string; to?: string }

function Action({ icon: Icon, title, note, to }: ActionProps) {
  if (to === undefined)
    return (
      <li className="flex items-start gap-4 bg-muted/50 px-5 py-4 text-muted-foreground">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span>
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm">{note}</span>
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
          <span className="block text-sm text-muted-foreground">{note}</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 self-center text-muted-foreground" />
      </Link>
    </li>
  )
}
