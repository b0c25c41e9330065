import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, FileDown, Printer, QrCode } from 'lucide-react'
import type { MouseEvent } from 'react'

import { languageTag } from '../../app/locale.ts'
import { paths } from '../../app/paths.ts'
import { useTenant } from '../../app/tenant.ts'
import { saveFile } from '../../kit/save-file.ts'
import { useTask } from '../../kit/use-task.ts'
import { displayOf } from '../cart/items/item-displays.ts'
import { useItemTexts } from '../cart/items/use-item-texts.ts'
import { ticketsQuery } from '../order/order-queries.ts'
import { TICKETS_SLOT } from './tickets-slot.ts'

export type TicketActionsProps = { order: Schemas['Order'] }

/**
 * Offers the ticket's code, a file, the calendar and paper for an order that has been paid (CHK-10). The code is offered on
 * phones, which have no printer.
 */
export function TicketActions({ order }: TicketActionsProps) {
  const { t } = useTranslation('ticket')
  const isDated = order.Items.some((item) => displayOf(item).firstDay(item) !== null)
  return (
    <>
      <Button variant="main" className="sm:hidden" onClick={goToCode}>
        <QrCode aria-hidden />
        {t('action.code')}
      </Button>
      <PdfButton order={order} />
      {isDated && <CalendarButton order={order} />}
      <Button variant="outline" onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('action.print')}
      </Button>
    </>
  )
}

/** Scrolls to the code of the first ticket, in the middle of the screen; the heading of the tickets gets the focus. */
function goToCode({ currentTarget }: MouseEvent<HTMLElement>): void {
  // Only this page is searched, because the payment page stays alive behind others.
  const tickets = currentTarget.closest('main')?.querySelector(`[data-slot="${TICKETS_SLOT}"]`)
  const heading = tickets?.querySelector('h2')
  const code = tickets?.querySelector('[data-slot="qr-code"]')
  heading?.focus({ preventScroll: true })
  const target = code ?? heading
  target?.scrollIntoView({ block: 'center' })
}

function PdfButton({ order }: TicketActionsProps) {
  const { t } = useTranslation('ticket')
  const { t: item, format } = useItemTexts()
  const tenant = useTenant()
  const queries = useQueryClient()
  const { isBusy, run } = useTask(t('pdf.failed'))
  const save = async () => {
    const tickets = await queries.fetchQuery(ticketsQuery(order.Id))
    const { ticketsPdf } = await import('./pdf/tickets-pdf.ts')
    const words = { t, item, format }
    const file = await ticketsPdf({ order, tickets, tenant, words, language: languageTag() })
    saveFile(`${order.ConfirmationNumber}.pdf`, new Blob(file, { type: 'application/pdf' }))
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void run(save)}>
      <FileDown aria-hidden />
      {t('action.pdf')}
    </Button>
  )
}

function CalendarButton({ order }: TicketActionsProps) {
  const { t } = useTranslation(['ticket', 'ferry'])
  const { t: tCommon } = useTranslation('common')
  const format = useFormat()
  const { isBusy, run } = useTask(tCommon('error.fallback'))
  const save = async () => {
    // The calendar is half of this page's code, and few visitors ask for it.
    const { calendarFile } = await import('./calendar-file.ts')
    const { hostname, origin } = window.location
    const url = origin + paths.orderDetail(order.Id)
    const text = calendarFile({ order, url, host: hostname, t, format })
    saveFile(`${order.ConfirmationNumber}.ics`, new Blob([text], { type: 'text/calendar' }))
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void run(save)}>
      <CalendarPlus aria-hidden />
      {t('action.calendar')}
    </Button>
  )
}
