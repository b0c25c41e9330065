import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type SaleProps = { sale: Schemas['OrderAgency'] }

/** In a row of the history: for whom it is, and which colleague booked it. */
export function AgencySaleLine({ sale: { BookedBy: member, Customer } }: SaleProps) {
  const { t } = useTranslation('agency')
  return (
    <p className="text-sm wrap-anywhere text-muted-foreground">
      {Customer ? t('sale.for', { customer: Customer.Name, member }) : t('sale.by', { member })}
    </p>
  )
}

/** Below what the agency pays: what its customer does. */
export function AgencySaleAmount({ sale: { SellingAmount } }: SaleProps) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  return (
    <p className="text-sm text-muted-foreground tabular">
      {t('sale.sells', { amount: format.money(SellingAmount) })}
    </p>
  )
}
