import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { Blob, File } from 'node:buffer'

import { configure, getConfig } from '@testing-library/react'

/** The machine's own clock, before any test has set another. */
export const MachineDate = Date

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

type WaitingConfig = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean }

const { getElementError } = getConfig()

configure({
  // Longer than a page waits before it tries a broken call again, on a machine with other work, too.
  asyncUtilTimeout: 40_000,
  // While something is waited for, each look that fails would write out the whole page and throw it away; the last one
  // gets its page from `waitFor`.
  getElementError(message, container) {
    // Testing Library's own sign of a look within `waitFor`, which its types leave out.
    const { _disableExpensiveErrorDiagnostics: isLooking } = getConfig() as WaitingConfig
    if (!isLooking) return getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/** Leaves the document as a new environment has it. */
export function clearDocument(): void {
  for (const element of [document.head, document.body]) element.replaceChildren()
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  window.history.replaceState(null, '', '/')
}

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
