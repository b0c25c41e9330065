import type { TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { toReadablePhone } from '../../kit/readable-phone.ts'

type Seller = { name: string; contact: string }

/** Returns the name and the contact that papers carry: those of the agency that sold them, else those of the site. */
export function sellerOf(
  agency: Schemas['AgencyContact'] | null,
  tenant: Pick<Schemas['BaseConfiguration'], 'Name' | 'Contact'>,
): Seller {
  return agency ? toSeller(agency) : toSeller({ ...tenant.Contact, Name: tenant.Name })
}

/**
 * Returns the text about the seller for each ticket of an agency, because tickets are separated from each other; null
 * for the site's own.
 */
export function soldByText(
  agency: Schemas['AgencyContact'] | null,
  t: TFunction<'ticket'>,
): string | null {
  return agency && t('pass.soldBy', toSeller(agency))
}

function toSeller({ Name, Phone, Email }: Schemas['AgencyContact']): Seller {
  return { name: Name, contact: [toReadablePhone(Phone), Email].filter(Boolean).join(' · ') }
}
