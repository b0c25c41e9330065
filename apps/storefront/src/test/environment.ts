import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { Blob, File } from 'node:buffer'

import { configure, getConfig } from '@testing-library/react'

/** Holds the machine's own clock, before a test replaces it. */
export const MachineDate = Date

// jsdom does not implement scrolling and warns about it on every navigation.
window.scrollTo = () => undefined

// An upload needs File, FormData and Request of one implementation, and fetch is Node's. Files of jsdom reach it empty, and
// jsdom's XMLHttpRequest accepts no others. Vitest replaces Request by one that expects the classes of jsdom.
const Request: unknown = Object.getPrototypeOf(globalThis.Request)
const FormData = await fillableFormData()
Object.assign(globalThis, { Blob, File, FormData, Request, XMLHttpRequest: undefined })

// jsdom draws no pictures, so the address of a preview needs no picture.
URL.createObjectURL = () => 'blob:picture'
URL.revokeObjectURL = () => undefined

type WaitingConfig = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean }

const { getElementError } = getConfig()

configure({
  // This is longer than a page waits before it repeats a failed call, also on a busy machine.
  asyncUtilTimeout: 40_000,
  // While a test waits, each failed look would write out the whole page in vain; the last one gets the page from `waitFor`.
  getElementError(message, container) {
    // Testing Library sets this option while it looks within `waitFor`; its types leave it out.
    const { _disableExpensiveErrorDiagnostics: isLooking } = getConfig() as WaitingConfig
    if (!isLooking) return getElementError(message, container)
    const error = new Error(message ?? '')
    error.name = 'TestingLibraryElementError'
    return error
  },
})

/** Empties the document, as a new environment has it. */
export function clearDocument(): void {
  for (const element of [document.head, document.body]) element.replaceChildren()
  for (const element of [document.documentElement, document.head, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  window.history.replaceState(null, '', '/')
}

/** Returns a FormData of Node that can be created from a form, which jsdom's reads for it. */
async function fillableFormData() {
  const PageFormData = globalThis.FormData
  const empty = await new Response(new URLSearchParams()).formData()
  const NodeFormData = empty.constructor as typeof PageFormData // The instance has this class.
  return class extends NodeFormData {
    constructor(form?: HTMLFormElement) {
      super()
      for (const [name, value] of new PageFormData(form)) this.append(name, value)
    }
  }
}
