import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import type { ReactNode } from 'react'

import { bookingToken } from '../../../../shared/app/booking-access.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { CopyButton } from '../../../../shared/kit/copy-button.tsx'
import { useReaderZone } from '../../../../shared/trade/agency/use-zone.ts'

/** Lists the fields of an order by their names (CHK-2). */
export function OrderDetailFacts({ order }: { order: Schemas['Order'] }) {
  const { t } = useTranslation('order')
  const format = useFormat()
  const zone = useReaderZone()
  const instant = (at: string) => format.instant(at, zone)
  const { Contact, Payment } = order
  const expiredAt = Payment.History.find(({ Event }) => Event === 'expire')?.At
  return (
    <>
      <dl className="border-t border-border">
        <Fact name={t('detail.orderId')}>
          <span className="flex flex-wrap items-center gap-2">
            <span className="tabular">{order.Id}</span>
            <CopyButton text={order.Id} label={t('detail.copyId')} />
          </span>
        </Fact>
        <Fact name={t('detail.confirmationNumber')}>
          <span className="tabular">{order.ConfirmationNumber}</span>
        </Fact>
        <Fact name={t('detail.createdAt')}>{instant(order.CreatedAt)}</Fact>
        {order.PaidAt !== null && <Fact name={t('detail.paidAt')}>{instant(order.PaidAt)}</Fact>}
        {order.ExpiresAt !== null && (
          <Fact name={t('detail.expiresAt')}>{instant(order.ExpiresAt)}</Fact>
        )}
        {expiredAt !== undefined && <Fact name={t('detail.expiredAt')}>{instant(expiredAt)}</Fact>}
        <Fact name={t('detail.visitDate')}>
          {order.VisitDate === null ? t('detail.openDate') : format.date(order.VisitDate, 'long')}
        </Fact>
        <Fact name={t('detail.paymentMethod')}>{Payment.Method?.Name ?? t('detail.noMethod')}</Fact>
        <Fact name={t('detail.contact')}>
          <span className="block">{Contact.Name}</span>
          <span className="block wrap-anywhere">{Contact.Email}</span>
          <span className="block tabular">
            {Contact.PhoneCode} {Contact.PhoneNumber}
          </span>
        </Fact>
        {order.CodeReference !== '' && (
          <Fact name={t('detail.codeReference')}>{order.CodeReference}</Fact>
        )}
        {order.PromoCode !== '' && (
          <Fact name={t('promo.label')}>
            <span className="tabular">{order.PromoCode}</span>
          </Fact>
        )}
        {order.AdditionalNote !== '' && (
          <Fact name={t('detail.note')}>
            <span className="whitespace-pre-line">{order.AdditionalNote}</span>
          </Fact>
        )}
      </dl>
      {/* An agency's order has no link, because its customer must not learn the net price. */}
      {order.Agency === null && <GuestLink orderId={order.Id} />}
    </>
  )
}

/** Copies a link that opens the order for other travellers and on other devices. It needs the order's secret on this device. */
function GuestLink({ orderId }: { orderId: string }) {
  const { t } = useTranslation('order')
  const token = bookingToken(orderId)
  if (token === undefined) return null
  return (
    <div className="mt-4 print:hidden">
      <CopyButton
        showsLabel
        label={t('detail.copyLink')}
        text={window.location.origin + paths.orderDetail(orderId, token)}
      />
      <p className="mt-2 text-sm text-muted-foreground">{t('detail.linkNote')}</p>
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-border py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-baseline">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  )
}
