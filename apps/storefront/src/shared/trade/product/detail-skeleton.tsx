import { Skeleton } from '@selat/ui/skeleton'

/** As tall as a product's first screen: heading, pictures, text, and the form beside them. */
export function DetailSkeleton() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 pb-8 sm:px-6 md:pb-12">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="mt-6 h-10 w-80 max-w-full" />
      <Skeleton className="mt-3 h-5 w-32" />
      <Skeleton className="mt-6 h-56 w-full rounded-xl sm:h-80" />
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-3">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-5 w-3/4" />
        </div>
        <Skeleton className="h-120 w-full rounded-xl" />
      </div>
    </div>
  )
}
