import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { busySeconds } from './busy-seconds.ts'
import { workshop } from './clients.ts'
import type { Pace } from './speed.ts'

type Validators = Record<string, (answer: unknown) => boolean>

// This process measures how often each validator checks one answer in a second, round after round.
const { rounds, milliseconds } = JSON.parse(process.argv[2] ?? '') as Pace // given by validation.ts
const text = readFileSync(join(workshop, 'search.json'), 'utf8')
const { href } = pathToFileURL(join(workshop, 'node/validators.mjs'))
const { validators } = (await import(href)) as { validators: Validators } // prepare has compiled it

const answer: unknown = JSON.parse(text)
// One fare near the end of the answer is not a whole number.
const lastFare = text.lastIndexOf('"Amount":')
const rest = text.slice(lastFare).replace(/^"Amount":-?\d+/, '"Amount":0.5')
const broken: unknown = JSON.parse(text.slice(0, lastFare) + rest)

const perSecond: Record<string, number[]> = {}
for (const [name, accepts] of Object.entries(validators)) {
  if (!accepts(answer)) throw new Error(`${name} refuses the answer`)
  if (accepts(broken)) throw new Error(`${name} takes a broken answer`)
  perSecond[name] = []
}
for (let round = -1; round < rounds; round += 1) {
  for (const [name, accepts] of Object.entries(validators)) {
    const startedAt = performance.now()
    const before = busySeconds()
    let checked = 0
    while (performance.now() - startedAt < milliseconds) {
      accepts(answer)
      checked += 1
    }
    // The first round is only a warm-up.
    if (round >= 0) perSecond[name]?.push(checked / (busySeconds() - before))
  }
}
console.log(JSON.stringify(perSecond))
