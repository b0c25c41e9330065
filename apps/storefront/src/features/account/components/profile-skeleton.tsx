import { Skeleton } from '@selat/ui/skeleton'

/** Reserves the space of the account card or of its form while the profile loads. */
export function ProfileSkeleton() {
  return <Skeleton className="h-96 w-full rounded-xl" />
}
