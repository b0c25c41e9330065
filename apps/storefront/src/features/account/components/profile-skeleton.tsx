import { Skeleton } from '@selat/ui/skeleton'

/** The size of the account card or of its form. */
export function ProfileSkeleton() {
  return <Skeleton className="h-96 w-full rounded-xl" />
}
