import { useTenant } from '../../app/tenant.ts'
import { useAgency } from './use-agency.ts'

/** The zone of the clock that the visitor looks at. */
function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * The zone in which the pages of an agency tell their times, that of its house: colleagues in two zones, the customer and the
 * paper all read the same. The device's where nobody has told it (APP-4).
 */
export function useHouseZone(): string {
  return useTenant().TimeZone ?? deviceZone()
}

/** The zone of pages that agents and travellers both have: the house's for an agent, for everybody else the device's. */
export function useReaderZone(): string {
  const house = useHouseZone()
  return useAgency() ? house : deviceZone()
}
