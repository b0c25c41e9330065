import { useTranslation } from '@selat/i18n'
import { PageHeading } from '@selat/ui/page-heading'
import { useRef } from 'react'

import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { ForRoles } from '../../../shared/trade/agency/for-roles.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { EmptyCart } from '../../../shared/trade/cart/empty-cart.tsx'
import { JoinFailed } from '../../../shared/trade/cart/join-failed.tsx'
import { CheckoutSteps } from '../../../shared/trade/checkout/checkout-steps.tsx'
import { useShownCart } from '../../../shared/trade/sale/use-shown-cart.ts'
import { CartContents } from '../components/cart-contents.tsx'
import { CartSkeleton } from '../components/cart-skeleton.tsx'

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
