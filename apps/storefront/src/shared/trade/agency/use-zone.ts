import { useTenant } from '../../app/tenant.ts'
import { useAgency } from './use-agency.ts'

/** Returns the zone of the clock that the visitor looks at. */
function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * Returns the time zone in which pages for agencies tell their times: the tenant's, so that colleagues in two zones, the
 * customer and the paper all read the same. It is the device's where the tenant has named none (APP-4).
 */
export function useTenantZone(): string {
  return useTenant().TimeZone ?? deviceZone()
}

/** Returns the zone of pages that agents and travellers both have: the tenant's for an agent, the device's for others. */
export function useReaderZone(): string {
  const ofTenant = useTenantZone()
  return useAgency() ? ofTenant : deviceZone()
}
