import { expect, it } from 'vitest'

import { sampleManifest } from '../../../test/sample-manifest.ts'
import { sailingsAhead } from './sailings-ahead.ts'

it('MAN-1 a departure is listed until an hour after it has left, and an arrival for longer', () => {
  const { Sailing } = sampleManifest([])
  const ahead = (Direction: 'departure' | 'arrival', now: string) =>
    sailingsAhead({ Direction, Items: [Sailing] }, Date.parse(now)).length

  expect(ahead('departure', '2026-11-20T10:09:00Z')).toBe(1)
  expect(ahead('departure', '2026-11-20T10:11:00Z')).toBe(0)
  expect(ahead('arrival', '2026-11-20T10:11:00Z')).toBe(1)
})
