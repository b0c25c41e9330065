import type { Schemas } from '@selat/sdk'

import type { TenantUser } from '../tenancy/tenant.ts'

export function toWireUser(user: TenantUser): Schemas['User'] {
  return {
    Id: user.id,
    Name: user.name,
    Username: user.username,
    Email: user.email,
    Role: { Name: user.role },
    CurrencyObj: { Code: user.currency },
    IsB2B: user.isB2b ? 'true' : 'false',
    IsB2C: user.isB2c ? 'true' : 'false',
  }
}
