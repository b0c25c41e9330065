import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { UserAccount } from '../../operation/account.ts'

export function toWireUser(user: UserAccount): Schemas['User'] {
  return {
    Id: user.id,
    Name: user.name,
    Username: user.username,
    Email: user.email,
    Role: { Name: user.role },
    CurrencyObj: { Code: user.currency },
    IsB2B: user.isB2b ? 'true' : 'false',
    IsB2C: user.isB2c ? 'true' : 'false',
    Agency: user.agency && {
      Id: user.agency.id,
      Name: user.agency.name,
      Role: user.agency.role,
    },
  }
}
