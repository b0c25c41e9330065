import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

type SaleProps = { sale: Schemas['OrderAgency'] }

/** Names, in a row of the history, the customer of an order and the member who booked it. */
export function AgencySaleLine({ sale: { BookedBy: member, Customer } }: SaleProps) {
  const { t } = useTranslation('agency')
  return (
    <p className="text-sm wrap-anywhere text-muted-foreground">
      {Customer ? t('sale.for', { customer: Customer.Name, member }) : t('sale.by', { member })}
    </p>
  )
}

/** Shows the selling price, below the price that the agency pays. */
export function AgencySaleAmount({ sale: { SellingAmount } }: SaleProps) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  return (
    <p className="text-sm text-muted-foreground tabular">
      {t('sale.sells', { amount: format.money(SellingAmount) })}
    </p>
  )
}
