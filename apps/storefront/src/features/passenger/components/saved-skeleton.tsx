import { Skeleton } from '@selat/ui/skeleton'

/** Shows a placeholder in the size of a search field and a few passengers. */
export function SavedSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <Skeleton className="h-20 w-full sm:max-w-md" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-72 w-full" />
    </div>
  )
}
