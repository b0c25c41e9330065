// This program is timed by machine-speed.ts. Changing it changes the meaning of the tests' budgets. It prints the
// milliseconds of processor time that it took.
import { createHash } from 'node:crypto'

/** The bytes of memory that are requested and written to, as in each process of a test. */
const BYTES = 32 * 2 ** 20

// The work is hashing, parsing, sorting and strings, which tests mostly do.
const rows = Array.from({ length: 20_000 }, (_, index) => ({ id: (index * 7919) % 20_011, index }))
for (let round = 0; round < 3; round += 1) {
  const text = JSON.stringify(rows)
  const copy = JSON.parse(text) as typeof rows // the text was just written
  copy.sort((a, b) => a.id - b.id)
  createHash('sha256').update(text).digest('hex')
}
Buffer.alloc(BYTES, 1)

const { user, system } = process.cpuUsage()
process.stdout.write(String((user + system) / 1000))
