import { useAccountCart } from '../../shared/cart/use-account-cart.ts'

/**
 * Joins the cart of this device with that of the account, wherever one logs in. A failure is told where it matters: in the
 * cart and at checkout.
 */
export function AccountCart() {
  useAccountCart()
  return null
}
