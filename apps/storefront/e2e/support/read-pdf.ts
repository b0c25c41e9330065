import { readFile } from 'node:fs/promises'

import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Presses a button that saves a PDF, and returns its name, its size in bytes and the text of its first page without spaces. */
export async function savePdf(page: Page, button: string) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await saved
  const bytes = await readFile(await download.path())
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  expect(document.numPages).toBeGreaterThan(0)
  const { items } = await (await document.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join('')
  return {
    name: download.suggestedFilename(),
    size: bytes.length,
    text: text.replaceAll(/\s/g, ''),
  }
}

/** Returns the text of each page of a PDF that the browser printed, without spaces. */
export async function readPaper(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1))
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await (await page).getTextContent()
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, '')
    }),
  )
}
