import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { OrderItems } from '../../../shared/trade/order/order-items.tsx'

export type OrderContentProps = {
  order: Pick<Schemas['Order'], 'Items' | 'ChangeOf'>
  canSearchAgain?: boolean
}

/** Shows what is paid for: the items of an order, or the difference of a change. */
export function OrderContent({ order: { Items, ChangeOf }, canSearchAgain }: OrderContentProps) {
  if (ChangeOf !== null) return <ChangeNote changeOf={ChangeOf} />
  return <OrderItems items={Items} {...(canSearchAgain !== undefined && { canSearchAgain })} />
}

type ChangeNoteProps = { changeOf: NonNullable<Schemas['Order']['ChangeOf']> }

/** Says that an order without items pays the difference of a change, and links to the booking that is changed. */
function ChangeNote({ changeOf }: ChangeNoteProps) {
  const { t } = useTranslation('payment')
  return (
    <div>
      <p className="font-semibold">{t('change.title')}</p>
      <p className="mt-1 text-muted-foreground">{t('change.body')}</p>
      <Link
        to={paths.orderDetail(changeOf)}
        className="mt-3 inline-flex min-h-8 items-center gap-1.5 text-brand-text underline underline-offset-4"
      >
        {t('change.booking')}
        <ArrowRight aria-hidden className="size-4" />
      </Link>
    </div>
  )
}
