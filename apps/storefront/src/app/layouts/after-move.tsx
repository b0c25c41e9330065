import { useAccountCart } from '../../shared/trade/cart/use-account-cart.ts'
import { VersionNotice } from './version-notice.tsx'

/**
 * What goes on behind every page once the visitor has moved: a new version is offered, and the cart of this device joins
 * that of the account wherever one logs in. A cart that could not be joined is told in the cart and at checkout.
 */
export function AfterMove() {
  useAccountCart()
  return <VersionNotice />
}
