import { useTenant } from '../../app/tenant.ts'
import { useAgency } from './use-agency.ts'

/** Returns the time zone of the device. */
function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/**
 * Returns the time zone in which pages for agencies show their times: the tenant's, so that colleagues in two zones,
 * customers and papers agree. If the tenant has named none, it is the device's (APP-4).
 */
export function useTenantZone(): string {
  return useTenant().TimeZone ?? deviceZone()
}

/** Returns the zone of pages that both agents and travellers see: the tenant's for an agent, the device's for others. */
export function useReaderZone(): string {
  const ofTenant = useTenantZone()
  return useAgency() ? ofTenant : deviceZone()
}
