import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { CalendarPlus, Printer } from 'lucide-react'
import { useState } from 'react'

import { displayOf } from '../cart/items/item-displays.ts'
import { notify } from '../notify.ts'
import { paths } from '../paths.ts'
import { saveFile } from '../save-file.ts'

export type TicketActionsProps = { order: Schemas['Order'] }

/** Paper and calendar, for what has been paid (CHK-10). */
export function TicketActions({ order }: TicketActionsProps) {
  const { t } = useTranslation('ticket')
  const isDated = order.Items.some((item) => displayOf(item).firstDay(item) !== null)
  return (
    <>
      <Button onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('action.print')}
      </Button>
      {isDated && <CalendarButton order={order} />}
    </>
  )
}

function CalendarButton({ order }: TicketActionsProps) {
  const { t } = useTranslation('ticket')
  const { t: tCommon } = useTranslation('common')
  const format = useFormat()
  const [isMaking, setMaking] = useState(false)
  const save = async () => {
    setMaking(true)
    try {
      // Half of this page's code is the calendar's, and few ask for it.
      const { calendarFile } = await import('./calendar-file.ts')
      const { hostname, origin } = window.location
      const url = origin + paths.orderDetail(order.Id)
      const text = calendarFile({ order, url, host: hostname, t, format })
      saveFile(`${order.ConfirmationNumber}.ics`, new Blob([text], { type: 'text/calendar' }))
    } catch {
      notify({
        title: tCommon('toast.error'),
        description: tCommon('error.fallback'),
        variant: 'destructive',
      })
    } finally {
      setMaking(false)
    }
  }
  return (
    <Button variant="outline" loading={isMaking} onClick={() => void save()}>
      <CalendarPlus aria-hidden />
      {t('action.calendar')}
    </Button>
  )
}
