import { once } from 'node:events'
import { writeSync } from 'node:fs'

import { openStore } from '../../src/engine/store/store.ts'

// Each line is written synchronously, so that a printed line proves a finished commit.
const store = await openStore({ data: process.argv[2] })
writeSync(1, 'open\n')
await once(process.stdin, 'data')
for (let index = 0; ; index += 1) {
  await store.transaction((db) =>
    db
      .insertInto('meta')
      .values({ tenant: 'w', name: String(index), value: 'x'.repeat(5000) })
      .execute(),
  )
  writeSync(1, `${index}\n`)
}
