import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { openManifest, SAMPLE_SAILING } from '../../../lab/testing/open-manifest.ts'
import { readManifestFile } from './manifest-file.ts'

describe('a manifest that is handed over', () => {
  it('MAN-1 is a file with every document number in full and the digest of its content', async () => {
    const { signIn, buyAt } = await openManifest()
    const number = await buyAt(4101)
    const sari = await signIn('sari')

    const file = await sari.hand(SAMPLE_SAILING)

    const { Passengers } = await sari.manifest(SAMPLE_SAILING)
    const rows = readManifestFile(file.Csv)
    expect(file).toMatchObject({
      Version: 1,
      By: 'Sari Wulandari',
      FileName: 'manifest-HFC-BTC-SRL-20261212-1020-v1.csv',
      Passengers: Passengers.length,
      Changes: { Since: null, Added: [], Removed: [], Changed: [] },
    })
    expect(file.Digest).toBe(createHash('sha256').update(file.Csv, 'utf8').digest('hex'))
    expect(rows.map((row) => row['Number'])).toEqual(Passengers.map((one) => one.Number))
    expect(rows.find((row) => row['ConfirmationNumber'] === number)).toMatchObject({
      LastName: 'TAN',
      FirstName: 'WEI LING',
      DocumentNumber: 'K1234567N',
      DateOfBirth: '1985-11-03',
      Nationality: 'SG',
      Class: 'Economy',
      From: 'HFC',
      To: 'BTC',
      DepartsAt: '2026-12-12T10:20:00+08:00',
      ArrivesAt: '2026-12-12T10:20:00+07:00',
      PlaceOfBirth: 'Singapore',
      CountryOfResidence: 'SG',
      DateOfIssue: '2023-02-11',
      PlaceOfIssue: 'Singapore',
      Seller: 'Nusa Strait Travel',
      Status: 'booked',
      CheckedInAt: '',
    })
  })

  it('MAN-1 has the same version and bytes for every officer and language, and each export is logged', async () => {
    const { signIn, clock } = await openManifest()
    const [sari, faridah] = [await signIn('sari'), await signIn('faridah')]
    const path = { id: SAMPLE_SAILING }

    const first = await sari.hand(SAMPLE_SAILING)
    clock.advance(60)
    const second = await faridah.call('exportManifest', {
      path,
      header: { 'Accept-Language': 'zh-CN' },
    })
    const read = await sari.call('getManifestExport', { path: { ...path, version: '1' } })

    expect(first.IsNew).toBe(true)
    expect(second.body).toEqual({ ...first, IsNew: false })
    expect(read.body).toEqual({ ...first, IsNew: false })
    expect(await sari.reveals(SAMPLE_SAILING)).toMatchObject([
      { By: 'Sari Wulandari', Version: 1, Passenger: '', Number: '' },
      { By: 'Faridah Rahman', Version: 1 },
      { By: 'Sari Wulandari', Version: 1 },
    ])
    const missing = await sari.refused('getManifestExport', { path: { ...path, version: '2' } })
    expect(missing.body.code).toBe('not_found')
  })

  it('MAN-1 gets a new version once somebody was changed or removed, and says who', async () => {
    const { signIn, sail, visitor, clock } = await openManifest()
    const sari = await signIn('sari')
    const { placed, tickets, sailing } = await sail(2)
    const [one, other] = tickets
    await sari.hand(sailing)

    await visitor.of('correctName', placed, {
      OrderItem: placed.order.Items[0]?.Id,
      Passenger: 0,
      FirstName: 'WEI AH',
      LastName: 'TAN',
    })
    expect((await sari.manifest(sailing)).Sailing).toMatchObject({
      LastVersion: 1,
      HasChanges: true,
    })
    const changed = await sari.hand(sailing)
    clock.advance(60)
    const quoted = await visitor.of<{ Id: string }>('quoteRefund', placed, {
      Tickets: [other?.Id],
      Items: [],
    })
    await visitor.of('confirmRefund', placed, { Quote: quoted.body.Id, BankAccount: null })
    const gone = await sari.hand(sailing)

    expect(changed.Changes).toEqual({
      Since: 1,
      Added: [],
      Removed: [],
      Changed: [{ Number: one?.Number, Name: 'TAN WEI AH', Fields: ['FirstName'] }],
    })
    expect(gone.Changes).toMatchObject({
      Since: 2,
      Added: [],
      Removed: [{ Number: other?.Number, Name: 'TAN WEI B', Fields: [] }],
      Changed: [],
    })
    expect(await sari.versions(sailing)).toMatchObject([
      { Version: 3, Added: 0, Removed: 1, Changed: 0, Passengers: gone.Passengers },
      { Version: 2, Added: 0, Removed: 0, Changed: 1 },
      { Version: 1, Added: 0, Removed: 0, Changed: 0 },
    ])
    const { body } = await sari.call('listManifestSailings', {
      query: { terminal: 'HFC', date: '2026-12-12' },
    })
    expect(body.Items.find(({ Id }) => Id === sailing)).toMatchObject({
      LastVersion: 3,
      HasChanges: false,
      Booked: gone.Passengers,
    })
  })

  it('MAN-1 MAN-2 has the state at its hand-over: who is checked in, and after departure who was not aboard', async () => {
    const { signIn, sail, clock } = await openManifest()
    const { tickets, sailing } = await sail(1, '2026-11-21')
    const sari = await signIn('sari')
    const number = tickets[0]?.Number ?? ''
    const first = await sari.hand(sailing)

    await sari.scan(sailing, { Code: number, Reason: 'Needs help to board' })
    const meanwhile = (await sari.manifest(sailing)).Sailing
    const second = await sari.hand(sailing)
    const same = await sari.hand(sailing)
    clock.advance(2 * 86_400)
    const sailed = (await sari.manifest(sailing)).Sailing
    const last = await sari.hand(sailing)

    const rowOf = (csv: string) => readManifestFile(csv).find((row) => row['Number'] === number)
    expect(rowOf(first.Csv)).toMatchObject({ Status: 'booked', CheckedInAt: '' })
    // A check-in changes the next version, but the board does not warn of it.
    expect(meanwhile).toMatchObject({ LastVersion: 1, HasChanges: false })
    expect([second.Version, second.IsNew]).toEqual([2, true])
    expect(second.Changes.Changed).toEqual([
      {
        Number: number,
        Name: 'TAN WEI A',
        Fields: ['Status', 'CheckedInAt', 'CheckInPlace', 'CheckedInBy', 'CheckInReason'],
      },
    ])
    expect(rowOf(second.Csv)).toMatchObject({
      Status: 'checked_in',
      CheckedInAt: '2026-11-20T14:30:00+08:00',
      CheckInPlace: 'Gate 2',
      CheckedInBy: 'Sari Wulandari',
      CheckInReason: 'Needs help to board',
    })
    expect(same).toEqual({ ...second, IsNew: false })
    expect(sailed).toMatchObject({ LastVersion: 2, HasChanges: true })
    expect(last.Version).toBe(3)
    const others = readManifestFile(last.Csv).filter((row) => row['Number'] !== number)
    expect(others.map((row) => row['Status'])).toEqual(others.map(() => 'not_checked_in'))
    const again = await sari.call('getManifestExport', { path: { id: sailing, version: '1' } })
    expect(again.body.Csv).toBe(first.Csv)
  })
})
