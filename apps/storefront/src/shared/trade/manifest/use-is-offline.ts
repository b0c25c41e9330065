import { useOnline } from '../../app/online.ts'
import { useScanQueue } from './scan-queue.ts'

/** Whether calls get answers, as far as the browser or the last one knows. */
export function useIsOffline(): boolean {
  const isOnline = useOnline()
  const isDown = useScanQueue((line) => line.isDown)
  return !isOnline || isDown
}
