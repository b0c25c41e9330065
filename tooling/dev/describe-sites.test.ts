import { expect, it } from 'vitest'

import { describeSites } from './describe-sites.ts'

it('APP-2 prints each tenant with its address on this machine and its logins', () => {
  const text = describeSites(
    {
      Tenants: [
        {
          Slug: 'shore',
          Name: 'Shore Travel',
          Host: 'www.selat.test',
          System: 1,
          Logins: [
            { Username: 'ana', Password: 'secret-1', Role: 'Customer' },
            { Username: 'budi.long', Password: 'pw', Role: 'Instansi' },
          ],
        },
        { Slug: 'ships', Name: 'Ships', Host: 'ships.selat.test', System: '2', Logins: [] },
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
