import { Skeleton } from '@selat/ui/skeleton'

/** One item and the total, in their sizes. */
export function CartSkeleton() {
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
