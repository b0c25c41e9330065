import { useTranslation } from '@selat/i18n'
import { PageHeading } from '@selat/ui/page-heading'
import { Skeleton } from '@selat/ui/skeleton'
import { useRef } from 'react'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { ForRoles } from '../../../shared/trade/agency/for-roles.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { JoinFailed } from '../../../shared/trade/cart/join-failed.tsx'
import { CheckoutSteps } from '../../../shared/trade/checkout/checkout-steps.tsx'
import { EmptyCart } from '../../../shared/trade/checkout/empty-cart.tsx'
import { useShownCart } from '../../../shared/trade/sale/use-shown-cart.ts'
import { CartContents } from '../components/cart-contents.tsx'

export default function CartPage() {
  return (
    <ForRoles roles={sellers}>
      <Cart />
    </ForRoles>
  )
}

function Cart() {
  const { t } = useTranslation('cart')
  const { isNone, query, received, joinFailure } = useShownCart()
  const heading = useRef<HTMLHeadingElement>(null)
  const isEmpty = isNone || received?.cart.Items.length === 0
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('page.title')} />
      {!isEmpty && <CheckoutSteps current="cart" className="mb-8" />}
      <PageHeading ref={heading} className="mb-6">
        {t('page.title')}
      </PageHeading>
      {joinFailure && <JoinFailed />}
      {isNone ? (
        <EmptyCart />
      ) : (
        <QueryState query={query} skeleton={<CartSkeleton />}>
          {() =>
            received ? <CartContents received={received} pageHeading={heading} /> : <CartSkeleton />
          }
        </QueryState>
      )}
    </div>
  )
}

/** Reserves the space of one item and the total while the cart loads. */
function CartSkeleton() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8">
      <div className="rounded-xl border border-border p-5 sm:p-6">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="mt-6 h-16" />
        <Skeleton className="mt-6 h-24" />
        <Skeleton className="mt-6 h-9 w-2/5" />
      </div>
      <div className="rounded-xl border border-border p-5 sm:p-6">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="mt-6 h-8" />
        <Skeleton className="mt-6 h-13 rounded-lg" />
      </div>
    </div>
  )
}
