import { Skeleton } from '@selat/ui/skeleton'

/**
 * Reserves the space of the contact form and the summary. Placeholders of the passengers keep the footer out of the
 * window.
 */
export function CheckoutSkeleton() {
  return (
    <div className="grid min-h-dvh content-start items-start gap-8 lg:grid-cols-[1fr_23rem]">
      <div className="rounded-xl border border-border p-5 sm:p-6">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="mt-6 h-11" />
        <Skeleton className="mt-6 h-11" />
        <Skeleton className="mt-6 h-11" />
      </div>
      <div className="rounded-xl border border-border p-5 max-lg:-order-1 sm:p-6">
        <Skeleton className="h-7 w-3/5" />
        <Skeleton className="mt-6 h-16" />
      </div>
    </div>
  )
}
