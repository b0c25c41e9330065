import { DEFAULT_CURRENCY, HOLD_MINUTES, PASSWORD_MIN_LENGTH } from '@selat/domain'
import { languageCodes } from '@selat/i18n'
import type { Known, Schemas } from '@selat/sdk'

import { knownProduct } from './known/known-products.ts'
import { onlyKnown } from './known/known.ts'
import { visitorStore } from './visitor/visitor-store.ts'

type Configuration = Schemas['BaseConfiguration']

/** The configuration, with the products that this site knows; it links to no others (PRD-6). */
type Tenant = Omit<Configuration, 'Products'> & { Products: Known<Schemas['Product']>[] }

/** The site before its tenant is known (APP-4): a neutral ferry site without images of its own. */
const unknownTenant: Tenant = {
  System: 1,
  Web: '',
  Name: 'Selat',
  Logo: { Light: '', Dark: '' },
  Loader: { Light: '', Dark: '' },
  Favicon: '',
  Theme: { Light: noColours(), Dark: noColours() },
  Products: ['ferry'],
  Languages: [...languageCodes],
  Currencies: [DEFAULT_CURRENCY],
  DefaultCurrency: DEFAULT_CURRENCY,
  PaymentMethods: [],
  Contact: { Email: '', Phone: '', Address: '', Hours: '' },
  RouteRules: [],
  ExternalHosts: [],
  Ferry: { DefaultFrom: 'HFC', DefaultTo: 'BTC', BookableDays: 180, HoldMinutes: HOLD_MINUTES },
  Account: {
    BookingMode: 'guest',
    IsRegistrationOpen: true,
    PasswordMinLength: PASSWORD_MIN_LENGTH,
  },
}

const useStore = visitorStore<{ tenant: Tenant }>({
  initial: ({ base }) => ({ tenant: toTenant(base) }),
})

/** Returns the tenant's configuration, or safe defaults; empty texts mean that there is none. */
export const useTenant = (): Tenant => useStore((state) => state.tenant)

/** Returns the tenant's configuration for code outside of components. */
export const tenant = (): Tenant => useStore.getState().tenant

/** Whether the tenant's configuration is loaded; before that it is unknown what this site lacks. */
export const isTenantKnown = (): boolean => tenant() !== unknownTenant

/** Calls a listener with each configuration that arrives. Returns the function that stops it. */
export const onTenantChange = (tell: () => void): (() => void) => useStore.subscribe(tell)

/** Sets the tenant; null after a start without an answer. */
export function setTenant(known: Configuration | null): void {
  useStore.setState({ tenant: toTenant(known) })
}

function toTenant(known: Configuration | null): Tenant {
  return known === null
    ? unknownTenant
    : { ...known, Products: onlyKnown(known.Products, knownProduct) }
}

/** Returns no colours, so that the theme's own ones stay. */
function noColours(): Schemas['ThemeColours'] {
  return { Brand: '', OnBrand: '', Accent: '', OnAccent: '', Ink: '', Surface: '' }
}
