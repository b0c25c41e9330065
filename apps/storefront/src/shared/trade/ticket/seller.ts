import type { TFunction } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { toReadablePhone } from '../../kit/readable-phone.ts'

type Seller = { name: string; contact: string }

/** Whose name papers carry, and whom to call about them: the agency that sold them, else the site. */
export function sellerOf(
  agency: Schemas['AgencyContact'] | null,
  tenant: Pick<Schemas['BaseConfiguration'], 'Name' | 'Contact'>,
): Seller {
  return agency ? toSeller(agency) : toSeller({ ...tenant.Contact, Name: tenant.Name })
}

/** Stands on every single ticket of an agency, because they are torn apart; nothing on the site's own. */
export function soldByText(
  agency: Schemas['AgencyContact'] | null,
  t: TFunction<'ticket'>,
): string | null {
  return agency && t('pass.soldBy', toSeller(agency))
}

function toSeller({ Name, Phone, Email }: Schemas['AgencyContact']): Seller {
  return { name: Name, contact: [toReadablePhone(Phone), Email].filter(Boolean).join(' · ') }
}
