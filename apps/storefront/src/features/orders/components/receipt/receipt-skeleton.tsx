import { Skeleton } from '@selat/ui/skeleton'

/** Shows a placeholder in the size of the heading and the sheet. */
export function ReceiptSkeleton() {
  return (
    <>
      <Skeleton className="h-10 w-56 max-w-full" />
      <Skeleton className="mt-6 h-128 rounded-xl" />
    </>
  )
}
