import { expect, it } from 'vitest'

import { describeSites } from './describe-sites.ts'

it('APP-2 each tenant is printed with its local address and its logins', () => {
  const text = describeSites(
    {
      tenants: [
        {
          name: 'Shore Travel',
          web: 'www.selat.test',
          system: 1,
          logins: [
            { username: 'ana', password: 'secret-1', role: 'Customer' },
            { username: 'budi.long', password: 'pw', role: 'Instansi' },
          ],
        },
        { name: 'Ships', web: 'ships.selat.test', system: 2, logins: [] },
      ],
    },
    5173,
  )

  expect(text).toBe(
    [
      '  http://localhost:5173',
      '    Shore Travel (system 1)',
      '      ana        secret-1  Customer',
      '      budi.long  pw        Instansi',
      '',
      '  http://ships.localhost:5173',
      '    Ships (system 2)',
    ].join('\n'),
  )
})
