import type { IncomingMessage, ServerResponse } from 'node:http'

import { expect, it } from 'vitest'

import { answerWithSite } from '../../undecodable-addresses.ts'

function asked(url: string, accept: string): string | undefined {
  const request = { url, headers: { accept } } as IncomingMessage // The function reads nothing else of the request.
  answerWithSite(request, {} as ServerResponse, () => undefined) // The function writes no answer.
  return request.url
}

it('NAV-3 a page with a broken percent code is answered with the site', () => {
  expect(asked('/hotels/%E0%A4%A', 'text/html,*/*')).toBe('/')
  expect(asked('/%?date=1', 'text/html')).toBe('/')
})

it('NAV-3 every other address is answered as it was asked for', () => {
  expect(asked('/hotels/htl_BTM-01?q=100%', 'text/html')).toBe('/hotels/htl_BTM-01?q=100%')
  expect(asked('/assets/%E0%A4%A.js', '*/*')).toBe('/assets/%E0%A4%A.js')
})
