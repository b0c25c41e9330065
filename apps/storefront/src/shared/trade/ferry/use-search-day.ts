import { useToday } from '../../kit/use-today.ts'

/** The zone of Singapore, the easternmost of the shores, so that no day is offered that has ended on one of them. */
const zoneOfToday = 'Asia/Singapore'

/** Returns the present day of searches, which is their first one, wherever the device is. */
export function useSearchDay(): string {
  return useToday(zoneOfToday)
}
