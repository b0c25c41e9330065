import { afterEach, expect, it } from 'vitest'

import { startSite, type TestSite } from './testing/start-site.ts'

let site: TestSite | undefined

afterEach(() => site?.stop())

const door = '/__mock/enter?user=weiling'

/** Starts the site and records the addresses that its API is asked for. */
async function startBefore(...options: string[]) {
  const asked: string[] = []
  site = await startSite(options)
  site.answerInstead((request) => {
    const { pathname, search } = new URL(request.url)
    asked.push(pathname + search)
    return Promise.resolve(new Response('The console.'))
  })
  return { site, asked }
}

it('APP-2 with --mock-console, the site passes on the calls by which the mock’s console logs in', async () => {
  const { site: opened, asked } = await startBefore('--mock-console')

  const { status, html } = await opened.get(door)

  expect({ status, html }).toEqual({ status: 200, html: 'The console.' })
  await opened.get('/__mock/assets/enter.js')
  await opened.get('/__mock/api/tenants')
  expect(asked).toEqual([door, '/__mock/assets/enter.js', '/__mock/api/tenants'])
})

it('APP-2 other calls to the console are not passed on, and without --mock-console none is', async () => {
  const told = await startBefore('--mock-console')
  await told.site.get('/__mock/api/clock')
  expect(told.asked.filter((path) => path.startsWith('/__mock'))).toEqual([])
  await told.site.stop()

  const { site: opened, asked } = await startBefore()
  await opened.get(door)
  expect(asked.filter((path) => path.startsWith('/__mock'))).toEqual([])
})
