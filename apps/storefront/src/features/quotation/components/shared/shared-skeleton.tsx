import { Skeleton } from '@selat/ui/skeleton'

/** Shows a placeholder in the size of a quotation with one line and the beginning of its form. */
export function SharedSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-24 w-full max-w-xl" />
      <Skeleton className="h-48 w-full" />
      <Skeleton className="h-80 w-full" />
    </div>
  )
}
