import { writeFile } from 'node:fs/promises'

import { CLIENTELES, CUSTOMERS_NOTE, CUSTOMERS_SEED, drawCustomers } from './draw-customers.ts'

// This script writes a file of drawn customers of a tenant's agencies. So no start has to draw them, which would load a
// library that is larger than everything else.
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
