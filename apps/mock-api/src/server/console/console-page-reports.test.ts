import type { PageReport } from '@selat/command/page-report'
import { expect, it } from 'vitest'

import { openSandbox } from '../../../lab/testing/open-sandbox.ts'

const paint: PageReport = {
  ...{ kind: 'vital', at: '2026-11-20T06:30:00.000Z', site: 'www.selat.test', build: 'b1' },
  ...{ route: '/hotels/:id', page: '0123456789abcdef0123456789abcdef', requestId: 'document-1' },
  ...{ traceId: null, name: 'LCP', value: 1234.5, rating: 'good', navigation: 'navigate' },
}

it('ERR-4 reports of pages are listed newest first, with their tenant, until they are cleared', async () => {
  const { console: desk } = await openSandbox()

  await desk.pageReports.add({ reports: [paint, { ...paint, name: 'FCP', site: null }] })
  await desk.pageReports.add({ reports: [{ ...paint, name: 'TTFB', site: 'gone.example' }] })

  expect((await desk.pageReports.list()).reports).toEqual([
    { ...paint, id: '3', name: 'TTFB', site: 'gone.example', tenant: null },
    { ...paint, id: '2', name: 'FCP', site: null, tenant: null },
    { ...paint, id: '1', tenant: 'nusa' },
  ])
  await desk.pageReports.clear()
  expect((await desk.pageReports.list()).reports).toEqual([])
})

it('ERR-4 only the newest five hundred reports are kept', async () => {
  const { console: desk } = await openSandbox()
  const twenty = Array.from({ length: 20 }, () => paint)

  for (let batch = 0; batch < 26; batch += 1) await desk.pageReports.add({ reports: twenty })

  const ids = (await desk.pageReports.list()).reports.map(({ id }) => id)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([500, '520', '21'])
})

it('ERR-4 a wrong report is refused', async () => {
  const { console: desk } = await openSandbox()
  const reports = [{ ...paint, value: -1 }]

  await expect(desk.pageReports.add({ reports })).rejects.toMatchObject({
    code: 'validation_failed',
  })
})
