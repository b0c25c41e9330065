import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Details } from '@selat/ui/details'
import { Skeleton } from '@selat/ui/skeleton'
import { useQuery } from '@tanstack/react-query'

import { QueryState } from '../../kit/query-state.tsx'
import { useItemName } from '../cart/items/use-item-name.ts'
import { useIsNetHidden } from '../price/net-visibility.ts'
import { sellingOf, toRules } from './item-sale.ts'
import { markupQuery } from './markup-query.ts'
import { NetSwitch } from './net-switch.tsx'
import { SaleAmounts } from './sale-amounts.tsx'
import { heldItems, sellingTotals } from './sold-cart.ts'

export type CartSaleProps = {
  cart: Schemas['Cart']
  /** The offer of a promo code, which lowers what the agency pays. */
  offer?: Schemas['PromoOffer'] | undefined
}

/** Shows a cart to a member: net and selling price, and the switch that hides what only the agency may see. */
export function CartSale(props: CartSaleProps) {
  const { t } = useTranslation('markup')
  const isHidden = useIsNetHidden()
  return (
    <section
      aria-label={t('sale.title')}
      className="flex flex-col gap-4 border-t border-dashed border-input/60 pt-4"
    >
      {!isHidden && <Amounts {...props} />}
      <NetSwitch />
    </section>
  )
}

function Amounts({ cart, offer }: CartSaleProps) {
  const { t } = useTranslation('markup')
  const query = useQuery(markupQuery())
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-24 w-full" />}>
      {(markup) => {
        const rules = toRules(markup)
        return (
          <div className="flex flex-col gap-2">
            <SaleAmounts
              net={offer ? [offer.Total] : cart.Totals}
              selling={sellingTotals(cart, rules)}
            />
            {offer && <p className="text-sm text-muted-foreground">{t('sale.promo')}</p>}
            <ByItem items={heldItems(cart)} rules={rules} />
          </div>
        )
      }}
    </QueryState>
  )
}

type ByItemProps = {
  items: readonly Schemas['CartItem'][]
  rules: ReturnType<typeof toRules>
}

/** Shows the selling price of each item if there are several. */
function ByItem({ items, rules }: ByItemProps) {
  const { t } = useTranslation('markup')
  const format = useFormat()
  const itemName = useItemName()
  if (items.length < 2) return null
  return (
    <Details summary={t('sale.byItem')} className="border-b-0 text-sm">
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={item.Id} className="flex justify-between gap-4">
            <span className="min-w-0">{itemName(item)}</span>
            <span className="text-end whitespace-nowrap tabular">
              {format.money(sellingOf(item, rules))}
              <span className="block text-muted-foreground">
                {t('sale.netOf', { amount: format.money(item.Price.Total) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Details>
  )
}
