// A program that machine-speed.ts times. Changing it changes what the budgets of the tests mean. It prints how many
// milliseconds a processor worked for it.
import { createHash } from 'node:crypto'

/** Bytes of memory that are asked for and written to, as each process of a test does. */
const BYTES = 32 * 2 ** 20

// Hashing, parsing, sorting and strings: what tests mostly do.
const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: (index * 7919) % 20_011, index }))
for (let round = 0; round < 3; round += 1) {
  const text = JSON.stringify(rows)
  const copy = JSON.parse(text) as typeof rows // what was just written
  copy.sort((a, b) => a.id - b.id)
  createHash('sha256').update(text).digest('hex')
}
Buffer.alloc(BYTES, 1)

const { user, system } = process.cpuUsage()
process.stdout.write(String((user + system) / 1000))
