import type { SharedSettings } from '../../engine/settings/shared-settings.ts'
import type { Analytics, SetAnalytics } from './analytics.ts'
import type { Tenant } from './tenant.ts'

export type AnalyticsSetting = {
  /** Returns the analytics of a tenant's site: the last setting, else that of its folder. Null if the site reports nothing. */
  of(tenant: Pick<Tenant, 'slug' | 'analytics'>): Analytics | null
  set(slug: string, analytics: Analytics | null): void
  /** Returns all settings that were made, for a snapshot. */
  state(): SetAnalytics
}

/** Lets the console replace the analytics of tenants, so that a site can be tested before its folder has any. */
export async function keepAnalytics(settings: SharedSettings): Promise<AnalyticsSetting> {
  let chosen: ReadonlyMap<string, Analytics | null> = new Map()
  const state = () => Object.fromEntries(chosen)
  const changed = await settings.keep({
    name: 'analytics',
    start: null,
    state,
    follow: (kept) => void (chosen = new Map(Object.entries(kept as SetAnalytics))), // only `state` writes it
  })
  return {
    state,
    of: ({ slug, analytics = null }) => {
      const set = chosen.get(slug)
      return set === undefined ? analytics : set
    },
    set(slug, analytics) {
      chosen = new Map([...chosen, [slug, analytics]])
      changed()
    },
  }
}
