import { Skeleton } from '@selat/ui/skeleton'

/** Reserves the space of a first screen of cards. */
export function ListSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-6 w-32" />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="h-96 w-full rounded-xl sm:h-48" />
      ))}
    </div>
  )
}
