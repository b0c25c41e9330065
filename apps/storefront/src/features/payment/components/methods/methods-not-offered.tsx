import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Details } from '@selat/ui/details'
import { useQuery } from '@tanstack/react-query'

import { travelQueries } from '../../../../shared/app/api.ts'
import { notOffered, type WhyNot } from '../../model/not-offered.ts'

export type MethodsNotOfferedProps = {
  offered: readonly Schemas['PaymentMethod'][]
  amount: Schemas['Money']
}

/**
 * Lists the agency's other methods, and why they do not fit this order. It renders nothing while they are unknown, because
 * nothing depends on them.
 */
export function MethodsNotOffered({ offered, amount }: MethodsNotOfferedProps) {
  const { t } = useTranslation('payment')
  const all = useQuery(travelQueries.get('/travel/v1/paymentmethod'))
  const why = useReason()
  const others = notOffered(all.data?.Items ?? [], offered, amount)
  if (others.length === 0) return null
  return (
    <Details
      summary={t('notOffered.title')}
      trailing={<span className="text-muted-foreground">{others.length}</span>}
      className="border-t"
    >
      <ul className="space-y-2 text-sm">
        {others.map((other) => (
          <li
            key={`${other.method.Code} ${other.method.Currency}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6"
          >
            <span className="font-medium">{other.method.Name}</span>
            <span className="text-muted-foreground">{why(other.why, other.method.Currency)}</span>
          </li>
        ))}
      </ul>
    </Details>
  )
}

function useReason(): (why: WhyNot, currency: string) => string {
  const { t } = useTranslation('payment')
  const format = useFormat()
  return (why, currency) => {
    switch (why.reason) {
      case 'currency':
        return t('notOffered.currency', { currency })
      case 'below':
        return t('notOffered.below', { amount: format.money(why.minimum) })
      case 'above':
        return t('notOffered.above', { amount: format.money(why.maximum) })
      case 'time':
        return t('notOffered.time')
      default:
        return why satisfies never
    }
  }
}
