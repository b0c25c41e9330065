import { useAccountCart } from '../../shared/trade/cart/use-account-cart.ts'
import { VersionNotice } from './version-notice.tsx'

/**
 * Runs behind every page after the visitor's first interaction: it offers a new version, and it joins this device's cart to the
 * account's cart at each login. If the carts cannot be joined, the cart page and the checkout say so.
 */
export function AfterMove() {
  useAccountCart()
  return <VersionNotice />
}
