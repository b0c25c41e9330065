import { afterEach, expect, it, vi } from 'vitest'

import { loadFormats } from './load-formats.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Stands in for the browser's workers, of which jsdom has none. */
function stubWorker() {
  const worker = vi.fn<(url: string, options: WorkerOptions) => void>()
  vi.stubGlobal('Worker', worker)
  return worker
}

it('BENCH a worker that the policy names loads the tables of dates and numbers', () => {
  const worker = stubWorker()
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => `allowed ${rules.createScriptURL(url)}`,
    }),
  )
  vi.stubGlobal('trustedTypes', { createPolicy })

  loadFormats()

  expect(createPolicy).toHaveBeenCalledWith('formats', expect.anything())
  expect(worker).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^allowed .*load-formats\.worker/),
    { type: 'module' },
  )
})

it('BENCH SUP-3 a host whose policy does not list the worker starts none, without an error', () => {
  const worker = stubWorker()
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new TypeError('Policy "formats" disallowed.')
    },
  })

  expect(loadFormats).not.toThrow()
  expect(worker).not.toHaveBeenCalled()
})
