import { Skeleton } from '@selat/ui/skeleton'

import { lateForAgents } from '../agency/late-for-agents.tsx'

// These parts of a sale are shown to members alone, so they are deferred. Each placeholder has about the size of its part.

export const CheckoutCustomer = lateForAgents(
  () => import('./checkout-customer.tsx').then((module) => module.CheckoutCustomer),
  { place: <Skeleton className="mb-6 h-60 w-full rounded-xl" /> },
)

export const SaveToCustomer = lateForAgents(
  () => import('./save-to-customer.tsx').then((module) => module.SaveToCustomer),
  { place: <div className="mt-6 h-18" /> },
)

export const CartSale = lateForAgents(
  () => import('./cart-sale.tsx').then((module) => module.CartSale),
  { place: <Skeleton className="h-48 w-full" /> },
)
