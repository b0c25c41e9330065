import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../../shared/app/paths.ts'
import { sellers } from '../../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../../shared/trade/agency/use-agency.ts'
import { useIsNetHidden } from '../../../../shared/trade/price/net-visibility.ts'
import { NetSwitch } from '../../../../shared/trade/sale/net-switch.tsx'

export type AgencySaleProps = {
  sale: Schemas['OrderAgency']
  /** The price that the agency pays. */
  net: Schemas['Money']
  /** Whether the order has ended or money went back, so that the prices are only those of the booking. */
  isPast: boolean
}

/**
 * Shows the agency's part of an order: the customer, the member who booked, the net price, the selling price and the margin.
 * The margin is left out once money went back, because the site does not know what the agency returned to its customer.
 */
export function AgencySale({ sale, net, isPast }: AgencySaleProps) {
  const { t } = useTranslation('agency')
  const format = useFormat()
  const { BookedBy, Customer, SellingAmount } = sale
  const isNetHidden = useIsNetHidden()
  const margin = { ...SellingAmount, Amount: SellingAmount.Amount - net.Amount }
  return (
    <Card asChild className="p-5 sm:p-6">
      <section aria-labelledby="agency-sale">
        <h2 id="agency-sale" className="mb-3 text-xl">
          {t('sale.title')}
        </h2>
        <dl className="flex flex-col gap-2">
          <Line name={t('sale.customer')}>
            {Customer ? <CustomerName customer={Customer} /> : t('sale.nobody')}
          </Line>
          <Line name={t('sale.bookedBy')}>{BookedBy}</Line>
          {!isNetHidden && <Line name={t('sale.net')}>{format.money(net)}</Line>}
          <Line name={t('sale.selling')}>{format.money(SellingAmount)}</Line>
          {!isNetHidden && !isPast && <Line name={t('sale.margin')}>{format.money(margin)}</Line>}
        </dl>
        <p className="mt-4 mb-4 text-sm text-muted-foreground">
          {t(isPast ? 'sale.past' : 'sale.papers')}
        </p>
        <NetSwitch />
      </section>
    </Card>
  )
}

/** Names the customer. Members who sell get a link to the saved customer; other members see the name alone. */
function CustomerName({ customer: { Id, Name } }: { customer: Schemas['CustomerRef'] }) {
  const isSeller = useIsFor(sellers)
  if (!isSeller) return Name
  return (
    <Link
      to={paths.customers({ edit: Id })}
      className="inline-flex min-h-6 items-center text-brand-text underline underline-offset-4"
    >
      {Name}
    </Link>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-border pb-2 last:border-0 last:pb-0">
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd className="ms-auto text-end font-semibold wrap-anywhere tabular">{children}</dd>
    </div>
  )
}
