import { Skeleton } from '@selat/ui/skeleton'

/** The heading and the sheet, in their sizes. */
export function ReceiptSkeleton() {
  return (
    <>
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="mt-6 h-128 rounded-xl" />
    </>
  )
}
