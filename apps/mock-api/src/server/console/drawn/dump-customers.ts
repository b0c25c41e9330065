import { writeFile } from 'node:fs/promises'

import { CLIENTELES, CUSTOMERS_NOTE, CUSTOMERS_SEED, drawCustomers } from './draw-customers.ts'

// Writes down the customers that the agencies of a tenant have by chance, so that no start has to draw them: the library
// weighs more than all else that a start loads.
for (const [tenant, clienteles] of Object.entries(CLIENTELES)) {
  const drawn = await Promise.all(
    clienteles.map((clientele) => drawCustomers(CUSTOMERS_SEED, clientele)),
  )
  const text = JSON.stringify({ note: CUSTOMERS_NOTE, customers: drawn.flat() }, null, 2)
  await writeFile(
    new URL(`../../../world/tenants/${tenant}/customers.json`, import.meta.url),
    `${text}\n`,
  )
}
