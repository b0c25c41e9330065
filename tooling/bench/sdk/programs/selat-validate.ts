import type { Calls } from './calls.ts'
import { connectWith } from './selat.ts'

export const connect = (origin: string): Calls => connectWith(origin, { validate: true })
