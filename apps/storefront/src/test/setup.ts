import '@testing-library/jest-dom/vitest'
import { Blob, File } from 'node:buffer'
import { flushCompileCache } from 'node:module'

import { configure } from '@testing-library/react'
import { afterAll } from 'vitest'

import { setClockAhead, testNow } from './set-clock-ahead.ts'

// A worker is ended without a chance to keep what it has compiled (NODE_COMPILE_CACHE) for the next file.
afterAll(() => flushCompileCache())

setClockAhead(Date.parse(testNow) - Date.now())

// jsdom has no scrolling and says so on every navigation.
window.scrollTo = () => undefined

// An upload needs files, form and request of one make, and fetch is Node's: the files of jsdom reach it empty, and its
// own XMLHttpRequest reads no others. Vitest puts a request of its own in between, which expects those of jsdom.
const Request: unknown = Object.getPrototypeOf(globalThis.Request)
const FormData = await fillableFormData()
Object.assign(globalThis, { Blob, File, FormData, Request, XMLHttpRequest: undefined })

// jsdom draws no pictures, so a preview needs an address and nothing behind it.
URL.createObjectURL = () => 'blob:picture'
URL.revokeObjectURL = () => undefined

// Longer than a page waits before it tries a broken call again, on a machine with other work, too.
configure({ asyncUtilTimeout: 15_000 })

/** Node's FormData, which knows no form of a page; jsdom's reads it for it. */
async function fillableFormData() {
  const PageFormData = globalThis.FormData
  const empty = await new Response(new URLSearchParams()).formData()
  const NodeFormData = empty.constructor as typeof PageFormData // the class of the instance
  return class extends NodeFormData {
    constructor(form?: HTMLFormElement) {
      super()
      for (const [name, value] of new PageFormData(form)) this.append(name, value)
    }
  }
}
