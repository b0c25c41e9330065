import { Skeleton } from '@selat/ui/skeleton'

import { deferredUntilRendered } from './deferred.tsx'

/** A chart that fills the height of its container. Its library is downloaded with the first chart that is shown. */
export const Chart = deferredUntilRendered(
  async () => (await import('@selat/ui/column-chart')).ColumnChart,
  { place: <Skeleton className="h-full rounded-lg" /> },
)
