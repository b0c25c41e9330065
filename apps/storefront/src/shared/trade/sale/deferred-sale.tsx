import { Skeleton } from '@selat/ui/skeleton'

import { deferredForAgents } from '../agency/deferred-for-agents.tsx'

// These parts of a sale are shown to members alone, so they are deferred. Each placeholder has about the size of its part.

export const CheckoutCustomer = deferredForAgents(
  () => import('./checkout-customer.tsx').then((module) => module.CheckoutCustomer),
  { place: <Skeleton className="mb-6 h-60 w-full rounded-xl" /> },
)

export const SaveToCustomer = deferredForAgents(
  () => import('./save-to-customer.tsx').then((module) => module.SaveToCustomer),
  { place: <div className="mt-6 h-18" /> },
)

export const CartSale = deferredForAgents(
  () => import('./cart-sale.tsx').then((module) => module.CartSale),
  { place: <Skeleton className="h-48 w-full" /> },
)
