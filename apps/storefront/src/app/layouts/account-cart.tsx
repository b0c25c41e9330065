import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import { useAccountCart } from '../../shared/cart/use-account-cart.ts'
import { i18n, loadTexts } from '../../shared/i18n.ts'
import { notify } from '../../shared/notify.ts'
import { paths } from '../../shared/paths.ts'

/** Joins the cart of this device with that of the account, wherever one logs in. */
export function AccountCart() {
  const { pathname } = useLocation()
  const { failure } = useAccountCart()
  // The cart's own page says it where it matters, and goes on saying it.
  const isUntold = failure !== null && pathname !== paths.cart()
  useEffect(() => {
    if (isUntold) void tellFailed()
  }, [isUntold])
  return null
}

async function tellFailed(): Promise<void> {
  await loadTexts(['cart'])
  const { t } = i18n()
  notify({ title: t('cart:account.failed'), description: t('cart:account.kept') })
}
