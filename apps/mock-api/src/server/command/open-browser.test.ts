import { EventEmitter } from 'node:events'

import { expect, it, vi } from 'vitest'

import { openBrowser } from './open-browser.ts'

const { launch } = vi.hoisted(() => ({ launch: vi.fn<(address: string) => Promise<unknown>>() }))
// A browser on the machine of whoever runs the tests.
vi.mock('open', () => ({ default: launch }))

const ADDRESS = 'http://localhost:4010/__mock'

it('APP-2 opens the console in the default browser, and waits for nobody to close it', async () => {
  const browser = Object.assign(new EventEmitter(), { unref: vi.fn<() => void>() })
  launch.mockResolvedValueOnce(browser)

  await openBrowser(ADDRESS)

  expect(launch).toHaveBeenCalledWith(ADDRESS)
  expect(browser.unref).toHaveBeenCalledOnce()
})

it('APP-2 does nothing where there is no browser, found out at once or later', async () => {
  const missing = Object.assign(new EventEmitter(), { unref: () => undefined })
  launch.mockRejectedValueOnce(new Error('no browser')).mockResolvedValueOnce(missing)

  await expect(openBrowser(ADDRESS)).resolves.toBeUndefined()
  await openBrowser(ADDRESS)

  expect(() => missing.emit('error', new Error('ENOENT'))).not.toThrow()
})
