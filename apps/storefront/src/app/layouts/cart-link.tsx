import { useTranslation } from '@selat/i18n'
import { callErrorOf } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../shared/app/paths.ts'
import { sellers } from '../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../shared/trade/agency/use-agency.ts'
import { cartQuery } from '../../shared/trade/cart/cart-query.ts'
import { forgetCart, useCartToken } from '../../shared/trade/cart/cart-token.ts'

/** Links to the cart. Members of an agency who may not sell have no cart, so they see no link. */
export function CartLink() {
  return useIsFor(sellers) && <Cart />
}

function Cart() {
  const { t } = useTranslation('common')
  const count = useCartCount()
  return (
    <Button asChild variant="ghost" className="px-3">
      <Link
        to={paths.cart()}
        aria-label={count === 0 ? t('nav.cart') : t('nav.cartCount', { count })}
      >
        <ShoppingCart aria-hidden />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute end-0 top-0.5 grid min-h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs text-accent-foreground tabular"
          >
            {count}
          </span>
        )}
      </Link>
    </Button>
  )
}

function useCartCount(): number {
  const token = useCartToken()
  const { data, error } = useQuery({ ...cartQuery(token ?? ''), enabled: token !== null })
  const failure = callErrorOf(error)
  const isGone = failure?.kind === 'problem' && failure.code === 'cart_not_found'
  useEffect(() => {
    // If the cart no longer exists, the next item opens a new one.
    if (isGone) forgetCart()
  }, [isGone])
  return token === null ? 0 : (data?.Items.length ?? 0)
}
