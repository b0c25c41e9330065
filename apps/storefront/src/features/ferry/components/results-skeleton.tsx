import { Skeleton } from '@selat/ui/skeleton'

/** Reserves the space of a first screen of sailings. */
export function ResultsSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-7 w-64" />
      <Skeleton className="h-19 w-full" />
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} className="h-36 w-full" />
      ))}
    </div>
  )
}
