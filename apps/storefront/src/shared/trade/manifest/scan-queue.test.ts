import { expect, it } from 'vitest'

import {
  addScan,
  closeQueue,
  dismissConflict,
  openQueue,
  scanQueue,
  settleScans,
} from './scan-queue.ts'

const OWNER = '4102/usr_gate'

const scan = {
  Id: '0b4a3f3e-6f0e-4a53-9f0c-0a4f4a2f7c11',
  Kind: 'check_in',
  Sailing: 'sai_BTC-HFC-PNF-20261120-1500',
  Code: 'MT-KXVWAW-1-1',
  Place: 'BTC',
  At: '2026-11-20T06:30:00Z',
} as const

it('MAN-2 a double use that is reported twice is shown once', async () => {
  await openQueue(OWNER)
  await addScan(scan, OWNER)
  const conflict = { id: scan.Id, owner: OWNER, scan, result: null }

  await Promise.all([settleScans([scan.Id], [conflict]), settleScans([scan.Id], [conflict])])

  expect(scanQueue().waiting).toEqual([])
  expect(scanQueue().conflicts).toEqual([conflict])
})

it('MAN-2 a scan that is recorded after its account has left the manifest waits for its return', async () => {
  await openQueue(OWNER)
  closeQueue()
  await addScan(scan, OWNER)
  expect(scanQueue().waiting).toEqual([])

  await openQueue(OWNER)

  expect(scanQueue().waiting).toEqual([{ ...scan, owner: OWNER }])
})

it('MAN-2 a double use that is dismissed while the queue is being opened does not come back', async () => {
  await openQueue(OWNER)
  await addScan(scan, OWNER)
  await settleScans([scan.Id], [{ id: scan.Id, owner: OWNER, scan, result: null }])

  await Promise.all([openQueue(OWNER), dismissConflict(scan.Id)])

  expect(scanQueue().conflicts).toEqual([])
})
