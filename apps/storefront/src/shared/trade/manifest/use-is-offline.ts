import { useOnline } from '../../app/online.ts'
import { useScanQueue } from './scan-queue.ts'

/** Whether the device is offline by the browser's own state, or the last call got no answer. */
export function useIsOffline(): boolean {
  const isOnline = useOnline()
  const isDown = useScanQueue((line) => line.isDown)
  return !isOnline || isDown
}
