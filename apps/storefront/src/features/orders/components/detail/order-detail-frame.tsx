import { Skeleton } from '@selat/ui/skeleton'
import type { ReactNode } from 'react'

export function OrderDetailFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12 print:p-0">{children}</div>
  )
}

export function OrderDetailSkeleton() {
  return (
    <>
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-3 h-10 w-72 max-w-full" />
      <Skeleton className="mt-5 h-6 w-96 max-w-full" />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-12">
        <Skeleton className="h-96 rounded-xl" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    </>
  )
}
