import { maskIdCardNumber } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { AccountRow } from '../../engine/store/tables/account-tables.ts'

export function toWireProfile(account: AccountRow): Schemas['Profile'] {
  return {
    Name: account.name,
    Username: account.username,
    Email: account.email,
    PendingEmail: account.pending_email,
    StreetAddress: account.street_address,
    Nationality: account.nationality,
    PhoneCode: account.phone_code,
    PhoneNumber: account.phone_number,
    IdCardNumberMasked: maskIdCardNumber(account.id_card_number),
    UpdatedAt: account.updated_at,
  }
}
