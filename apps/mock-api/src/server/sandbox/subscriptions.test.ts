import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { subscriptions } from './subscriptions.ts'

const features = join(import.meta.dirname, '../../features')

it('TEST every channel of a feature has a subscriber and a name of its own', () => {
  const texts = globSync('**/*-events.ts', { cwd: features }).map((file) =>
    readFileSync(join(features, file), 'utf8'),
  )
  const names = texts.flatMap((text) =>
    [...text.matchAll(/createChannel<.*?>\('(\w+)'\)/gs)].map(([, name]) => name),
  )

  expect(names.length).toBeGreaterThan(4)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(subscriptions.map(({ channel }) => channel))).toEqual(new Set(names))
})
