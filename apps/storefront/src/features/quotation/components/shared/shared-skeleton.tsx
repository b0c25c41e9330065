import { Skeleton } from '@selat/ui/skeleton'

/** As large as a quotation of one line and the beginning of its form. */
export function SharedSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-24 w-full max-w-xl" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
