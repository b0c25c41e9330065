import { HOLD_MINUTES } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import { toWireNames } from '../../engine/http/wire-names.ts'
import { defineOperation } from '../../operation/operation.ts'
import { tenantZone } from '../../world/network/tenant-zone.ts'
import type { Analytics } from '../../world/tenants/analytics.ts'
import type { Tenant } from '../../world/tenants/tenant.ts'
import { svgSize } from './svg-size.ts'
import { toWireContact } from './wire-contact.ts'

export const getBase = defineOperation(
  'getBase',
  (_input, { tenant, language, network, analytics }) => ({
    status: 200,
    body: {
      System: tenant.system,
      Web: tenant.web,
      Name: tenant.name,
      Tagline: tenant.tagline[language],
      Logo: {
        Light: asset(tenant, 'logo-light.svg'),
        Dark: asset(tenant, 'logo-dark.svg'),
        ...svgSize(tenant.assets.get('logo-light.svg') ?? ''),
      },
      Loader: { Light: asset(tenant, 'loader.svg'), Dark: asset(tenant, 'loader.svg') },
      Favicon: asset(tenant, 'favicon.svg'),
      Theme: { Light: toWireNames(tenant.theme.light), Dark: toWireNames(tenant.theme.dark) },
      Products: tenant.products,
      Languages: tenant.languages,
      Currencies: tenant.currencies,
      DefaultCurrency: tenant.companyCurrency,
      PaymentMethods: tenant.paymentMethods,
      Contact: toWireContact(tenant, language),
      TimeZone: tenantZone({ network, tenant }),
      RouteRules: tenant.routeRules.map(toWireNames),
      ExternalHosts: tenant.externalHosts,
      Ferry: {
        DefaultFrom: tenant.ferry.defaultFrom,
        DefaultTo: tenant.ferry.defaultTo,
        BookableDays: tenant.ferry.bookableDays,
        HoldMinutes: HOLD_MINUTES,
      },
      Account: {
        BookingMode: tenant.settings.bookingMode,
        IsRegistrationOpen: tenant.settings.isRegistrationOpen,
        PasswordMinLength: tenant.settings.passwordMinLength,
      },
      ...(analytics && { Analytics: toWireAnalytics(analytics) }),
    },
  }),
)

function toWireAnalytics(analytics: Analytics): Schemas['AnalyticsSettings'] {
  return {
    DataLayer: analytics.dataLayer,
    Beacon: analytics.beacon,
    Consent: analytics.consent,
  }
}

function asset({ slug }: Tenant, file: string): string {
  return `/travel/v1/asset/${slug}/${file}`
}
