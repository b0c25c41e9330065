import '@testing-library/jest-dom/vitest'
import { Blob, File } from 'node:buffer'

import { configure } from '@testing-library/react'

// jsdom has no scrolling and says so on every navigation.
window.scrollTo = () => undefined

// An upload needs files, form and request of one make, and fetch is Node's: the files of jsdom reach it empty, and its
// own XMLHttpRequest reads no others. Vitest puts a request of its own in between, which expects those of jsdom.
const { constructor } = await new Response(new URLSearchParams()).formData()
// React hands it the form that is submitted, which Node does not know; nothing here reads the fields from it.
class FormData extends (constructor as new () => globalThis.FormData) {
  // oxlint-disable-next-line no-useless-constructor -- leaves out what it is given
  constructor() {
    super()
  }
}
const Request: unknown = Object.getPrototypeOf(globalThis.Request)
Object.assign(globalThis, { Blob, File, FormData, Request, XMLHttpRequest: undefined })

// jsdom draws no pictures, so a preview needs an address and nothing behind it.
URL.createObjectURL = () => 'blob:picture'
URL.revokeObjectURL = () => undefined

// A page that waits for the mock is slower on a machine with other work.
configure({ asyncUtilTimeout: 4000 })
