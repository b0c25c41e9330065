import { Skeleton } from '@selat/ui/skeleton'

import { deferredUntilRendered } from './deferred.tsx'

/** A chart as high as what it stands in. Its library downloads with the first one that is shown. */
export const Chart = deferredUntilRendered(
  async () => (await import('@selat/ui/column-chart')).ColumnChart,
  { place: <Skeleton className="h-full rounded-lg" /> },
)
