import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { useQueries } from '@tanstack/react-query'

import { bookingsOnDevice } from '../../../shared/app/booking-access.ts'
import { TextField } from '../../../shared/kit/form/text-field.tsx'
import { bookingQuery } from '../../../shared/trade/order/order-queries.ts'
import type { ConcernForm } from '../api/use-concern-form.ts'

const SHOWN = 3

/** Asks for the number of a booking, typed or chosen from the orders on this device. */
export function BookingIdField({ form }: { form: ConcernForm }) {
  const { t } = useTranslation('support')
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <TextField
        name="bookingId"
        hint={t('contact.bookingHint')}
        isOptional
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <DeviceOrders
        chosen={form.values.bookingId.trim()}
        onChoose={(number) =>
          form.form.setValue('bookingId', number, { shouldDirty: true, shouldTouch: true })
        }
      />
    </div>
  )
}

type DeviceOrdersProps = { chosen: string; onChoose: (number: string) => void }

/** Offers the orders of this device that can be loaded; the others are left out. */
function DeviceOrders({ chosen, onChoose }: DeviceOrdersProps) {
  const { t } = useTranslation('support')
  const ids = bookingsOnDevice()
  const queries = useQueries({ queries: ids.slice(0, SHOWN).map((id) => bookingQuery(id)) })
  const orders = queries.flatMap(({ data }) => data ?? [])
  if (orders.length === 0) return null
  return (
    <div role="group" aria-label={t('contact.onDevice')} className="flex flex-wrap gap-2">
      <p aria-hidden className="w-full text-sm text-muted-foreground">
        {t('contact.onDevice')}
      </p>
      {orders.map((order) => (
        <Button
          key={order.Id}
          variant="outline"
          size="sm"
          aria-pressed={[order.Id, order.ConfirmationNumber].includes(chosen)}
          onClick={() => onChoose(order.ConfirmationNumber)}
        >
          <OrderName order={order} />
        </Button>
      ))}
    </div>
  )
}

function OrderName({ order }: { order: Schemas['Order'] }) {
  const { t } = useTranslation('support')
  const format = useFormat()
  const number = order.ConfirmationNumber
  if (order.VisitDate === null) return t('contact.pickOpen', { number })
  return t('contact.pick', { number, date: format.date(order.VisitDate, 'short') })
}
